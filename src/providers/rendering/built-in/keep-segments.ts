import {
  ALL_FORMATS,
  BufferTarget,
  CustomSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { frame, type FrameRange, type VideoFormat } from "./plan.ts";

/** A finished file, of which any part can be read. */
export type ReadableVideo = {
  bytes: number;
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/**
 * Takes the frames of some ranges out of a finished video, as they were encoded: nothing is decoded.
 * @returns a video of each range; null for one that isn't whole there
 */
export async function* keepSegments(
  video: ReadableVideo,
  ranges: readonly Pick<FrameRange, "from" | "to">[],
  format: VideoFormat,
): AsyncGenerator<Uint8Array | null> {
  const source = new CustomSource({ getSize: () => video.bytes, read: video.read });
  const input = new Input({ formats: ALL_FORMATS, source });
  try {
    const track = await input.getPrimaryVideoTrack();
    for (const range of ranges) yield track ? await cutOut(track, range, format) : null;
  } finally {
    input.dispose();
  }
}

async function cutOut(
  track: InputVideoTrack,
  { from, to }: Pick<FrameRange, "from" | "to">,
  format: VideoFormat,
): Promise<Uint8Array | null> {
  const isMp4 = format === "mp4";
  const target = new BufferTarget();
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const part = new EncodedVideoPacketSource(isMp4 ? "avc" : "vp8");
  output.addVideoTrack(part, { frameRate: frame.perSecond });
  await output.start();
  const decoderConfig = await track.getDecoderConfig();
  const sink = new EncodedPacketSink(track);
  let packet = await sink.getPacket((from + 0.5) / frame.perSecond);
  for (let at = from; at < to; at++) {
    const isAtPlace = packet && Math.round(packet.timestamp * frame.perSecond) === at;
    if (!packet || !isAtPlace || (at === from && packet.type !== "key")) {
      await output.cancel();
      return null;
    }
    const place = { timestamp: (at - from) / frame.perSecond, duration: 1 / frame.perSecond };
    await part.add(
      packet.clone(place),
      at === from && decoderConfig ? { decoderConfig } : undefined,
    );
    packet = await sink.getNextPacket(packet);
  }
  part.close();
  await output.finalize();
  return target.buffer ? new Uint8Array(target.buffer) : null;
}
