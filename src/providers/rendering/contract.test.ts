import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { RenderingStep, VideoRenderer } from "#domain/videos/ports.ts";
import { createStreamOutside } from "#outside/stream-outside.ts";
import {
  bytesOf,
  framesOf,
  heldPieces,
  makeVideo,
  newScene,
  newStoryboard,
  newWork,
} from "../../../tests/factories/rendering.ts";
import { tavusAt } from "../../../tests/factories/video-provider.ts";
import {
  startTavusVideos,
  type TavusVideosStandIn,
} from "../../../tests/stand-ins/tavus-videos.ts";
import { createBuiltInRenderer } from "./built-in/renderer.ts";
import { createTavusRenderer } from "./tavus/renderer.ts";

// Children of low priority make the videos: beside other work they take a multiple of their usual seconds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "rendering-"));
let tavus: TavusVideosStandIn;
beforeAll(async () => {
  tavus = await startTavusVideos();
});
afterAll(async () => {
  await tavus.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const held of [tavus.asked, tavus.bodies, tavus.troubles]) held.length = 0;
  tavus.videos.clear();
});

let time = Date.now();
const tavusRenderer = () =>
  createTavusRenderer({
    ...tavusAt(tavus.baseUrl),
    defaultReplicaId: "r90bbd427f71",
    fetchOutside: createStreamOutside({
      mayReach: { loopbackPorts: [tavus.port] },
      userAgent: "Test/1.0",
    }),
    folder,
    clock: () => new Date(time),
  });

/** The provider's own work: it is done between two looks. */
function workOn(): void {
  for (const video of tavus.videos.values())
    video.status = video.status === "queued" ? "generating" : "ready";
}

const implementations: [VideoRenderer["kind"], () => VideoRenderer][] = [
  ["built-in", () => createBuiltInRenderer({ folder })],
  ["tavus", tavusRenderer],
];

/** What whoever makes videos keeps to (domain/videos/ports.ts). */
describe.each(implementations)("%s", (kind, create) => {
  test("a storyboard becomes a video, with another renderer for each step as after a restart", async () => {
    const { pieces } = heldPieces();
    const steps: RenderingStep[] = [];
    const restarting: VideoRenderer = { ...create(), step: (work) => create().step(work) };
    const done = await makeVideo(restarting, newWork({ pieces }), (step) => {
      steps.push(step);
      workOn();
    });
    if (done.status !== "done") throw new Error(JSON.stringify(done));
    expect(done.video).toMatchObject({ width: 1280, height: 720, mediaType: "video/webm" });
    expect(done.video.seconds).toBeGreaterThan(1);
    const bytes = await bytesOf(done.video);
    if (kind === "built-in") tavus.file.bytes = bytes;
    expect(await framesOf(bytes)).toEqual(await framesOf(Buffer.from(tavus.file.bytes)));
    const made = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    expect(await made.getMetadataTags()).toMatchObject({
      title: "Hello & goodbye",
      comment: "AI-generated",
    });
    expect(readdirSync(folder)).toEqual([]);
    const shares = steps.flatMap((step) => (step.status === "working" ? [step.done] : []));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
  });

  test("it says which one it is, and how long it takes, more for more", () => {
    const renderer = create();
    expect(renderer.kind).toBe(kind);
    const long = newStoryboard({
      scenes: [newScene({ text: "Many words are said. ".repeat(60) })],
    });
    expect(renderer.speaks(newStoryboard())).toBe(true);
    expect(renderer.expect(long, []).seconds).toBeGreaterThan(
      renderer.expect(newStoryboard(), []).seconds + 60,
    );
  });

  test("what was cancelled before its step isn't begun", async () => {
    const reason = new Error("cancelled");
    const step = create().step(newWork({ signal: AbortSignal.abort(reason) }));
    await expect(step).rejects.toBe(reason);
    expect(tavus.asked).toEqual([]);
  });

  test("a video is discarded at any time, twice, and also where nothing was made", async () => {
    const renderer = create();
    for (const state of [
      null,
      { stage: "speaking" },
      { id: "unknown", since: 0 },
      { id: null, since: 0 },
    ])
      await expect(renderer.discard({ videoId: "vid_9", state })).resolves.toBeUndefined();
  });
});

describe("tavus", () => {
  const begun = async (work = newWork()) => {
    const first = await tavusRenderer().step(work);
    return { ...work, state: "state" in first ? first.state : null };
  };

  test("gets the script, a name, the chosen replica and where to tell; the video is deleted there when discarded", async () => {
    const scenes = [newScene({ text: "<b>Hello</b> there." }), newScene({ text: "Bye." })];
    const storyboard = newStoryboard({ scenes, provider: { replicaId: "chosen", personaId: "" } });
    const work = await begun(newWork({ storyboard, callbackUrl: "https://shop.test/told" }));
    const step = await tavusRenderer().step(work);
    expect(tavus.bodies.at(-1)).toMatchObject({
      replica_id: "chosen",
      script: "Hello there.\n\nBye.",
      video_name: "Hello & goodbye (vid_1)",
      callback_url: "https://shop.test/told",
    });
    await tavusRenderer().discard({ videoId: "vid_1", state: "state" in step ? step.state : null });
    expect(tavus.videos.size).toBe(0);
  });

  test("a video whose creation got lost is found again, not made twice", async () => {
    const work = await begun();
    tavus.cutsCreations = true;
    await expect(tavusRenderer().step(work)).rejects.toThrow("Network error");
    tavus.cutsCreations = false;
    tavus.asked.length = 0;
    const step = await tavusRenderer().step(work);
    expect(step).toMatchObject({ status: "working", state: { id: "v1" } });
    expect(tavus.asked).not.toContain("POST /videos");
  });

  test.each([
    [402, "The user is out of credits", "out_of_credits"],
    [400, "Invalid replica_uuid", "replica_unavailable"],
    [400, "Script is too long", "rejected"],
    [401, "Invalid access token", "provider_failed"],
  ])("%i %s is told as %s", async (status, message, code) => {
    const work = await begun();
    tavus.troubles.push({ status, message });
    expect(await tavusRenderer().step(work)).toMatchObject({ status: "failed", code });
    expect(tavus.videos.size).toBe(0);
  });

  test("too many requests are waited out, for as long as it asks", async () => {
    const work = await begun();
    tavus.troubles.push({ status: 429, message: "Slow down", headers: { "retry-after": "120" } });
    const step = await tavusRenderer().step(work);
    expect(step).toMatchObject({ status: "working", againMs: 120_000, state: work.state });
    expect(await tavusRenderer().step(work)).toMatchObject({ state: { id: "v1" } });
  });

  test.each(["training", "unknown"])("a replica that is %s makes no video", async (replicaId) => {
    const storyboard = newStoryboard({ provider: { replicaId, personaId: "" } });
    const step = await tavusRenderer().step(await begun(newWork({ storyboard })));
    expect(step).toMatchObject({ status: "failed", code: "replica_unavailable" });
    expect(tavus.asked).not.toContain("POST /videos");
  });

  test.each([
    ["coach", "", "r-coach"],
    ["coach", "chosen", "chosen"],
  ])(
    "a persona %s brings its replica along, unless one is chosen",
    async (personaId, replicaId, spoken) => {
      const storyboard = newStoryboard({ provider: { replicaId, personaId } });
      await tavusRenderer().step(await begun(newWork({ storyboard })));
      expect(tavus.bodies.at(-1)).toMatchObject({ replica_id: spoken });
    },
  );

  test("a persona that is gone makes no video", async () => {
    const storyboard = newStoryboard({ provider: { replicaId: "", personaId: "unknown" } });
    const step = await tavusRenderer().step(await begun(newWork({ storyboard })));
    expect(step).toMatchObject({ status: "failed", code: "replica_unavailable" });
    expect(tavus.asked).not.toContain("POST /videos");
  });

  const state = { id: "v1", since: time };
  const stored = (status: string, more = {}) =>
    tavus.videos.set("v1", { video_id: "v1", video_name: "x", status, ...more });

  test.each([
    ["deleted there", () => tavus.videos.clear()],
    ["marked as deleted", () => stored("deleted")],
    ["failed there", () => stored("error", { error_details: "No lips" })],
    ["never done", () => (stored("generating"), (time += 4 * 3_600_000))],
    [
      "no video",
      () => (stored("ready"), Object.assign(tavus.file, { bytes: Buffer.from("<html>") })),
    ],
  ])("a video that is %s has failed", async (_name, happens) => {
    const file = { ...tavus.file };
    happens();
    const step = await tavusRenderer().step(newWork({ state }));
    Object.assign(tavus.file, file);
    expect(step).toMatchObject({ status: "failed", code: "provider_failed" });
    expect(readdirSync(folder)).toEqual([]);
  });
});
