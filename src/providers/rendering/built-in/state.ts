import { z } from "zod";
import type { RenderingStep } from "#domain/videos/ports.ts";
import { Segment } from "./segments.ts";

/** How far a video is. */
export const State = z.discriminatedUnion("stage", [
  z.object({ stage: z.literal("speaking") }),
  z.object({
    stage: z.literal("drawing"),
    /** Which code draws it (drawn-by.ts). */
    by: z.string(),
    /** As it was when the video was begun: a changed setting is for later videos. */
    format: z.enum(["webm", "mp4"]),
    seconds: z.number(),
    frames: z.int(),
    segments: z.array(
      Segment.extend({
        /** Taken over from an earlier video. */
        isKept: z.boolean(),
        isThere: z.boolean(),
      }),
    ),
  }),
]);
export type State = z.infer<typeof State>;
export type DrawingState = State & { stage: "drawing" };

const voiceShare = 0.06;
const drawingShare = 0.9;

/** A step is done, and others follow. */
export function working(state: DrawingState): RenderingStep {
  const toDraw = state.segments.filter(({ isKept }) => !isKept);
  const framesOf = (segments: DrawingState["segments"]) =>
    segments.reduce((sum, { frames }) => sum + frames, 0);
  const all = framesOf(toDraw);
  const part = all > 0 ? framesOf(toDraw.filter(({ isThere }) => isThere)) / all : 1;
  const phase = part < 1 ? "drawing" : "encoding";
  return { status: "working", phase, done: voiceShare + drawingShare * part, state, againMs: 0 };
}
