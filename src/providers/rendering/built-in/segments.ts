import { createHash } from "node:crypto";
import { z } from "zod";
import { layoutOf, presenterPlace } from "#domain/videos/drawing/scene-places.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { timelineOfScene } from "#domain/videos/timeline-of-scene.ts";
import type { Span, Timeline } from "#domain/videos/timeline.ts";
import { drawnBy } from "./drawn-by.ts";
import { type FrameRange, frame, framesIn, maxFramesPerStep, type VideoFormat } from "./plan.ts";

/** A part of a scene, of at most ten seconds. */
export const Segment = z.object({
  /** Names all that its frames are drawn from: segments with the same key look the same. */
  key: z.string(),
  frames: z.int().min(1),
  /** Position of its scene. */
  scene: z.int().min(0),
});
export type Segment = z.infer<typeof Segment>;

/** A video in parts that each belong to one scene, so that a scene can change without the others being drawn again. */
export function segmentsOf(
  storyboard: Storyboard,
  timeline: Timeline,
  format: VideoFormat,
): Segment[] {
  const places = storyboard.scenes.map((scene) =>
    presenterPlace(layoutOf(scene, scene.pictureFileId !== null), scene.title.trim() !== ""),
  );
  const shared = JSON.stringify([drawnBy(), format, sharedLooks(storyboard)]);
  return storyboard.scenes.flatMap((scene, number) => {
    const { text: _said, ...looks } = scene;
    const own = JSON.stringify([looks, rounded(timelineOfScene(timeline, number))]);
    const lengths = lengthsOf(framesOfScene(timeline, number));
    return lengths.map((frames, part) => {
      // The presenter walks over from the scene before, and to the one after.
      const edges = [
        part === 0 ? (places[number - 1] ?? "start") : null,
        part === lengths.length - 1 ? (places[number + 1] ?? "end") : null,
      ];
      const key = createHash("sha256")
        .update(JSON.stringify([shared, own, edges, part]))
        .digest("base64url")
        .slice(0, 22);
      return { key, frames, scene: number };
    });
  });
}

/** What every frame of a video shows of its settings. */
export const sharedLooks = ({
  language,
  voice,
  avatarStyle,
  background,
  colours,
  captions,
  logoFileId,
}: Storyboard) => [language, voice, avatarStyle, background, colours, captions, logoFileId];

/** Scenes begin with a frame; the last one ends with the video. */
function framesOfScene({ scenes, seconds }: Timeline, number: number): number {
  const firstFrame = (scene: number) =>
    scene === scenes.length
      ? framesIn(seconds)
      : Math.round((scenes[scene]?.start ?? 0) * frame.perSecond);
  return firstFrame(number + 1) - firstFrame(number);
}

/** Parts of about the same length. */
function lengthsOf(frames: number): number[] {
  const parts = Math.ceil(frames / maxFramesPerStep);
  return Array.from(
    { length: parts },
    (_none, part) =>
      Math.floor(((part + 1) * frames) / parts) - Math.floor((part * frames) / parts),
  );
}

/** Times to a tenth of a millisecond: where a scene begins in its video changes their last digits. */
function rounded({ seconds, words, sounds, loudness }: Timeline) {
  const time = ({ start, end }: Span) => [Math.round(start * 1e4), Math.round(end * 1e4)];
  return [
    Math.round(seconds * 1e4),
    words.map((word) => [word.text, word.sentence, ...time(word)]),
    sounds.map((sound) => [sound.name, ...time(sound)]),
    loudness,
  ];
}

/** The frames that a segment takes in its video. */
export function rangeOf(segments: readonly Segment[], segment: number): FrameRange {
  const from = segments.slice(0, segment).reduce((sum, { frames }) => sum + frames, 0);
  return { segment, from, to: from + (segments[segment]?.frames ?? 0) };
}

/** What the next step draws: segments that aren't there and follow each other, ten seconds of them at most. */
export function nextToDraw(segments: readonly (Segment & { isThere: boolean })[]): FrameRange[] {
  const ranges: FrameRange[] = [];
  let frames = 0;
  for (const [number, segment] of segments.entries()) {
    if (segment.isThere) {
      if (ranges.length > 0) break;
      continue;
    }
    frames += segment.frames;
    if (ranges.length > 0 && frames > maxFramesPerStep) break;
    ranges.push(rangeOf(segments, number));
  }
  return ranges;
}
