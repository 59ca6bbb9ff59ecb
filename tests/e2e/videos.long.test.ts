import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./back-office.ts";
import { openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";
import { startApp } from "./start-app.ts";
import { openWorkspace, startProject, tabTo } from "./studio-visits.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const minutes = 60_000;
const script = "Hello there. We repair bicycles at home. Call us today.";

/** What the browser's player says of a video, once it has played for a moment. */
const played = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    const until = Date.now() + 15_000;
    while (video.currentTime < 0.5 && Date.now() < until)
      await new Promise((done) => setTimeout(done, 50));
    video.pause();
    const { currentTime, duration, videoWidth, videoHeight, error } = video;
    video.currentTime = Math.max(0, duration - 1);
    await new Promise((done) => video.addEventListener("seeked", done, { once: true }));
    return { currentTime, duration, videoWidth, videoHeight, error: error?.code ?? null };
  });

test(
  "a script becomes a video that plays, is published, and is shown by other sites",
  { timeout: 15 * minutes },
  async () => {
    const app = await borrowApp();
    const owner = await newClient(app.url);
    const id = await startProject(owner, app.url, { templateId: "home-page-welcome" });
    const { page, main, complaints } = await openWorkspace(browser, app, owner, id);
    await main.getByRole("textbox", { name: "Script" }).fill(script);
    await page.getByRole("button", { name: "Play the preview" }).click();
    await expect
      .poll(() =>
        page.getByRole("slider", { name: "Time in the preview" }).getAttribute("aria-valuetext"),
      )
      .not.toMatch(/^0:00/);
    await page.getByRole("button", { name: "Pause the preview" }).click();

    await main.getByRole("button", { name: "Generate", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("25 credits, with 3 revisions included").waitFor();
    await dialog.getByRole("button", { name: "Generate" }).click();
    await main.getByText("v1", { exact: true }).first().waitFor();
    await main.locator("video").waitFor({ timeout: 10 * minutes });
    const result = await played(page, "#main video");
    expect(result).toMatchObject({ videoWidth: 1280, videoHeight: 720, error: null });
    expect(result.currentTime).toBeGreaterThan(0.4);
    expect(result.duration).toBeGreaterThan(2);
    expect(await main.getByText("AI-generated video").count()).toBe(1);

    await page.getByRole("button", { name: "Publish" }).click();
    const publish = page.getByRole("menuitem", { name: /Publish|Go live/ });
    if (await publish.count()) await publish.first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    const address = await page.getByRole("dialog").getByLabel("Address").inputValue();
    expect(new URL(address).pathname).toMatch(/^\/v\/[a-z0-9-]+$/);
    await shownToOthers(address);

    await page.keyboard.press("Escape");
    await main.getByRole("textbox", { name: "Script" }).fill("Hello again. We sell bicycles, too.");
    await main.getByRole("button", { name: "Generate", exact: true }).click();
    await dialog.getByRole("button", { name: "Generate" }).click();
    await compared(page);
    expect(complaints).toEqual([]);
  },
);

/** Two versions beside each other: both play, only one is heard, and nothing plays on once they are closed. */
async function compared(page: Page): Promise<void> {
  const compare = page.getByRole("button", { name: "Compare side by side" });
  await compare.click({ timeout: 10 * minutes });
  const dialog = page.getByRole("dialog", { name: "Compare versions" });
  await dialog.getByLabel("Second").waitFor();
  const players = dialog.locator("video");
  expect(await players.count()).toBe(2);
  await dialog.getByRole("button", { name: "Play both from the start" }).click();
  const state = () =>
    players.evaluateAll((videos: HTMLVideoElement[]) =>
      videos.map(({ paused, muted }) => ({ paused, muted })),
    );
  await expect.poll(state).toEqual([
    { paused: false, muted: false },
    { paused: false, muted: true },
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => players.count()).toBe(0);
}

async function shownToOthers(address: string): Promise<void> {
  const { page, complaints } = await visit(browser);
  const answer = await page.goto(address);
  expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(await played(page, "video")).toMatchObject({ videoWidth: 1280, error: null });
  const meta = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await meta("og:type")).toBe("video.other");
  expect(await meta("og:video")).toMatch(/\/media\/[a-z0-9-]+\/video$/);
  expect(await meta("og:video:type")).toBe("video/webm");
  expect([await meta("og:video:width"), await meta("og:video:height")]).toEqual(["1280", "720"]);
  expect(await meta("og:image")).toMatch(/\/media\/[a-z0-9-]+\/poster$/);
  expect(await meta("og:description")).toMatch(/^AI-generated video\. Hello there\./);
  for (const what of ["video", "poster", "captions.vtt", "chapters.vtt", "script.txt"])
    expect((await page.request.get(address.replace("/v/", "/media/") + `/${what}`)).status()).toBe(
      200,
    );
  const discovery = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
  expect(discovery).not.toBeNull();
  const oembed = new URL(discovery ?? "", address);
  const told = (await (
    await page.request.get(`${new URL(address).origin}${oembed.pathname}${oembed.search}`)
  ).json()) as object;
  expect(told).toMatchObject({
    type: "video",
    width: 1280,
    html: expect.stringContaining(`${address}?embed=1`) as string,
    thumbnail_url: expect.stringMatching(/\/poster$/) as string,
  });
  const framed = await page.goto(`${address}?embed=1`);
  expect(framed?.headers()["content-security-policy"]).toContain("frame-ancestors *");
  expect(await page.getByText("AI-generated video").count()).toBe(1);
  for (const path of [address, `${address}?embed=1`]) await playedByKeyboard(page, path);
  expect(complaints).toEqual([]);
}

/** The page of a published video without a mouse: its player plays and pauses, and every link is reached. */
async function playedByKeyboard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const video = page.locator("video");
  const isPaused = () => video.evaluate(({ paused }: HTMLVideoElement) => paused);
  await tabTo(page, video);
  expect(await isPaused()).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press("Space");
  await expect.poll(isPaused).toBe(true);
  for (const name of [/^Made with /, "Report this video"])
    await tabTo(page, page.getByRole("link", { name }));
}

/** The states of a video that comes about, in their order. */
const order = ["queued", "voice", "drawing", "encoding", "done"];

/** Has a video made over HTTP. */
async function generate(app: Pick<LentApp, "url">, owner: Person): Promise<string> {
  const projectId = await startProject(owner, app.url, { templateId: "home-page-welcome" });
  const { revision } = (await (await owner.ask(`/functions/videos/${projectId}/offer`)).json()) as {
    revision: number;
  };
  const answer = await owner.ask(`/functions/videos/${projectId}/generate`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ revision }),
  });
  if (!answer.ok) throw new Error(`Generating answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

test(
  "a video outlasts kill -9 in each phase: one file, one cost",
  { timeout: 20 * minutes },
  async () => {
    let app = await startApp();
    try {
      const owner = await newClient(app.url);
      const id = await generate(app, owner);
      const row = async () => {
        const [found] = await app.query<{ state: string; progress: number }>(
          `select state, progress from videos where id = '${id}'`,
        );
        if (!found) throw new Error("no such video");
        return found;
      };
      let before = 0;
      const killedIn: string[] = [];
      for (const phase of ["queued", "voice", "drawing", "encoding"]) {
        await expect
          .poll(async () => order.indexOf((await row()).state), {
            timeout: 10 * minutes,
            interval: 20,
          })
          .toBeGreaterThanOrEqual(order.indexOf(phase));
        const { state, progress } = await row();
        await app.kill();
        killedIn.push(state);
        expect(progress).toBeGreaterThanOrEqual(before);
        before = progress;
        app = await app.restart();
        expect((await row()).progress).toBeGreaterThanOrEqual(before);
      }
      // Where a phase is over within a look at it, the next one is cut off twice.
      expect(killedIn.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(killedIn);
      await expect
        .poll(async () => (await row()).state, { timeout: 15 * minutes, interval: 1000 })
        .toBe("done");
      expect(await app.query(`select credits from video_credits where video_id = '${id}'`)).toEqual(
        [{ credits: 25 }],
      );
      expect(
        await app.query(
          `select name from files where subject_kind = 'video' and name like 'video%'`,
        ),
      ).toHaveLength(1);
      expect(await app.query("select 1 from video_pieces")).toEqual([]);
    } finally {
      await app.remove();
    }
  },
);
