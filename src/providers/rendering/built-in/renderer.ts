import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import type {
  RenderedVideo,
  RenderingStep,
  RenderingWork,
  VideoRenderer,
} from "#domain/videos/ports.ts";
import type { Timeline } from "#domain/videos/timeline.ts";
import { minuteMs } from "#kit/time.ts";
import { readOnce, temporaryVideo } from "../read-once.ts";
import { drawnBy } from "./drawn-by.ts";
import { expectWork } from "./expect-work.ts";
import { findKept } from "./find-kept.ts";
import { frame, pieceNames, type VideoFormat } from "./plan.ts";
import { isOutOfRoom, RenderingFailed } from "./render-jobs.ts";
import { runChild } from "./run-child.ts";
import { nextToDraw } from "./segments.ts";
import { type DrawingState, State, working } from "./state.ts";

export type BuiltInOptions = {
  format?: VideoFormat;
  /** For what is joined before it is handed over. */
  folder?: string;
  children?: number;
  stepTimeoutMs?: number;
};

/** Work for a second of video, of one core, until it has been measured here. */
const usualSecondsPerSecond = 1.5;

/** Videos that are made here: spoken by Flite, drawn by our own hand, encoded in children of this process. */
export function createBuiltInRenderer({
  format = "webm",
  folder = tmpdir(),
  children = Math.max(1, availableParallelism() - 1),
  stepTimeoutMs = 10 * minuteMs,
}: BuiltInOptions = {}): VideoRenderer {
  const turn = pLimit(children);
  let measured = usualSecondsPerSecond;
  const inChild = { timeoutMs: stepTimeoutMs };

  async function speak(work: RenderingWork): Promise<RenderingStep> {
    const own = await mkdtemp(join(folder, "video-voice-"));
    try {
      const { storyboard } = work;
      const { segments, ...spoken } = await runChild(
        { kind: "speak", storyboard, folder: own, format },
        { ...work, ...inChild },
      );
      const kept = await keep(work, segments);
      return working({
        stage: "drawing",
        by: drawnBy(),
        format,
        ...spoken,
        segments: segments.map((segment, number) => ({
          ...segment,
          isKept: kept.has(number),
          isThere: kept.has(number),
        })),
      });
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  /** Takes over what earlier videos have. What can't be read there is drawn. @returns the segments' numbers */
  async function keep(
    work: RenderingWork,
    segments: Parameters<typeof findKept>[0],
  ): Promise<Set<number>> {
    const kept = new Set<number>();
    const { storyboard, signal } = work;
    for (const { video, parts } of findKept(segments, await work.earlier())) {
      try {
        const job = {
          kind: "keep",
          storyboard,
          folder,
          format,
          bytes: video.bytes,
          parts,
        } as const;
        const taken = await runChild(job, { ...work, ...inChild, earlierVideo: video });
        for (const number of taken) kept.add(number);
      } catch (error) {
        signal.throwIfAborted();
        if (isOutOfRoom(error)) throw error;
      }
    }
    return kept;
  }

  async function draw(state: DrawingState, work: RenderingWork): Promise<RenderingStep> {
    const { storyboard } = work;
    const ranges = nextToDraw(state.segments);
    const began = performance.now();
    await runChild(
      { kind: "draw", storyboard, folder, ranges, format: state.format },
      { ...work, ...inChild },
    );
    const seconds = ranges.reduce((sum, { from, to }) => sum + to - from, 0) / frame.perSecond;
    if (seconds > 5) measured += ((performance.now() - began) / 1000 / seconds - measured) / 4;
    const drawn = new Set(ranges.map(({ segment }) => segment));
    const segments = state.segments.map((segment, number) =>
      drawn.has(number) ? { ...segment, isThere: true } : segment,
    );
    return working({ ...state, segments });
  }

  async function finish(state: DrawingState, work: RenderingWork): Promise<RenderingStep> {
    const file = temporaryVideo(folder, work.videoId);
    await mkdir(folder, { recursive: true });
    const { storyboard, pieces } = work;
    const { frames } = state;
    const job = {
      kind: "join",
      storyboard,
      folder,
      segments: state.segments.length,
      frames,
      format: state.format,
      file,
    } as const;
    try {
      await runChild(job, { ...work, ...inChild });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return { status: "done", video: await joined(file, state, pieces), state };
  }

  return {
    kind: "built-in",
    speaks: ({ language }) => language === "english",
    expect: (storyboard, earlier) => expectWork(storyboard, earlier, { format, measured }),
    step: (work) =>
      turn(async () => {
        work.signal.throwIfAborted();
        // A state of an older version is begun again.
        const state = State.safeParse(work.state).data;
        try {
          if (!state)
            return {
              status: "working",
              phase: "voice",
              done: 0,
              state: { stage: "speaking" },
              againMs: 0,
            };
          if (state.stage === "speaking") return await speak(work);
          const isDrawn = state.segments.every(({ isThere }) => isThere);
          return await (isDrawn ? finish : draw)(state, work);
        } catch (error) {
          if (error instanceof RenderingFailed)
            return { status: "failed", code: error.code, detail: error.message };
          if (isOutOfRoom(error))
            return { status: "failed", code: "out_of_room", detail: String(error) };
          throw error;
        }
      }),
    discard: ({ videoId }) => rm(temporaryVideo(folder, videoId), { force: true }),
  };
}

async function joined(
  file: string,
  { format, seconds }: DrawingState,
  pieces: RenderingWork["pieces"],
): Promise<RenderedVideo> {
  const timeline = await pieces.get(pieceNames.timeline);
  return {
    bytes: readOnce(file),
    mediaType: format === "mp4" ? "video/mp4" : "video/webm",
    width: frame.width,
    height: frame.height,
    timeline: timeline ? (JSON.parse(Buffer.from(timeline).toString("utf8")) as Timeline) : null,
    seconds,
    poster: await pieces.get(pieceNames.poster),
  };
}
