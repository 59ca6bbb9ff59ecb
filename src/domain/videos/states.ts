import { type RenderingPhase, renderingPhases } from "./ports.ts";

/** A video as it is stored. What is over stays as it is. */
export const videoStates = ["queued", ...renderingPhases, "done", "failed", "cancelled"] as const;
export type VideoState = (typeof videoStates)[number];

const over: readonly VideoState[] = ["done", "failed", "cancelled"];

/** Nothing more happens to it. */
export const isOver = (state: VideoState): boolean => over.includes(state);
/** It waits, or is being made. */
export const openStates = videoStates.filter((state) => !isOver(state));

/** A renderer goes back and forth between its phases, and nothing waits again that was begun. */
export const mayBecome = (from: VideoState, to: VideoState): boolean =>
  !isOver(from) && to !== "queued";

/** How far a video is, of 1: it never goes back, and is whole only when it is done. */
export const progressAfter = (before: number, done: number): number =>
  Math.max(before, Math.min(0.99, Number.isFinite(done) ? Math.max(0, done) : 0));

/** The phase that a state names. */
export const phaseOf = (state: VideoState): RenderingPhase | null =>
  renderingPhases.find((phase) => phase === state) ?? null;
