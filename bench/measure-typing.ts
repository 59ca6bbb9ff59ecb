/**
 * `node bench/measure-typing.ts [type …]` (after `npm run build`): letters typed into each designer of the studio, in
 * Chromium whose processor is slowed four times, while the browser is traced. It tells the longest task and how many
 * took more than 50 ms, by the processor's time of the page's thread, which neighbours on the machine don't lengthen;
 * `--profile` also names what took the time.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { serviceTemplates } from "#content/service-templates.ts";
import { chromiumSwitches } from "../scripts/chromium-switches.ts";
import { findChromium } from "../scripts/find-chromium.ts";
import { startApp } from "./processes.ts";
import { traced } from "./trace.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const admin = { email: "admin@example.com", password: "tulip-harbor-42" };
const slowdown = 4;
const maxTaskMs = 50;
/** A fast typist's pause between two letters. */
const pauseMs = 90;
const words = "words for a test";
const fieldsEach = 4;

const isProfiling = process.argv.includes("--profile");
const asked = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const types = [...new Set(serviceTemplates.map(({ serviceType }) => serviceType))].filter(
  (type) => asked.length === 0 || asked.includes(type),
);
/** The template with the most in it. */
const largest = (type: string) =>
  serviceTemplates
    .filter(({ serviceType }) => serviceType === type)
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]?.id;

const found = findChromium();
if ("missing" in found) throw new Error(found.missing);
const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4873, join(folder, "data"), {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_2FA: "optional",
});
const browser = await chromium.launch({ executablePath: found.path, args: chromiumSwitches });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const signedIn = await context.request.post(`${app.url}/login`, {
    headers: { origin: app.url },
    form: admin,
    maxRedirects: 0,
  });
  if (signedIn.status() >= 400) throw new Error(`Signing in answered ${signedIn.status()}`);
  for (const type of types) await measure(await context.newPage(), type);
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(page: Page, type: string): Promise<void> {
  const started = await page.request.post(`${app.url}/functions/projects`, {
    headers: { origin: app.url },
    data: { templateId: largest(type) },
  });
  const { id } = (await started.json()) as { id: string };
  await page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  const main = page.locator("#main");
  await main.locator("input, textarea").first().waitFor();
  await page.waitForTimeout(1000);
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const fields = main.locator(
    ":is(textarea, input:is(:not([type]), [type=text])):not([readonly]):visible",
  );
  const count = Math.min(fieldsEach, await fields.count());
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    await field.click();
    await page.keyboard.press("End");
    // The first letter opens what the rest goes on with.
    await page.keyboard.type("x", { delay: pauseMs });
    const tasks = await traced(line, () => page.keyboard.type(words, { delay: pauseMs }));
    const long = tasks.filter((ms) => ms > maxTaskMs);
    const name = await field.evaluate((one: HTMLInputElement) => one.labels?.[0]?.innerText);
    say(
      `${type}, ${JSON.stringify(name ?? "")}: longest task ${Math.max(...tasks).toFixed(0)} ms, ${long.length} above ${maxTaskMs} ms`,
    );
  }
  if (isProfiling) for (const row of await profiled(line, page)) say(row);
  await page.close();
}

/** What took the most time of its own while letters were typed; a build without minifying has names. */
async function profiled(line: CDPSession, page: Page): Promise<string[]> {
  await line.send("Profiler.enable");
  await line.send("Profiler.setSamplingInterval", { interval: 200 });
  await line.send("Profiler.start");
  await page.keyboard.type(words, { delay: pauseMs });
  const { profile } = await line.send("Profiler.stop");
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const own = new Map<string, number>();
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || "(anonymous)"} ${url.replace(/^.*\//, "")}:${lineNumber}`,
    ]),
  );
  samples.forEach((id, at) => {
    const name = nameOf.get(id) ?? "";
    own.set(name, (own.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  });
  return [...own]
    .filter(([name]) => !/^\((?:idle|program)\)/.test(name))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([name, ms]) => `    ${ms.toFixed(1)} ms ${name}`);
}
