import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { EarlierVideo } from "#domain/videos/ports.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import {
  bytesOf,
  framesOf,
  heldPieces,
  makeVideo,
  newScene,
  newStoryboard,
  newWork,
} from "../../../../tests/factories/rendering.ts";
import { createBuiltInRenderer } from "./renderer.ts";
import { State } from "./state.ts";

// Children of low priority make the videos: beside other work they take a multiple of their usual seconds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "rendering-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// H.264 is encoded in a third of the time; renderer.long.test.ts does the same with VP8.
const renderer = createBuiltInRenderer({ folder, format: "mp4" });

const scenes = [
  newScene({ id: "one", title: "", text: "Hi." }),
  newScene({ id: "two", title: "", text: "Yes." }),
  newScene({ id: "three", title: "", text: "Bye." }),
];
const before = newStoryboard({ scenes });
const withSecond = (change: Partial<(typeof scenes)[number]>) =>
  newStoryboard({ scenes: scenes.with(1, { ...scenes[1]!, ...change }) });

/** Makes a video, and counts the segments that were drawn for it: those that a step of drawing put down. */
async function made(storyboard: Storyboard, earlier: EarlierVideo[] = []) {
  const { pieces } = heldPieces();
  const put: string[] = [];
  const drawn: string[] = [];
  const counting = {
    ...pieces,
    put: (name: string, bytes: Uint8Array) => {
      if (name.startsWith("segment")) put.push(name);
      return pieces.put(name, bytes);
    },
  };
  let isDrawing = false;
  const work = newWork({ storyboard, pieces: counting, earlier: async () => earlier });
  const done = await makeVideo(renderer, work, (step) => {
    if (isDrawing) drawn.push(...put);
    put.length = 0;
    isDrawing = step.status === "working" && step.phase === "drawing";
  });
  if (done.status !== "done") throw new Error(JSON.stringify(done));
  const file = await bytesOf(done.video);
  const state = State.parse(done.state);
  if (state.stage !== "drawing") throw new Error("not drawn");
  return { drawn, file, state, storyboard, seconds: done.video.seconds };
}

const asEarlier = (
  { file, state, storyboard }: Awaited<ReturnType<typeof made>>,
  read = async (from: number, to: number): Promise<Uint8Array> => file.subarray(from, to),
): EarlierVideo => ({ storyboard, state, bytes: file.length, read });

describe("one scene that changed", () => {
  let first: Awaited<ReturnType<typeof made>>;
  beforeAll(async () => {
    first = await made(before);
  });

  test("is drawn and encoded alone: the others' frames are those of the earlier video", async () => {
    expect(first.drawn).toEqual(["segment-0", "segment-1", "segment-2"]);
    const again = await made(withSecond({ text: "Yes, of course." }), [asEarlier(first)]);
    expect(again.drawn).toEqual(["segment-1"]);
    expect(again.seconds).toBeGreaterThan(first.seconds);
    const [old, fresh] = [await framesOf(first.file), await framesOf(again.file)];
    expect(fresh).toHaveLength(Math.round(again.seconds * 15));
    const [one = 0, two = 0, three = 0] = first.state.segments.map(({ frames }) => frames);
    expect(fresh.slice(0, one)).toEqual(old.slice(0, one));
    expect(fresh.slice(-three)).toEqual(old.slice(-three));
    expect(fresh.slice(one, one + two)).not.toEqual(old.slice(one, one + two));
  });

  test("is said before, and takes less time", () => {
    const earlier = [asEarlier(first)];
    const expected = renderer.expect(withSecond({ text: "Yes, of course." }), earlier);
    expect(expected.keptScenes).toEqual([0, 2]);
    const anew = renderer.expect(withSecond({ text: "Yes, of course." }), []);
    expect(anew.keptScenes).toEqual([]);
    expect(expected.seconds).toBeLessThan(anew.seconds);
  });

  test.each([
    ["has no title yet, so the presenter walks elsewhere", withSecond({ title: "A title" })],
    [
      "is seen in other colours",
      { ...before, colours: { primary: "#101010", secondary: "#ffffff" } },
    ],
  ])("where it %s, its neighbours are drawn again, too", (_what, storyboard) => {
    expect(renderer.expect(storyboard, [asEarlier(first)]).keptScenes).toEqual([]);
  });

  test.each([
    ["was damaged", async () => Buffer.alloc(100)],
    ["can't be read", () => Promise.reject(new Error("gone"))],
  ])("is no reason to fail where the earlier file %s: all is drawn", async (_what, read) => {
    const earlier = async () => [asEarlier(first, read)];
    const work = newWork({ storyboard: before, earlier, state: { stage: "speaking" } });
    const step = await renderer.step(work);
    expect(step).toMatchObject({ status: "working", phase: "drawing" });
    const state = State.parse("state" in step ? step.state : null);
    expect("segments" in state && state.segments.map(({ isKept }) => isKept)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("of code that draws otherwise isn't used", () => {
    const old = { ...asEarlier(first), state: { ...first.state, by: "older" } };
    expect(renderer.expect(before, [old]).keptScenes).toEqual([]);
  });
});
