import type { Timeline } from "../timeline.ts";
import { loudnessAt } from "./motion.ts";

/** A mouth: half its width, how far it is open, how pointed, how much of teeth and tongue is seen, and its smile. */
export type Mouth = {
  wide: number;
  open: number;
  round: number;
  teeth: number;
  tongue: number;
  smile: number;
};

const shapes = {
  rest: { wide: 33, open: 0, round: 0, teeth: 0, tongue: 0, smile: 1 },
  closed: { wide: 31, open: 0, round: 0.1, teeth: 0, tongue: 0, smile: 0.35 },
  open: { wide: 32, open: 34, round: 0.25, teeth: 0.75, tongue: 0.7, smile: 0.25 },
  half: { wide: 33, open: 21, round: 0.12, teeth: 0.9, tongue: 0.45, smile: 0.4 },
  wide: { wide: 38, open: 15, round: 0, teeth: 1, tongue: 0.3, smile: 0.75 },
  round: { wide: 19, open: 19, round: 1, teeth: 0.25, tongue: 0.2, smile: 0 },
  oval: { wide: 24, open: 29, round: 0.8, teeth: 0.45, tongue: 0.5, smile: 0 },
  bitten: { wide: 32, open: 7, round: 0, teeth: 1.6, tongue: 0, smile: 0.4 },
  hissed: { wide: 35, open: 9, round: 0, teeth: 1.5, tongue: 0, smile: 0.55 },
  pouted: { wide: 22, open: 12, round: 0.75, teeth: 1, tongue: 0, smile: 0 },
  tongued: { wide: 33, open: 14, round: 0.05, teeth: 0.8, tongue: 1, smile: 0.4 },
} as const satisfies Record<string, Mouth>;
type Shape = keyof typeof shapes;

/** Which mouth makes a sound (names of CMU's phone set). */
const soundsOfShape: Readonly<Record<Shape, string>> = {
  rest: "pau sil ssil",
  closed: "m b p em",
  open: "aa ae ay aw",
  half: "ah ax eh ey hh k g ng axr",
  wide: "iy ih y ix",
  round: "uw uh w",
  oval: "ao ow oy",
  bitten: "f v",
  hissed: "s z t d n dx en",
  pouted: "sh zh ch jh r er",
  tongued: "th dh l el",
};
const shapeOfSound = new Map(
  Object.entries(soundsOfShape).flatMap(([shape, sounds]) =>
    sounds.split(" ").map((sound) => [sound, shape as Shape] as const),
  ),
);

/** Lips begin a sound before it is heard: these moments around a time, with their weight. */
const moments = [
  [-0.06, 0.1],
  [-0.025, 0.2],
  [0.01, 0.34],
  [0.045, 0.24],
  [0.08, 0.12],
] as const;
const names = ["wide", "open", "round", "teeth", "tongue", "smile"] as const;

/** The mouth at a time. It follows from the sounds around it alone. */
export function mouthAt(timeline: Timeline, seconds: number): Mouth {
  const mouth: Mouth = { wide: 0, open: 0, round: 0, teeth: 0, tongue: 0, smile: 0 };
  let all = 0;
  for (const [offset, weight] of moments) {
    const shape = shapeOf(soundAt(timeline.sounds, seconds + offset));
    // Lips that meet are seen, however short it is.
    const counts = shape === "closed" || shape === "bitten" ? weight * 2.4 : weight;
    for (const name of names) mouth[name] += shapes[shape][name] * counts;
    all += counts;
  }
  for (const name of names) mouth[name] /= all;
  mouth.open *= 0.62 + 0.38 * Math.min(1, loudnessAt(timeline, seconds, 0.05) * 1.2);
  return mouth;
}

const shapeOf = (sound: string | undefined): Shape =>
  sound === undefined ? "rest" : (shapeOfSound.get(sound) ?? "half");

function soundAt(sounds: Timeline["sounds"], seconds: number): string | undefined {
  let [low, high] = [0, sounds.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sound = sounds[middle];
    if (!sound) return undefined;
    if (seconds < sound.start) high = middle - 1;
    else if (seconds >= sound.end) low = middle + 1;
    else return sound.name;
  }
  return undefined;
}
