/**
 * `node bench/measure-canvas.ts` (after `npm run build`): a step is dragged about a canvas of 300 steps, and the canvas
 * itself, in Chromium whose main thread is traced; the longest task by its processor time.
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
const maxTaskMs = 50;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Ten lines of thirty steps, each line a way of its own. */
const lines = 10;
const perLine = maxSteps / lines;
const automation = {
  ...newAutomation,
  triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
  workflows: Array.from({ length: maxSteps }, (_, at) => {
    const [line, place] = [at % lines, Math.floor(at / lines)];
    const next = place + 1 < perLine ? [`s${at + lines}`] : [];
    const others =
      at === 0 ? Array.from({ length: lines - 1 }, (_one, other) => `s${other + 1}`) : [];
    return newStep({
      id: `s${at}`,
      type: "set",
      name: `Step ${place + 1} of line ${line + 1}`,
      settings: { fields: [{ id: "1", name: "it", value: "{{trigger.body}}" }] },
      nextSteps: [...next, ...others],
    });
  }),
};

const found = findChromium();
if ("missing" in found) throw new Error(found.missing);
const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const app = await startApp(4869, join(folder, "data"), {
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
  await page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  await page.getByRole("button", { name: "Open Builder" }).click();
  const node = page.locator('.react-flow__node[data-id="s4"]');
  await node.waitFor();
  await page.waitForTimeout(3000);
  const line = await context.newCDPSession(page);
  say(`load ${loadavg()[0]?.toFixed(1)}; ${await page.locator(".react-flow__node").count()} drawn`);
  for (const [what, at] of [
    ["a step", await node.boundingBox()],
    ["the canvas", { x: 40, y: 500, width: 0, height: 0 }],
  ] as const) {
    if (!at) throw new Error("the step isn't drawn");
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const tasks = await traced(line, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let move = 1; move <= 60; move += 1) {
        await page.mouse.move(x + move * 3, y + Math.sin(move / 6) * 60);
        await page.waitForTimeout(16);
      }
      await page.mouse.up();
      await page.waitForTimeout(500);
    });
    const long = tasks.filter((ms) => ms > maxTaskMs);
    say(
      `dragging ${what}: longest task ${Math.max(...tasks).toFixed(0)} ms, ${long.length} above ${maxTaskMs} ms (target: none)`,
    );
  }
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
