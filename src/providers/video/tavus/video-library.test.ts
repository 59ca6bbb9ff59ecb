import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tavusAt } from "../../../../tests/factories/video-provider.ts";
import {
  startTavusVideos,
  type TavusVideosStandIn,
} from "../../../../tests/stand-ins/tavus-videos.ts";
import { createVideoLibrary } from "./video-library.ts";

let tavus: TavusVideosStandIn;
beforeAll(async () => {
  tavus = await startTavusVideos();
});
afterAll(() => tavus.stop());
beforeEach(() => {
  tavus.videos.clear();
  tavus.troubles.length = 0;
});

const openLibrary = () => createVideoLibrary(tavusAt(tavus.baseUrl));
const store = (id: string, status: string, more = {}) =>
  tavus.videos.set(id, { video_id: id, video_name: `Video ${id}`, status, ...more });

test("lists the account's videos with their state, leaves deleted ones out, and says where they can be watched", async () => {
  store("a", "ready", { hosted_url: "https://tavus.video/a" });
  store("b", "error", { error_details: "No lips" });
  store("c", "deleted");
  store("d", "generating", { hosted_url: "https://tavus.video/d" });
  expect(await openLibrary().list(1)).toEqual({
    videos: [
      { id: "a", name: "Video a", status: "ready", failure: null, url: "https://tavus.video/a" },
      { id: "b", name: "Video b", status: "failed", failure: "No lips", url: null },
      { id: "d", name: "Video d", status: "generating", failure: null, url: null },
    ],
    hasMore: false,
  });
});

test("lists page by page", async () => {
  for (let count = 1; count <= 26; count++) store(`v${count}`, "ready");
  const first = await openLibrary().list(1);
  expect([first.videos.length, first.hasMore]).toEqual([25, true]);
  const second = await openLibrary().list(2);
  expect([second.videos.map(({ id }) => id), second.hasMore]).toEqual([["v26"], false]);
});

test("a video gets another name at the provider, and can be deleted there, twice as well", async () => {
  store("a", "ready");
  await openLibrary().rename("a", "Spring sale");
  expect((await openLibrary().list(1)).videos[0]?.name).toBe("Spring sale");
  await openLibrary().remove("a");
  await openLibrary().remove("a");
  expect(tavus.videos.size).toBe(0);
});

test.each([
  [401, "Invalid access token", "Invalid Tavus API key. Please check your configuration."],
  [402, "No credits", "The video account is out of credits. Please top it up and try again."],
])("%i is said in the specified words", async (status, message, words) => {
  tavus.troubles.push({ status, message });
  await expect(openLibrary().list(1)).rejects.toMatchObject({
    code: "video_provider_failed",
    message: words,
  });
});
