import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTavusVideos, type TavusVideosStandIn } from "../stand-ins/tavus-videos.ts";
import { adminSettings } from "./app-page-list.ts";
import { asAdmin, overflow, violations } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { type App, startApp } from "./start-app.ts";
import { tabTo } from "./studio-visits.ts";

vi.setConfig({ testTimeout: 240_000 });

let browser: Browser;
let app: App;
let tavus: TavusVideosStandIn;
beforeAll(async () => {
  tavus = await startTavusVideos();
  const env = {
    ...adminSettings,
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    TAVUS_API_KEY: "tavus-key-of-the-tests-0123456789",
    TAVUS_REPLICA_ID: "r90bbd427f71",
    TAVUS_BASE_URL: tavus.baseUrl,
  };
  [browser, app] = await Promise.all([openBrowser(), startApp({ env })]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  await tavus?.stop();
});

test("an admin renames and deletes a video, and renames and creates replicas, by keyboard alone", async () => {
  for (const [id, name] of [
    ["a", "Spring"],
    ["b", "Autumn"],
  ] as const)
    tavus.videos.set(id, { video_id: id, video_name: name, status: "ready", hosted_url: "" });
  const { page, complaints } = await asAdmin(browser, app);
  await page.goto(`${app.url}/admin/video`);
  const rename = async (from: string, to: string) => {
    await tabTo(page, page.getByLabel(`New name of ${from}`));
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type(to);
    await page.keyboard.press("Enter");
  };

  await rename("Spring", "");
  await page.getByText("Give the video a name.").waitFor();
  expect(await page.getByText("Give the video a name.").count()).toBe(1);
  await page.keyboard.type("Spring sale");
  await page.keyboard.press("Enter");
  await page.getByText("Video renamed at Tavus.").waitFor();
  expect(tavus.videos.get("a")?.video_name).toBe("Spring sale");
  await page.getByRole("rowheader", { name: "Spring sale" }).waitFor();

  await tabTo(page, page.getByRole("button", { name: /^Delete\s*: Autumn$/ }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Delete this video at Tavus?").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(tavus.videos.has("b")).toBe(true);
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await page.getByText("Video deleted at Tavus.").waitFor();
  expect([...tavus.videos.keys()]).toEqual(["a"]);

  await rename("Rio", "Rio Silva");
  await page.getByText("Replica renamed.").waitFor();
  expect(tavus.replicas.get("training")).toMatchObject({ replica_name: "Rio Silva" });
  expect(await page.getByLabel("New name of Aria").count()).toBe(0);
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Mia");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://films.example/mia.mp4");
  await page.keyboard.press("Enter");
  await page.getByText("Training has started.").waitFor();
  await page.getByRole("rowheader", { name: "Mia" }).waitFor();

  expect(await violations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});

test("a provider that refuses is said in its place, and the rest of the page stays", async () => {
  const { page } = await asAdmin(browser, app);
  tavus.troubles.push({ status: 401, message: "Invalid access token" });
  await page.goto(`${app.url}/admin/video`);
  await page.getByText("Failed to load videos").waitFor();
  await page.getByText("Invalid Tavus API key. Please check your configuration.").waitFor();
  expect(await page.getByRole("rowheader", { name: "Aria" }).count()).toBe(1);
});
