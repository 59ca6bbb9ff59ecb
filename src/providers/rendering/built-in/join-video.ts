import {
  ALL_FORMATS,
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
  WebMOutputFormat,
} from "mediabunny";
import { webVttOf } from "#domain/videos/captions-text.ts";
import { captionsOf } from "#domain/videos/captions.ts";
import { generatedLabel } from "#domain/videos/drawing/draw-marks.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import type { Timeline } from "#domain/videos/timeline.ts";
import { opusConfig, opusPackets, packetSeconds } from "./encode/opus.ts";
import { frame, type VideoFormat } from "./plan.ts";

/** ISO 639-2, as both kinds of file name languages. */
const languageCodes = { english: "eng", spanish: "spa", french: "fra", german: "deu" } as const;

export type Joined = {
  file: string;
  format: VideoFormat;
  storyboard: Storyboard;
  timeline: Timeline;
  frames: number;
  sound: Uint8Array | null;
  /** The videos of the segments, in their order. */
  segments: AsyncIterable<Uint8Array>;
};

/**
 * Writes pictures, sound and captions into one file that can be played from anywhere.
 * @throws Error where the segments don't hold as many frames as the video has
 */
export async function joinVideo({
  file,
  format,
  storyboard,
  timeline,
  ...parts
}: Joined): Promise<void> {
  const isMp4 = format === "mp4";
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new FilePathTarget(file),
  });
  const languageCode = languageCodes[storyboard.language];
  const video = new EncodedVideoPacketSource(isMp4 ? "avc" : "vp8");
  output.addVideoTrack(video, { frameRate: frame.perSecond });
  const audio = parts.sound ? new EncodedAudioPacketSource("opus") : null;
  if (audio) output.addAudioTrack(audio, { languageCode });
  const cues = captionsOf(timeline);
  const captions = cues.length > 0 ? new TextSubtitleSource("webvtt") : null;
  // They are drawn into the picture: players offer them, and don't show them by themselves.
  if (captions)
    output.addSubtitleTrack(captions, { languageCode, disposition: { default: false } });
  output.setMetadataTags({
    title: storyboard.title,
    comment: generatedLabel[storyboard.language],
    description: "AI-generated video",
    raw: isMp4 ? {} : { SYNTHETIC_MEDIA: "AI-generated" },
  });
  await output.start();
  // Tracks wait for each other, so that the file can be played while it is read.
  await Promise.all([
    addFrames(video, parts),
    audio && parts.sound ? addSound(audio, parts.sound) : null,
    captions?.add(webVttOf(cues)).then(() => captions.close()),
  ]);
  await output.finalize();
}

async function addFrames(
  track: EncodedVideoPacketSource,
  { segments, frames }: Pick<Joined, "segments" | "frames">,
): Promise<void> {
  let added = 0;
  for await (const segment of segments) {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(segment) });
    const source = await input.getPrimaryVideoTrack();
    if (!source) throw new Error("A segment has no pictures.");
    const decoderConfig = (await source.getDecoderConfig()) ?? undefined;
    for await (const packet of new EncodedPacketSink(source).packets()) {
      const place = {
        timestamp: added / frame.perSecond,
        duration: 1 / frame.perSecond,
        sequenceNumber: added,
      };
      await track.add(
        packet.clone(place),
        added === 0 && decoderConfig ? { decoderConfig } : undefined,
      );
      added++;
    }
  }
  if (added !== frames) throw new Error(`The video has ${added} frames instead of ${frames}.`);
  track.close();
}

async function addSound(track: EncodedAudioPacketSource, sound: Uint8Array): Promise<void> {
  let number = 0;
  for (const packet of opusPackets(sound)) {
    const added = new EncodedPacket(packet, "key", number * packetSeconds, packetSeconds);
    await track.add(added, number === 0 ? { decoderConfig: opusConfig() } : undefined);
    number++;
  }
  track.close();
}
