/** Makes a video of frames, without sound. */
export type FrameEncoder = {
  add(pixels: Uint8ClampedArray): void;
  /** @returns the file */
  end(): Uint8Array;
};

export type EncoderSize = { width: number; height: number; perSecond: number };
