import type { Storyboard } from "./storyboard.ts";
import { tickAt, loudnessHz } from "./timeline-of-scene.ts";
import { endOfScene, pauses, silentSceneSeconds } from "./timeline-pauses.ts";
import { scriptSentences } from "./timeline-script.ts";
import type { SpokenWord, Timeline } from "./timeline.ts";

/** Seconds for a syllable, as the built-in voice and most people take them. */
const syllableSeconds: Readonly<Record<Storyboard["language"], number>> = {
  english: 0.175,
  spanish: 0.15,
  french: 0.165,
  german: 0.18,
};
const commaSeconds = 0.22;

/**
 * When things of a video will probably happen: for the preview, and where nothing measures the voice. Words last as long
 * as their syllables, with pauses at commas, sentences and scenes.
 */
export function estimateTimeline(storyboard: Pick<Storyboard, "scenes" | "language">): Timeline {
  const words: SpokenWord[] = [];
  const sounds: { name: string; start: number; end: number }[] = [];
  const scenes: { start: number; end: number }[] = [];
  const sentences = scriptSentences(storyboard.scenes).map((sentence, place) => ({
    ...sentence,
    place,
  }));
  const perSyllable = syllableSeconds[storyboard.language];
  let at = 0;
  for (const [scene, story] of storyboard.scenes.entries()) {
    const start = at;
    const own = sentences.filter((sentence) => sentence.scene === scene);
    if (own.length === 0) at += silentSceneSeconds(story);
    else at += pauses.beforeScene;
    for (const [number, sentence] of own.entries()) {
      if (number > 0) at += pauses.betweenSentences;
      for (const [index, text] of sentence.words.entries()) {
        const from = at;
        at += 0.05 + perSyllable * syllablesOf(text);
        words.push({ text, start: from, end: at, scene, sentence: sentence.place });
        sounds.push(...soundsOf(text, from, at));
        if (/[,;:–—]\W*$/u.test(text) && index < sentence.words.length - 1) at += commaSeconds;
      }
    }
    if (own.length > 0) at += pauses.afterScene;
    at = endOfScene(at);
    scenes.push({ start, end: at });
  }
  return { seconds: at, scenes, words, sounds, loudness: loudnessOf(sounds, at) };
}

/** Vowels of Latin letters in groups; digits are read out, and other scripts have about two letters a syllable. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  const groups = plain.match(/[aeiouyæœø]+/g)?.length ?? 0;
  const mute = groups > 1 && /[^aeiouyl]e(?:\W*$)/.test(plain) ? 1 : 0;
  const digits = plain.match(/\p{N}/gu)?.length ?? 0;
  const others = plain.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return Math.max(1, groups - mute + digits * 1.5 + others / 2);
}

/** One sound for a letter or two, by their usual English sound: enough for a mouth. */
const soundOfLetters: readonly (readonly [RegExp, string])[] = [
  [/^(?:sch|sh|ch)/, "sh"],
  [/^th/, "th"],
  [/^(?:ee|ie|i|y|é)/, "iy"],
  [/^(?:ou|oo|u|ü)/, "uw"],
  [/^(?:au|ow)/, "aw"],
  [/^(?:ai|ay|ei|e|ä)/, "eh"],
  [/^(?:o|ö)/, "ow"],
  [/^a/, "aa"],
  [/^[mbp]+/, "m"],
  [/^(?:ph|[fv])+/, "f"],
  [/^w/, "w"],
  [/^[szcxß]+/, "s"],
  [/^[ln]+/, "l"],
  [/^r+/, "r"],
  [/^[tdgkqjh]+/, "t"],
];

function soundsOf(word: string, start: number, end: number): Timeline["sounds"] {
  let rest = word
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "");
  const names: string[] = [];
  while (rest !== "") {
    const [pattern, name] = soundOfLetters.find(([letters]) => letters.test(rest)) ?? [
      /^./su,
      "ah",
    ];
    names.push(name);
    rest = rest.slice(pattern.exec(rest)?.[0].length ?? 1);
  }
  const each = (end - start) / Math.max(1, names.length);
  return names.map((name, place) => ({
    name,
    start: start + place * each,
    end: start + (place + 1) * each,
  }));
}

const vowel = /^[aeiou]/;

function loudnessOf(sounds: Timeline["sounds"], seconds: number): number[] {
  const loudness = Array.from({ length: Math.ceil(seconds * loudnessHz) }, () => 0);
  for (const { name, start, end } of sounds)
    for (let tick = tickAt(start); tick < end * loudnessHz - 1e-6; tick++)
      if (tick < loudness.length) loudness[tick] = vowel.test(name) ? 0.85 : 0.35;
  return loudness;
}
