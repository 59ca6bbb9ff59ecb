/**
 * `node bench/measure-rendering.ts`: processor time of making a video of about 25 seconds, against encoding the same
 * frames alone. `--mp4` measures H.264.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import type { Timeline } from "#domain/videos/timeline.ts";
import { createEncoder } from "../src/providers/rendering/built-in/encode/create-encoder.ts";
import { frame, maxFramesPerStep } from "../src/providers/rendering/built-in/plan.ts";
import type { RenderResult } from "../src/providers/rendering/built-in/render-jobs.ts";
import { type JobHost, runJob } from "../src/providers/rendering/built-in/run-job.ts";
import { rangeOf } from "../src/providers/rendering/built-in/segments.ts";
import { createStage } from "../src/providers/rendering/built-in/stage.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const format = process.argv.includes("--mp4") ? "mp4" : "webm";
const target = 1.5;
const text =
  "Welcome to our service. We build assistants that answer your customers, book their appointments and keep your calendar in order. You tell us what you sell, and we make a short video that explains it. Nothing has to be installed, and nothing leaves your machine. When you like what you see, press publish, and your page shows it within a minute. Thank you.";
const storyboard: Storyboard = {
  title: "Bench",
  language: "english",
  voice: "female",
  avatarStyle: "professional",
  background: "office",
  colours: { primary: "#3b82f6", secondary: "#6b7280" },
  captions: "marked",
  logoFileId: null,
  scenes: [
    {
      id: "a",
      title: "Your assistant answers at night",
      text,
      layout: "presenter",
      pictureFileId: null,
    },
  ],
  provider: { replicaId: "", personaId: "" },
};

const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  return [secondsOf(process.cpuUsage(before)), result];
}

const held = new Map<string, Uint8Array>();
const host: JobHost = {
  get: async (name) => held.get(name) ?? null,
  put: async (name, bytes) => void held.set(name, Uint8Array.from(bytes)),
  picture: () => Promise.reject(new Error("no picture")),
  earlier: () => Promise.reject(new Error("no earlier video")),
  progress: async () => {},
};
const folder = mkdtempSync(join(tmpdir(), "aria-rendering-"));
say(
  `load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`,
);

const [voice, spoken] = await timed(() =>
  runJob({ kind: "speak", storyboard, folder, format }, host),
);
const { seconds, frames, segments } = spoken as RenderResult["speak"];
let drawing = 0;
for (const segment of segments.keys()) {
  const ranges = [rangeOf(segments, segment)];
  drawing += (
    await timed(() => runJob({ kind: "draw", storyboard, folder, ranges, format }, host))
  )[0];
}
const file = join(folder, "video");
const [joining] = await timed(() =>
  runJob(
    { kind: "join", storyboard, folder, segments: segments.length, frames, format, file },
    host,
  ),
);

// The same frames, drawn before, a part of a segment at a time so that they fit into memory.
const timeline = JSON.parse(Buffer.from(held.get("timeline") ?? []).toString("utf8")) as Timeline;
const stage = createStage({ storyboard, timeline, pictures: new Map(), logo: null });
let alone = 0;
for (let from = 0; from < frames; from += maxFramesPerStep) {
  const encoder = await createEncoder(format, frame);
  const to = Math.min(frames, from + maxFramesPerStep);
  for (let at = from; at < to; at += 30) {
    const drawn = Array.from({ length: Math.min(30, to - at) }, (_none, number) =>
      Uint8ClampedArray.from(stage.pixelsAt((at + number) / frame.perSecond)),
    );
    alone += (await timed(async () => drawn.forEach((pixels) => encoder.add(pixels))))[0];
  }
  alone += (await timed(async () => encoder.end()))[0];
}
rmSync(folder, { recursive: true, force: true });

const all = voice + drawing + joining;
const perSecond = (amount: number) => (amount / seconds).toFixed(2);
say(
  `${format}, ${seconds.toFixed(1)} s of video, ${frames} frames; processor seconds for a second of video:`,
);
say(
  `voice ${perSecond(voice)}, drawing and encoding ${perSecond(drawing)}, joining ${perSecond(joining)}, all ${perSecond(all)}`,
);
say(
  `encoding the same frames alone ${perSecond(alone)}: ${(all / alone).toFixed(2)} of it (target ${target})`,
);
process.exitCode = all / alone < target ? 0 : 1;
