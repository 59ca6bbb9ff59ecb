import { createRequire } from "node:module";
import type { EncoderSize, FrameEncoder } from "./frame-encoder.ts";

type H264Encoder = {
  width: number;
  height: number;
  frameRate: number;
  speed: number;
  quantizationParameter: number;
  groupOfPictures: number;
  outputFilename: string;
  FS: { readFile(name: string): Uint8Array };
  initialize(): void;
  addFrameRgba(pixels: Uint8ClampedArray): void;
  finalize(): void;
  delete(): void;
};
const require = createRequire(import.meta.url);

/** H.264 by minih264, in WebAssembly (https://github.com/TrevorSundberg/h264-mp4-encoder). */
export async function createH264Encoder({
  width,
  height,
  perSecond,
}: EncoderSize): Promise<FrameEncoder> {
  const { createH264MP4Encoder } = require("h264-mp4-encoder") as {
    createH264MP4Encoder: () => Promise<H264Encoder>;
  };
  const encoder = await createH264MP4Encoder();
  Object.assign(encoder, {
    width,
    height,
    frameRate: perSecond,
    speed: 10,
    quantizationParameter: 26,
    groupOfPictures: perSecond * 4,
  });
  encoder.initialize();
  return {
    add: (pixels) => encoder.addFrameRgba(pixels),
    end() {
      encoder.finalize();
      const file = encoder.FS.readFile(encoder.outputFilename);
      encoder.delete();
      return file;
    },
  };
}
