import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { RenderingStep } from "#domain/videos/ports.ts";
import {
  bytesOf,
  heldPieces,
  makeVideo,
  newScene,
  newStoryboard,
  newWork,
} from "../../../../tests/factories/rendering.ts";
import { createBuiltInRenderer } from "./renderer.ts";

// Children of low priority make the videos: beside other work they take a multiple of their usual seconds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "rendering-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const renderer = createBuiltInRenderer({ folder });

/** A video is two steps of work further, before its first frame. */
async function begun(work: ReturnType<typeof newWork>): Promise<RenderingStep> {
  const first = await renderer.step(work);
  return renderer.step({ ...work, state: "state" in first ? first.state : null });
}

/** The head of a PNG, which says how large it is, and hardly more. */
function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
  ]);
}

test("a script becomes a file with its pictures, its sound and its captions, through restarts", async () => {
  const { pieces } = heldPieces();
  const steps: RenderingStep[] = [];
  const done = await makeVideo(renderer, newWork({ pieces }), (step) => steps.push(step));
  if (done.status !== "done") throw new Error(JSON.stringify(done));
  const { video } = done;
  const bytes = await bytesOf(video);
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const [track, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  expect(track?.codec).toBe("vp8");
  expect([track?.displayWidth, track?.displayHeight]).toEqual([1280, 720]);
  expect(sound?.codec).toBe("opus");
  expect(await input.computeDuration()).toBeCloseTo(video.seconds, 0);
  let frames = 0;
  if (track)
    for await (const packet of new EncodedPacketSink(track).packets())
      frames += packet.byteLength > 0 ? 1 : 0;
  expect(frames).toBe(Math.ceil(video.seconds * 15));
  const tags = await input.getMetadataTags();
  expect(tags).toMatchObject({ title: "Hello & goodbye", comment: "AI-generated" });
  expect(bytes.includes("S_TEXT/WEBVTT") || bytes.includes("D_WEBVTT")).toBe(true);
  expect(video.timeline?.words.map(({ text }) => text)).toEqual(["Hi."]);
  expect(video.poster?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  const shares = steps.flatMap((step) => (step.status === "working" ? [step.done] : []));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(readdirSync(folder)).toEqual([]);
});

test("a cancelled video's child ends at once, and its step can be taken again", async () => {
  const { pieces, held } = heldPieces();
  const step = await begun(newWork({ pieces }));
  const state = "state" in step ? step.state : null;
  const aborter = new AbortController();
  const reason = new Error("cancelled");
  setTimeout(() => aborter.abort(reason), 250);
  const taken = renderer.step(newWork({ pieces, state, signal: aborter.signal }));
  await expect(taken).rejects.toBe(reason);
  expect([...held.keys()].filter((name) => name.startsWith("segment"))).toEqual([]);
});

test("a step that takes too long is given up, and others go on", async () => {
  const hasty = createBuiltInRenderer({ folder, stepTimeoutMs: 100 });
  await expect(hasty.step(newWork({ state: { stage: "speaking" } }))).rejects.toThrow(
    /longer than/,
  );
});

test("no more children work at once than there may be: the next video waits for its turn", async () => {
  const alone = createBuiltInRenderer({ folder, children: 1 });
  const storyboard = newStoryboard({ scenes: [newScene({ pictureFileId: "file" })] });
  const asked: string[] = [];
  const ended: string[] = [];
  let isAtOnce = false;
  const speak = async (videoId: string) => {
    const picture = async () => {
      asked.push(videoId);
      isAtOnce ||= asked.length - ended.length > 1;
      return Buffer.from("no picture");
    };
    await alone.step(newWork({ videoId, storyboard, picture, state: { stage: "speaking" } }));
    ended.push(videoId);
  };
  await Promise.all(["one", "two", "three"].map(speak));
  expect(asked).toEqual(["one", "two", "three"]);
  expect(isAtOnce).toBe(false);
});

describe("what can't be made says why", () => {
  const picture = newStoryboard({
    scenes: [newScene({ layout: "picture", pictureFileId: "file" })],
  });
  test.each([
    ["no picture", Buffer.from("<html>hello</html>")],
    ["a damaged picture", pngOf(300, 200)],
    ["a picture that unpacks to 900 megapixels", pngOf(30_000, 30_000)],
    [
      "a drawing that names files",
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`),
    ],
  ])("%s", async (_name, bytes) => {
    const step = await begun(newWork({ storyboard: picture, picture: async () => bytes }));
    expect(step).toMatchObject({ status: "failed", code: "picture_unreadable" });
  });

  test("a full disk", async () => {
    const full = () => Promise.reject(Object.assign(new Error("no room"), { code: "ENOSPC" }));
    const step = await begun(newWork({ pieces: { put: full, get: async () => null } }));
    expect(step).toMatchObject({ status: "failed", code: "out_of_room" });
  });

  test("a picture that was deleted is its owner's to tell", async () => {
    const gone = new Error("not found");
    const work = newWork({ storyboard: picture, picture: () => Promise.reject(gone) });
    await expect(begun(work)).rejects.toBe(gone);
  });

  test("a part that was lost", async () => {
    const segments = [{ key: "a", frames: 15, scene: 0, isKept: false, isThere: true }];
    const state = {
      stage: "drawing",
      by: "x",
      format: "webm",
      seconds: 1,
      frames: 15,
      segments,
    };
    const step = await renderer.step(newWork({ state }));
    expect(step).toMatchObject({ status: "failed", code: "provider_failed" });
    expect(existsSync(join(folder, "ariaworks-video-vid_1"))).toBe(false);
  });
});

test.each([
  ["from right to left", "שלום לכם. مرحبا بكم!", ["שלום", "לכם.", "مرحبا", "بكم!"]],
  ["with emoji", "Hello 👋🏽 there 👩‍👩‍👧‍👦! 🎉🎉", ["Hello 👋🏽", "there 👩‍👩‍👧‍👦! 🎉🎉"]],
  [
    "with SSML",
    '<speak>Hi <break time="3s"/><b>there</b> &amp; you.</speak>',
    ["Hi", "there &", "you."],
  ],
])(
  "a script %s is spoken as far as the voice can, and captioned whole",
  async (_what, text, words) => {
    const { pieces, held } = heldPieces();
    const storyboard = newStoryboard({ scenes: [newScene({ text })] });
    const step = await begun(newWork({ storyboard, pieces }));
    expect(step).toMatchObject({ status: "working", phase: "drawing" });
    const timeline = JSON.parse(Buffer.from(held.get("timeline") ?? []).toString("utf8")) as {
      words: { text: string; start: number; end: number }[];
    };
    expect(timeline.words.map((word) => word.text)).toEqual(words);
    for (const { start, end } of timeline.words) expect(end).toBeGreaterThan(start);
  },
);

test("a language without a voice is silent, and its words are captions", async () => {
  const storyboard = newStoryboard({
    language: "german",
    scenes: [newScene({ text: "Guten Tag." })],
  });
  expect(renderer.speaks(storyboard)).toBe(false);
  const { pieces, held } = heldPieces();
  await begun(newWork({ storyboard, pieces }));
  expect([...held.keys()].toSorted()).toEqual(["poster", "timeline"]);
  const timeline = JSON.parse(Buffer.from(held.get("timeline") ?? []).toString("utf8")) as {
    words: unknown[];
    sounds: unknown[];
  };
  expect([timeline.words.length, timeline.sounds.length]).toEqual([2, 0]);
});
