import OpusScript from "opusscript";
import { samplesPerSecond } from "../voice/flite.ts";

/** Opus takes a fiftieth of a second at a time. */
export const packetSeconds = 1 / 50;
/** What libopus looks ahead, in samples at 48 kHz (RFC 7845, section 4.2). */
const preSkip = 312;
const bitsPerSecond = 40_000;

/** Sound as Opus packets, each with its length in two bytes before it. */
export function encodeOpus(samples: Int16Array): Uint8Array {
  const encoder = new OpusScript(samplesPerSecond, 1, OpusScript.Application.AUDIO);
  encoder.setBitrate(bitsPerSecond);
  const size = samplesPerSecond * packetSeconds;
  const parts: Uint8Array[] = [];
  // One packet more than there is sound: it brings out what was looked ahead.
  for (let at = 0; at < samples.length + size; at += size) {
    const part = new Int16Array(size);
    part.set(samples.subarray(at, at + size));
    const packet = encoder.encode(Buffer.from(part.buffer), size);
    const length = Buffer.alloc(2);
    length.writeUInt16LE(packet.length);
    parts.push(length, Uint8Array.from(packet));
  }
  encoder.delete();
  return Buffer.concat(parts);
}

export function* opusPackets(bytes: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 2 <= bytes.length;) {
    const length = view.getUint16(at, true);
    yield bytes.subarray(at + 2, at + 2 + length);
    at += 2 + length;
  }
}

/** What a decoder has to know before the first packet (RFC 7845, section 5.1). */
export function opusConfig(): AudioDecoderConfig {
  const head = Buffer.alloc(19);
  head.write("OpusHead");
  head[8] = 1;
  head[9] = 1;
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(samplesPerSecond, 12);
  return {
    codec: "opus",
    sampleRate: 48_000,
    numberOfChannels: 1,
    description: new Uint8Array(head),
  };
}
