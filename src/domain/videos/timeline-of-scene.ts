import type { Span, Timeline } from "./timeline.ts";

/** Loudness is given so many times a second. */
export const loudnessHz = 50;
/** Which of these a time falls into. A time on the edge of two belongs to the later one, however it was rounded. */
export const tickAt = (seconds: number): number => Math.floor(seconds * loudnessHz + 1e-6);

const known = new WeakMap<Timeline, Map<number, Timeline>>();

/**
 * The part of a timeline that one scene takes, in seconds from the scene's start. A frame is drawn from this alone, so a
 * scene looks the same wherever it comes in a video.
 */
export function timelineOfScene(timeline: Timeline, scene: number): Timeline {
  const scenes = known.get(timeline) ?? new Map<number, Timeline>();
  known.set(timeline, scenes);
  const found = scenes.get(scene) ?? cutOut(timeline, scene);
  scenes.set(scene, found);
  return found;
}

function cutOut(timeline: Timeline, scene: number): Timeline {
  const { start, end } = timeline.scenes[scene] ?? { start: 0, end: timeline.seconds };
  const moved = <Part extends Span>(part: Part): Part => ({
    ...part,
    start: part.start - start,
    end: part.end - start,
  });
  const words = timeline.words.filter((word) => word.scene === scene);
  const firstSentence = words[0]?.sentence ?? 0;
  return {
    seconds: end - start,
    scenes: [{ start: 0, end: end - start }],
    words: words.map((word) => ({
      ...moved(word),
      scene: 0,
      sentence: word.sentence - firstSentence,
    })),
    sounds: timeline.sounds.filter((sound) => sound.start >= start && sound.start < end).map(moved),
    loudness: timeline.loudness.slice(Math.round(start * loudnessHz), Math.round(end * loudnessHz)),
  };
}

/** Which scene is seen at a time, and how long it has been. */
export function sceneAt(
  { scenes }: Pick<Timeline, "scenes">,
  seconds: number,
): { number: number; seconds: number } {
  // A frame at the very start of a scene is the scene's, however its time was rounded.
  const number = Math.max(
    0,
    scenes.findLastIndex(({ start }) => start <= seconds + 1e-6),
  );
  return { number, seconds: Math.max(0, seconds - (scenes[number]?.start ?? 0)) };
}
