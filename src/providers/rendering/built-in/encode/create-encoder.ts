import type { VideoFormat } from "../plan.ts";
import type { EncoderSize, FrameEncoder } from "./frame-encoder.ts";

/** Loads only the encoder that is asked for: each is some megabytes. */
export async function createEncoder(format: VideoFormat, size: EncoderSize): Promise<FrameEncoder> {
  if (format === "mp4") return (await import("./h264.ts")).createH264Encoder(size);
  return (await import("./vp8.ts")).createVp8Encoder(size);
}
