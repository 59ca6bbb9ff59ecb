import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { borrowApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";
import { openWorkspace, startProject, tabTo } from "./studio-visits.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const minutes = 60_000;

const playing = (page: Page) =>
  page.locator("#main video").evaluate((video: HTMLVideoElement) => !video.paused);
const timeOf = (page: Page) =>
  page.locator("#main video").evaluate((video: HTMLVideoElement) => video.currentTime);
/** The player's captions, where it shows them. */
const captionsOf = (page: Page) =>
  page.locator("#main video").evaluate((video: HTMLVideoElement) =>
    Array.from(video.textTracks)
      .filter(({ mode }) => mode === "showing")
      .flatMap(({ cues }) => Array.from(cues ?? [], (cue) => (cue as VTTCue).text)),
  );

test(
  "a video is designed, made, played and deleted without a mouse",
  { timeout: 15 * minutes },
  async () => {
    const app = await borrowApp();
    const owner = await newClient(app.url);
    const id = await startProject(owner, app.url, { templateId: "home-page-welcome" });
    const { page, main, complaints } = await openWorkspace(browser, app, owner, id);
    const press = (key: string) => page.keyboard.press(key);
    const named = (name: string | RegExp) => main.getByRole("button", { name, exact: true });
    const titles = () =>
      main
        .getByRole("textbox", { name: "Title" })
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));

    // The script, and its scenes in an order.
    await tabTo(page, main.getByRole("textbox", { name: "Script" }));
    await press("Control+a");
    await page.keyboard.insertText("We mend bicycles.\n\nCall us.");
    await tabTo(page, named("Divide into scenes"));
    await press("Enter");
    const title = main.getByRole("textbox", { name: "Title" });
    await tabTo(page, title.first(), "Shift+Tab");
    await page.keyboard.type("What we do");
    await press("Alt+ArrowDown");
    await expect.poll(titles).toEqual(["", "What we do"]);
    await press("Alt+ArrowUp");
    await expect.poll(titles).toEqual(["What we do", ""]);

    // The preview.
    const time = page.getByRole("slider", { name: "Time in the preview" });
    await tabTo(page, time);
    await press("PageDown");
    expect(await time.getAttribute("aria-valuetext")).toContain("Scene 2");
    await press("Home");
    await press("Space");
    await page.getByRole("button", { name: "Pause the preview" }).waitFor();
    await expect.poll(() => time.getAttribute("aria-valuetext")).not.toMatch(/^0:00/);
    await press("Space");
    await page.getByRole("button", { name: "Play the preview" }).waitFor();

    // What it costs is said before.
    await tabTo(page, named("Generate"), "Shift+Tab");
    await press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("25 credits, with 3 revisions included").waitFor();
    await press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await app.query(`select 1 from videos where project_id = '${id}'`)).toEqual([]);
    await press("Enter"); // the focus has come back to the button
    await dialog.getByText("25 credits").waitFor();
    await tabTo(page, dialog.getByRole("button", { name: "Generate" }));
    await press("Enter");
    await main.locator("video").waitFor({ timeout: 10 * minutes });

    // The player.
    await tabTo(page, main.locator("video"));
    await press("Space");
    await expect.poll(() => playing(page)).toBe(true);
    await press("Space");
    await expect.poll(() => playing(page)).toBe(false);
    await press("Home");
    await expect.poll(() => timeOf(page)).toBe(0);
    await press("ArrowRight");
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0); // a hundredth of its length
    await tabTo(page, named("Show captions"));
    await press("Enter");
    await expect.poll(() => captionsOf(page)).toEqual(["We mend bicycles.", "Call us."]);
    await press("Enter");
    await named("Show captions").waitFor();
    await tabTo(page, main.getByRole("button", { name: /^0:00 What we do$/ }));
    await press("Enter");
    await expect.poll(() => playing(page)).toBe(true);
    await tabTo(page, main.getByText("Transcript"));
    await press("Enter");
    await main.getByText("We mend bicycles.", { exact: true }).last().waitFor();
    for (const file of ["Video", "Captions", "Still picture", "Script"])
      await tabTo(page, main.getByRole("link", { name: file, exact: true }));

    // One scene again, and deleting.
    await tabTo(page, main.getByText("Regenerate one scene"));
    await press("Enter");
    await tabTo(page, named("Regenerate this scene"));
    await press("Enter");
    await dialog.getByText("Included").waitFor();
    await press("Escape");
    await tabTo(page, named("Delete v1"));
    await press("Enter");
    await dialog.getByText("Delete v1?").waitFor();
    await tabTo(page, dialog.getByRole("button", { name: "Delete" }));
    await press("Enter");
    await main.getByText("No video yet.").waitFor();
    await tabTo(page, named("Generate the first one"));
    expect(complaints).toEqual([]);
  },
);
