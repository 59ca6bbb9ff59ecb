import type { Timeline } from "#domain/videos/timeline.ts";
import { createEncoder } from "./encode/create-encoder.ts";
import { frame, framesIn, pieceNames } from "./plan.ts";
import { RenderingFailed, type RenderJob, type RenderResult } from "./render-jobs.ts";
import { segmentsOf } from "./segments.ts";

/** What a job needs of the process that started it. */
export type JobHost = {
  get(name: string): Promise<Uint8Array | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  picture(fileId: string): Promise<Uint8Array>;
  /** Bytes of the earlier video of which segments are kept. */
  earlier: (from: number, to: number) => Promise<Uint8Array>;
  /** Also the place at which the child hears that it is to end. */
  progress: (done: number) => Promise<void>;
};
type Job<Kind extends RenderJob["kind"]> = RenderJob & { kind: Kind };

/** Does one job. Each loads only what it needs. */
export function runJob(job: RenderJob, host: JobHost): Promise<RenderResult[RenderJob["kind"]]> {
  if (job.kind === "speak") return speakJob(job, host);
  if (job.kind === "keep") return keepJob(job, host);
  return job.kind === "draw" ? drawJob(job, host) : joinJob(job, host);
}

async function speakJob({ storyboard, folder, format }: Job<"speak">, host: JobHost) {
  const { createStage, openPictures, pictureIds } = await import("./stage.ts");
  const { readPicture } = await import("./read-picture.ts");
  // Pictures first: one that can't be drawn is told at once.
  for (const fileId of pictureIds(storyboard)) {
    const picture = await readPicture(await host.picture(fileId));
    await host.put(pieceNames.picture(fileId), await picture.encode("png"));
  }
  const { speak } = await import("./voice/speak.ts");
  const { encodeOpus } = await import("./encode/opus.ts");
  const { timeline, samples } = await speak(storyboard, { folder, onProgress: host.progress });
  if (samples) await host.put(pieceNames.sound, encodeOpus(samples));
  await host.put(pieceNames.timeline, Buffer.from(JSON.stringify(timeline)));
  const pictures = await openPictures(storyboard, (id) => host.get(pieceNames.picture(id)));
  const stage = createStage({ storyboard, timeline, ...pictures });
  stage.pixelsAt(posterSeconds(timeline));
  await host.put(pieceNames.poster, await stage.canvas.encode("jpeg", 88));
  return {
    seconds: timeline.seconds,
    frames: framesIn(timeline.seconds),
    segments: segmentsOf(storyboard, timeline, format),
  };
}

async function keepJob({ parts, bytes, format }: Job<"keep">, host: JobHost) {
  const { keepSegments } = await import("./keep-segments.ts");
  const kept: number[] = [];
  let done = 0;
  for await (const part of keepSegments({ bytes, read: host.earlier }, parts, format)) {
    const segment = parts[done++]?.segment;
    if (part && segment !== undefined) {
      await host.put(pieceNames.segment(segment), part);
      kept.push(segment);
    }
    await host.progress(done / parts.length);
  }
  return kept;
}

/** When the first scene has come, and before anything is said. */
const posterSeconds = ({ scenes, words }: Timeline): number =>
  Math.min(words[0]?.start ?? 0, scenes[0]?.end ?? 0) * 0.8 + (words.length > 0 ? 0 : 1.2);

async function drawJob({ storyboard, ranges, format }: Job<"draw">, host: JobHost) {
  const { createStage, openPictures } = await import("./stage.ts");
  const timeline = await timelineOf(host);
  const pictures = await openPictures(storyboard, (id) => host.get(pieceNames.picture(id)));
  const stage = createStage({ storyboard, timeline, ...pictures });
  const all = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  let drawn = 0;
  for (const { segment, from, to } of ranges) {
    const encoder = await createEncoder(format, frame);
    for (let number = from; number < to; number++) {
      encoder.add(stage.pixelsAt(number / frame.perSecond));
      if (drawn++ % 5 === 0) await host.progress(drawn / all);
    }
    await host.put(pieceNames.segment(segment), encoder.end());
  }
  return null;
}

async function joinJob({ storyboard, segments, frames, format, file }: Job<"join">, host: JobHost) {
  const { joinVideo } = await import("./join-video.ts");
  const [timeline, sound] = [await timelineOf(host), await host.get(pieceNames.sound)];
  await joinVideo({
    storyboard,
    timeline,
    sound,
    frames,
    format,
    file,
    segments: piecesInOrder(segments, host),
  });
  return null;
}

async function* piecesInOrder(segments: number, host: JobHost): AsyncGenerator<Uint8Array> {
  for (let segment = 0; segment < segments; segment++) {
    yield await needed(host, pieceNames.segment(segment));
    await host.progress((segment + 1) / segments);
  }
}

const timelineOf = async (host: JobHost) =>
  JSON.parse(Buffer.from(await needed(host, pieceNames.timeline)).toString("utf8")) as Timeline;

async function needed(host: JobHost, name: string): Promise<Uint8Array> {
  const bytes = await host.get(name);
  if (!bytes) throw new RenderingFailed("provider_failed", `A part of the video was lost: ${name}`);
  return bytes;
}
