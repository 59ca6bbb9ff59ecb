/** What every video is made as. */
export const frame = { width: 1280, height: 720, perSecond: 15 } as const;

/** Frames that one step draws: about ten seconds, so that a restart loses no more. */
export const maxFramesPerStep = 10 * frame.perSecond;

export type VideoFormat = "webm" | "mp4";

/** How many frames a video of this length has; the last may stand for less time. */
export const framesIn = (seconds: number): number =>
  Math.max(1, Math.ceil(seconds * frame.perSecond - 1e-6));

/** A part of a video that is encoded by itself, from its first frame to before `to`. */
export type FrameRange = { segment: number; from: number; to: number };

/** Names of what is kept between steps. */
export const pieceNames = {
  timeline: "timeline",
  sound: "sound",
  poster: "poster",
  picture: (fileId: string) => `picture-${fileId}`,
  segment: (segment: number) => `segment-${segment}`,
};
