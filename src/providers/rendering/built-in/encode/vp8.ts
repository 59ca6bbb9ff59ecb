import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { EncoderSize, FrameEncoder } from "./frame-encoder.ts";

const require = createRequire(import.meta.url);
const kilobitsPerSecond = 1200;

type WebmEncoder = {
  addRGBAFrame(pixels: Uint8ClampedArray): boolean;
  finalize(): boolean;
  lastError(): string;
  delete(): void;
};
type WebmModule = {
  WebmEncoder: new (
    timeNumerator: number,
    timeDenominator: number,
    width: number,
    height: number,
    kilobits: number,
    isRealtime: boolean,
    isLive: boolean,
    onBytes: (bytes: Uint8Array) => void,
  ) => WebmEncoder;
};
type CreateModule = (options: {
  wasmBinary: Uint8Array;
  onRuntimeInitialized: () => void;
}) => WebmModule;

let loaded: Promise<{ webm: WebmModule }> | undefined;

function loadModule(): Promise<{ webm: WebmModule }> {
  // This glue of 2018 looks for a browser's names.
  Object.assign(globalThis, { self: globalThis, location: { href: "file:///" } });
  const { default: create } = require("webm-wasm/dist/webm-wasm.js") as { default: CreateModule };
  const wasmBinary = readFileSync(require.resolve("webm-wasm/dist/webm-wasm.wasm"));
  // The module has a `then` that never settles: it can only be passed on inside something else.
  return new Promise((ready) => {
    const webm = create({ wasmBinary, onRuntimeInitialized: () => ready({ webm }) });
  });
}

/** VP8 by libvpx, in WebAssembly (https://github.com/GoogleChromeLabs/webm-wasm). */
export async function createVp8Encoder({
  width,
  height,
  perSecond,
}: EncoderSize): Promise<FrameEncoder> {
  const parts: Uint8Array[] = [];
  loaded ??= loadModule();
  const { webm } = await loaded;
  const encoder = new webm.WebmEncoder(
    1,
    perSecond,
    width,
    height,
    kilobitsPerSecond,
    true,
    false,
    (bytes) => parts.push(Uint8Array.from(bytes)),
  );
  const check = (isDone: boolean) => {
    if (!isDone) throw new Error(`VP8: ${encoder.lastError()}`);
  };
  return {
    add: (pixels) => check(encoder.addRGBAFrame(pixels)),
    end() {
      check(encoder.finalize());
      encoder.delete();
      return Buffer.concat(parts);
    },
  };
}
