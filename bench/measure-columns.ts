/**
 * How long an automation of 300 steps takes to open in the designer's columns, on a processor four times slower: until
 * its first step is drawn and the page has nothing more to do, with the longest task.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import {
  maxSteps,
  newAutomation,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import { chromiumSwitches } from "../scripts/chromium-switches.ts";
import { findChromium } from "../scripts/find-chromium.ts";
import { startApp } from "./processes.ts";
import { traced } from "./trace.ts";

const admin = { email: "admin@example.com", password: "tulip-harbor-42" };
const slowdown = 4;
const say = (text: string) => process.stdout.write(`${text}\n`);

const automation = {
  ...newAutomation,
  triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
  workflows: Array.from({ length: maxSteps }, (_, at) =>
    newStep({
      id: `s${at}`,
      type: "set",
      name: `Step ${at + 1}`,
      settings: { fields: [{ id: "1", name: "it", value: "{{trigger.body}}" }] },
      nextSteps: at + 1 < maxSteps ? [`s${at + 1}`] : [],
    }),
  ),
};

const found = findChromium();
if ("missing" in found) throw new Error(found.missing);
const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4871, join(folder, "data"), {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_2FA: "optional",
  PLAN: "enterprise",
});
const browser = await chromium.launch({ executablePath: found.path, args: chromiumSwitches });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const headers = { origin: app.url };
  const path = `${app.url}/functions/projects`;
  await context.request.post(`${app.url}/login`, { headers, form: admin, maxRedirects: 0 });
  const made = await context.request.post(path, { headers, data: { serviceType: "automation" } });
  const { id } = (await made.json()) as { id: string };
  const read = await context.request.get(`${path}/${id}`);
  const { revision, name, description } = (await read.json()) as Record<string, unknown>;
  const saved = await context.request.post(`${path}/${id}/save`, {
    headers,
    data: {
      baseRevision: revision,
      schemaVersion: schemaVersions.automation,
      name,
      description,
      configuration: { automation },
    },
  });
  if (!saved.ok()) throw new Error(`Saving answered ${saved.status()}: ${await saved.text()}`);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let drawnMs = 0;
  const tasks = await traced(line, async () => {
    const began = performance.now();
    await page.goto(`${app.url}/ai-service-design/workspace/${id}`, { waitUntil: "commit" });
    await page
      .locator(`.items__row[data-row="${maxSteps - 1}"]`)
      .waitFor({ state: "attached", timeout: 400_000 });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    drawnMs = performance.now() - began;
    // The main thread is known by what it dispatches.
    await page.mouse.move(10, 10);
  });
  const elements = await page.evaluate(() => document.querySelectorAll("#main *").length);
  const seconds = tasks.reduce((all, ms) => all + ms, 0) / 1000;
  say(
    `load ${loadavg()[0]?.toFixed(1)}: drawn after ${(drawnMs / 1000).toFixed(1)} s; processor time ${seconds.toFixed(1)} s, longest task ${Math.max(...tasks).toFixed(0)} ms; ${elements} elements`,
  );
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
