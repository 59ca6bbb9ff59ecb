import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  type Caller,
  focused,
  openCheck,
  panelOf,
  press,
  roomOf,
  startCall,
  violations,
  withCalls,
} from "./call-visits.ts";
import { chatOf, fieldOf, openChat } from "./scripted-chat.ts";

let url: string;
let caller: (options?: object) => Promise<Caller>;
withCalls((given) => {
  ({ caller } = given);
  url = given.app.url;
});
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe("before a call", () => {
  const check = (page: Page) => press(page, "Check camera and microphone");

  test("camera and microphone are asked for on a click only, shown with a level and a picture, and off again at the start", async () => {
    const { page, context } = await caller({ permissions: ["camera", "microphone"] });
    const panel = panelOf(page);
    await page.evaluate(() => {
      const tracks: MediaStreamTrack[] = [];
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await real(wanted);
        tracks.push(...stream.getTracks());
        return stream;
      };
      Object.assign(globalThis, { tracks });
    });
    const states = () =>
      page.evaluate(() =>
        (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
          ({ kind, readyState }) => `${kind} ${readyState}`,
        ),
      );
    await openCheck(page);
    expect(await states()).toEqual([]);
    await check(page);
    await panel.getByText("The microphone works.").waitFor();
    await panel.getByText("The camera works.").waitFor();
    await panel.getByText("We can hear you.").waitFor();
    const picture = panel.getByLabel("Your camera’s picture");
    await expect
      .poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await panel.getByRole("checkbox").check();
    await expect.poll(() => picture.count()).toBe(0);
    await panel.getByText("We can hear you.").waitFor();
    expect((await states()).filter((state) => state === "video live")).toEqual([]);
    await press(page, "Start the call");
    const frame = page.locator("iframe");
    expect(await frame.getAttribute("allow")).toBe("microphone; autoplay; fullscreen");
    expect((await states()).filter((state) => state.endsWith("live"))).toEqual([]);
    await press(page, "End call");
    await context.close();
  });

  test("refused, it says what to do, and one can go on all the same, or write", async () => {
    const { page, context } = await caller({ permissions: [] });
    const panel = panelOf(page);
    await openCheck(page);
    await check(page);
    await panel
      .getByText("Your browser doesn’t let this page use the microphone and the camera.")
      .waitFor();
    await panel.getByRole("link", { name: "write to Aria" }).waitFor();
    await context.grantPermissions(["microphone"]);
    await press(page, "Check again");
    await panel.getByText("The microphone works.").waitFor();
    await panel.getByText("Your browser doesn’t let this page use the camera.").waitFor();
    await press(page, "Start the call");
    await roomOf(page).getByText("This is the room.").waitFor();
    expect(await page.locator("iframe").getAttribute("allow")).toContain("microphone");
    await press(page, "End call");
    await context.close();
  });
});

test("in the home page's dialog a call can't be closed away, neither by Escape nor by its cross", async () => {
  const { page, context, complaints } = await caller({ viewport: { width: 320, height: 700 } });
  await page.goto(url);
  await page.locator("main").getByRole("link", { name: "Get Quote" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Free Text").fill("A chatbot");
  await startCall(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  const end = dialog.getByRole("button", { name: "End call" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Escape"),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ]) {
    await leave();
    await end.waitFor();
    await roomOf(page).getByText("This is the room.").waitFor();
  }
  await expect.poll(() => focused(page)).toBe("End call");
  await page.keyboard.press("Enter");
  await dialog.getByText("The call is over.").waitFor();
  expect(await dialog.getByLabel("Free Text").inputValue()).toBe("A chatbot");
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await context.close();
});

test("by keyboard alone, at 320 pixels: into the call, and out of it", async () => {
  const { page, context, complaints } = await caller({ viewport: { width: 320, height: 700 } });
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Start the call" }).focus();
  await page.keyboard.press("Enter");
  await panel.getByRole("checkbox").waitFor();
  await expect.poll(() => focused(page)).toContain("a room run by Tavus");
  expect(await isTooWide(page)).toBe(false);
  const tabTo = async (name: string) => {
    const wanted = panel.getByRole("button", { name, exact: true });
    const isThere = () => wanted.evaluate((one) => one === document.activeElement);
    for (let step = 0; step < 8 && !(await isThere()); step++) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  };
  await tabTo("Start the call");
  await page.keyboard.press("Enter");
  await roomOf(page).getByText("This is the room.").waitFor();
  await expect.poll(() => focused(page)).toContain("Video Consultation");
  expect(await violations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await tabTo("End call");
  await page.keyboard.press("Space");
  await panel.getByText("The call is over.").waitFor();
  await expect.poll(() => focused(page)).toContain("The call is over.");
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("whoever asks the chat for a call is led to the panel, from any page", async () => {
  const { page, context } = await caller();
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  await fieldOf(page).fill("Can I talk to you in a video call?");
  await page.keyboard.press("Enter");
  await chatOf(page).getByRole("link", { name: "Video consultation" }).click();
  await page.waitForURL(`${url}/contact#consultant`);
  const start = panelOf(page).getByRole("button", { name: "Start the call" });
  await start.waitFor();
  await expect
    .poll(() => start.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await context.close();
});

test("where Tavus holds the calls, the legal pages name it", async () => {
  const { page, context } = await caller();
  const read = async (path: string) => {
    await page.goto(url + path);
    return page.locator("main").innerText();
  };
  expect(await read("/legal/privacy")).toContain("Video calls with her are held by Tavus");
  expect(await read("/legal/cookies")).toContain("the call’s room, which belongs to Tavus");
  expect(await read("/legal/security")).toContain("the room in which Tavus holds the call");
  await context.close();
});
