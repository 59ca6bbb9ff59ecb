import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { browserOf } from "./back-office.ts";
import { openBrowser, type VisitOptions } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";
import { withoutSpeech, withSpeech } from "./played-speech.ts";
import { sampled } from "./sampled.ts";
import { inWorkspace, startProject } from "./studio-visits.ts";

vi.setConfig({ testTimeout: 240_000 });

let browser: Browser;
let app: LentApp;
beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), borrowApp()]);
});
afterAll(() => browser?.close());

/** The designer of a new video, in a browser that is made ready first. */
async function openDesigner(prepare: (page: Page) => Promise<unknown>, options: VisitOptions = {}) {
  const person = await newClient(app.url);
  const id = await startProject(person, app.url, { templateId: "home-page-welcome" });
  const opened = await browserOf(browser, app, person, {
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await prepare(opened.page);
  await opened.page.goto(`${app.url}/ai-service-design/workspace/${id}`);
  return { ...opened, id, ...(await inWorkspace(opened.page)) };
}

const stageOf = (page: Page) => {
  const stage = page.locator("#main .stage").first();
  return {
    picture: () =>
      stage.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()),
    caption: () => stage.locator(".stage__caption").innerText(),
    time: stage.getByRole("slider", { name: "Time in the preview" }),
    stage,
  };
};

test("what is changed is seen in the preview before it is saved", async () => {
  const { page, main, id, complaints } = await openDesigner(withoutSpeech);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") saves.push(request.url());
  });
  const { picture, caption, time } = stageOf(page);
  await main.getByRole("textbox", { name: "Script" }).fill("We mend bicycles. Call us.");
  await time.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect.poll(caption).toBe("We mend bicycles.");

  const before = await picture();
  await main.getByText("Casual", { exact: true }).click();
  await expect.poll(picture).not.toBe(before);
  const casual = await picture();
  await main.getByLabel("Primary colour").fill("#b91c1c");
  await expect.poll(picture).not.toBe(casual);

  expect(saves.filter((url) => url.includes("/functions/projects"))).toEqual([]);
  const rows = await app.query<{ configuration: unknown }>(
    `select configuration from projects where id = '${id}'`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/mend bicycles|b91c1c/);
  expect(complaints).toEqual([]);
});

test("the browser's voice speaks scene after scene, and the captions and beads follow", async () => {
  const { page, main } = await openDesigner(withSpeech);
  const { caption, time, stage } = stageOf(page);
  await main.getByRole("textbox", { name: "Script" }).fill("We mend bicycles.\n\nCall us.");
  await main.getByRole("button", { name: "Divide into scenes" }).click();
  await page.evaluate(() => {
    speech.isHeld = true; // a voice that takes longer than was estimated
  });
  await page.getByRole("button", { name: "Play the preview" }).click();
  await expect.poll(() => page.evaluate(() => speech.said)).toEqual(["We mend bicycles."]);
  await expect.poll(caption).toBe("We mend bicycles.");
  expect(await time.getAttribute("aria-valuetext")).toContain("Scene 1");
  // The second scene waits until the voice has ended the first.
  await expect.poll(() => time.getAttribute("aria-valuetext")).toContain("Scene 2");
  expect(await page.evaluate(() => speech.said)).toEqual(["We mend bicycles."]);
  await page.evaluate(() => {
    speech.isHeld = false;
    speech.endHeld();
  });
  await expect
    .poll(() => page.evaluate(() => speech.said), { timeout: 15_000 })
    .toEqual(["We mend bicycles.", "Call us."]);
  await expect.poll(caption).toBe("Call us.");

  await page.getByRole("button", { name: "Voice on" }).click();
  await page.getByRole("button", { name: "Play the preview" }).waitFor();
  await page.getByRole("button", { name: "Play the preview" }).click();
  await expect.poll(caption).toBe("We mend bicycles.");
  expect(await page.evaluate(() => speech.said)).toHaveLength(2);
  expect(await stage.getByText("Your browser speaks it").count()).toBe(1);
});

const silent = [
  ["has no voice at all", withoutSpeech, "English"],
  ["has none for the language", withSpeech, "French"],
] as const;
test.each(sampled(silent, 2))(
  "a browser that %s shows captions alone, and says so",
  async (_what, prepare, language) => {
    const { page, main } = await openDesigner(prepare);
    const { caption, stage } = stageOf(page);
    await main.getByRole("textbox", { name: "Script" }).fill("We mend bicycles. Call us.");
    await main.getByText(language, { exact: true }).click();
    await stage.getByText("the preview is silent").waitFor();
    await page.getByRole("button", { name: "Play the preview" }).click();
    await expect.poll(caption).toBe("We mend bicycles.");
    await expect.poll(caption, { timeout: 15_000 }).toBe("Call us.");
    await page.getByRole("button", { name: "Play the preview" }).waitFor(); // it has ended
    expect(await page.evaluate(() => globalThis.speech?.said ?? [])).toEqual([]);
    expect(await page.getByRole("button", { name: /^Voice/ }).count()).toBe(0);
  },
);
