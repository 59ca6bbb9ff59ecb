import { tickAt } from "../timeline-of-scene.ts";
import type { Timeline } from "../timeline.ts";
import { smooth } from "./context.ts";

/** How the presenter holds itself at a moment. Everything follows from the time alone, so any frame can be drawn first. */
export type Pose = {
  /** Shift and turn of the head and of the body, in units of the drawing. */
  head: { x: number; y: number; turn: number };
  body: { y: number; turn: number };
  /** 0 open, 1 closed. */
  lids: number;
  gaze: { x: number; y: number };
  /** 0 at rest, 1 raised. */
  brows: number;
  /** A hand comes up: 0 away, 1 fully. */
  hand: number;
};

/** The same number from 0 to 1 for the same place, without any order to be seen. */
function chance(place: number, of: number): number {
  const wave = Math.sin(place * 127.1 + of * 311.7) * 43_758.545_3;
  return wave - Math.floor(wave);
}

type Sentence = { start: number; end: number };
const sentencesKnown = new WeakMap<Timeline, Sentence[]>();

function sentencesOf(timeline: Timeline): Sentence[] {
  const known = sentencesKnown.get(timeline);
  if (known) return known;
  const found = new Map<number, Sentence>();
  for (const { sentence, start, end } of timeline.words)
    found.set(sentence, { start: found.get(sentence)?.start ?? start, end });
  const sentences = [...found.values()];
  sentencesKnown.set(timeline, sentences);
  return sentences;
}

/** How loud it is around a time, 0 to 1. */
export function loudnessAt({ loudness }: Timeline, seconds: number, around: number): number {
  const from = Math.max(0, tickAt(seconds - around));
  const to = Math.min(loudness.length, tickAt(seconds + around) + 1);
  if (to <= from) return 0;
  let sum = 0;
  for (let tick = from; tick < to; tick++) sum += loudness[tick] ?? 0;
  return sum / (to - from);
}

const blinkEvery = 3.3;
const gazeEvery = 2.3;

function lidsAt(seconds: number, seed: number): number {
  const turn = Math.floor(seconds / blinkEvery);
  const at = turn * blinkEvery + 0.6 + chance(turn + seed, 1) * (blinkEvery - 1);
  return smooth(at - 0.1, at, seconds) * (1 - smooth(at + 0.04, at + 0.17, seconds));
}

function gazeAt(seconds: number, seed: number): Pose["gaze"] {
  const turn = Math.floor(seconds / gazeEvery);
  const part = smooth(0, 0.16, seconds - turn * gazeEvery);
  const at = (place: number) =>
    place >= 0 && chance(place + seed, 2) > 0.55
      ? { x: (chance(place + seed, 3) - 0.5) * 6, y: (chance(place + seed, 4) - 0.6) * 3 }
      : { x: 0, y: 0 };
  const [from, to] = [at(turn - 1), at(turn)];
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Each scene has blinks and glances of its own, by its ID. */
export const seedOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** How long the presenter takes to leave the pose in which every scene begins and ends, and to come back to it. */
const settleSeconds = 0.8;

/**
 * A scene begins and ends in the same pose, so that scenes can follow each other in any order.
 * @param timeline of one scene
 * @param leans where the presenter turns to: -1 to a picture at its side, 0 to the viewer
 */
export function poseAt(
  timeline: Timeline,
  seconds: number,
  { leans, seed }: { leans: number; seed: number },
): Pose {
  const left = timeline.seconds - seconds;
  const free = smooth(0, settleSeconds, seconds) * smooth(0, settleSeconds, left);
  const sentences = sentencesOf(timeline);
  const place = sentences.findLastIndex(({ start }) => start <= seconds + 0.2);
  const sentence = sentences[place];
  const sways = free * (Math.sin(seconds * 0.83 + seed) * 0.6 + Math.sin(seconds * 1.37 + 2) * 0.4);
  const breath = free * Math.sin((seconds * 2 * Math.PI) / 3.9);
  const stress = loudnessAt(timeline, seconds, 0.11);
  let brows = 0;
  let hand = 0;
  let tilts = 0;
  if (sentence) {
    const { start, end } = sentence;
    brows =
      smooth(start - 0.15, start + 0.12, seconds) * (1 - smooth(start + 0.5, start + 1, seconds));
    const isTalking =
      smooth(start - 0.2, start + 0.4, seconds) * (1 - smooth(end - 0.1, end + 0.4, seconds));
    tilts = (chance(place + seed, 5) - 0.5) * 2 * isTalking;
    if (end - start > 1.6 && place % 2 === 0)
      hand =
        smooth(start + 0.1, start + 0.6, seconds) *
        (1 - smooth(Math.min(end, start + 3) - 0.55, Math.min(end, start + 3), seconds));
  }
  return {
    head: {
      x: sways * 3 + tilts * 5 + leans * 8,
      y: -breath * 1.6 + stress * 5,
      turn: sways * 0.012 + tilts * 0.03 + leans * 0.02,
    },
    body: { y: -breath * 2.4, turn: sways * 0.005 },
    lids: lidsAt(seconds, seed) * smooth(0, 0.1, left),
    gaze: (({ x, y }) => ({ x: x * free + leans * 3.5, y: y * free }))(gazeAt(seconds, seed)),
    brows: brows * 0.8 + stress * 0.35,
    hand,
  };
}
