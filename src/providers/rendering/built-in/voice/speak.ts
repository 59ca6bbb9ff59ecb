import type { Storyboard } from "#domain/videos/storyboard.ts";
import { estimateTimeline } from "#domain/videos/timeline-estimate.ts";
import { endOfScene, pauses, silentSceneSeconds } from "#domain/videos/timeline-pauses.ts";
import { scriptSentences } from "#domain/videos/timeline-script.ts";
import type { Span, SpokenWord, Timeline } from "#domain/videos/timeline.ts";
import { alignWords } from "./align-words.ts";
import { phonesOfEach, samplesPerSecond, speakSentence } from "./flite.ts";
import { loudnessOf, louder } from "./loudness.ts";
import { spokenAscii } from "./spoken-ascii.ts";

/** Flite's voices, each at a pace that is easy to follow. Flite has no neutral one: this stands in. */
const voices: Readonly<Record<Storyboard["voice"], { voice: string; stretch: number }>> = {
  female: { voice: "slt", stretch: 1.1 },
  male: { voice: "rms", stretch: 1 },
  neutral: { voice: "awb", stretch: 1.25 },
};
/** Flite takes a sentence at a time; one without an end is taken in parts. */
const maxWords = 40;
/** What is left of Flite's own silence around a sentence. */
const edges = { before: 0.04, after: 0.09 };

export type Spoken = {
  timeline: Timeline;
  /** 16-bit samples, 16 000 a second; null where nothing is heard. */
  samples: Int16Array | null;
};

/** English is all that Flite was taught. */
export const canSpeak = (language: Storyboard["language"]): boolean => language === "english";

/** A whole script as sound, with the time of every scene, word and phone. */
export async function speak(
  storyboard: Storyboard,
  { folder, onProgress }: { folder: string; onProgress: (done: number) => void },
): Promise<Spoken> {
  if (!canSpeak(storyboard.language)) return silent(storyboard);
  const script = scriptSentences(storyboard.scenes);
  const parts = script.flatMap((sentence, place) =>
    partsOf(sentence.words).map((words) => ({ ...sentence, words, place })),
  );
  const tape = new Tape();
  const scenes: Span[] = [];
  let spokenParts = 0;
  for (const [scene, story] of storyboard.scenes.entries()) {
    const start = tape.seconds;
    const own = parts.filter((part) => part.scene === scene);
    tape.pause(own.length > 0 ? pauses.beforeScene : silentSceneSeconds(story));
    for (const [number, part] of own.entries()) {
      if (number > 0 && own[number - 1]?.place !== part.place) tape.pause(pauses.betweenSentences);
      await speakPart(tape, part, { ...voices[storyboard.voice], folder });
      onProgress(++spokenParts / parts.length);
    }
    if (own.length > 0) tape.pause(pauses.afterScene);
    tape.pause(endOfScene(tape.seconds) - tape.seconds);
    scenes.push({ start, end: tape.seconds });
  }
  if (tape.words.length === 0) return silent(storyboard);
  const samples = tape.samples();
  // Each scene by its own loudest parts: what is said in one changes no other.
  const loudness = scenes.flatMap(({ start, end }) =>
    loudnessOf(
      samples.subarray(Math.round(start * samplesPerSecond), Math.round(end * samplesPerSecond)),
    ),
  );
  const { words, sounds, seconds } = tape;
  return { samples: louder(samples), timeline: { seconds, scenes, words, sounds, loudness } };
}

function silent(storyboard: Storyboard): Spoken {
  return { samples: null, timeline: { ...estimateTimeline(storyboard), sounds: [], loudness: [] } };
}

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < words.length; from += maxWords)
    parts.push(words.slice(from, from + maxWords));
  return parts;
}

type Part = { scene: number; place: number; words: readonly string[] };

async function speakPart(
  tape: Tape,
  { scene, place, words }: Part,
  options: { voice: string; stretch: number; folder: string },
): Promise<void> {
  const said = words.map((word) => spokenAscii(word));
  const isSaid = (word: string) => /[a-z0-9]/i.test(word);
  const text = said.filter((word) => word !== "").join(" ");
  // Letters that Flite doesn't know: they are read, and take the time of a pause.
  if (!isSaid(text)) return tape.addUnspoken({ scene, sentence: place, words });
  const { samples, phones } = await speakSentence(text, options);
  const first = phones.find(({ name }) => name !== "pau");
  const last = phones.findLast(({ name }) => name !== "pau");
  if (!first || !last) return tape.addUnspoken({ scene, sentence: place, words });
  const startOfFirst = phones[phones.indexOf(first) - 1]?.end ?? 0;
  const from = Math.max(0, startOfFirst - edges.before);
  const to = Math.min(samples.length / samplesPerSecond, last.end + edges.after);
  const shift = tape.seconds - from;
  const sounds = phones.map(({ name, end }, at) => ({
    name,
    start: Math.max(tape.seconds, (phones[at - 1]?.end ?? 0) + shift),
    end: Math.min(to, end) + shift,
  }));
  const places = words.flatMap((_word, at) => (isSaid(said[at] ?? "") ? [at] : []));
  const alone = await phonesOfEach(
    places.map((at) => (said[at] ?? "").replace(/[^a-z0-9' ]+/gi, " ").trim()),
    options.folder,
  );
  const spans = alignWords(
    places.map((at) => said[at] ?? ""),
    alone,
    sounds,
  );
  const byPlace = new Map(places.map((at, number) => [at, spans[number]]));
  let before = sounds.find(({ name }) => name !== "pau")?.start ?? tape.seconds;
  for (const [at, word] of words.entries()) {
    const span = byPlace.get(at) ?? { start: before, end: before + 0.03 };
    before = span.end;
    tape.words.push({ text: word, ...span, scene, sentence: place });
  }
  tape.sounds.push(...sounds.filter(({ start, end }) => end > start));
  tape.add(
    samples.subarray(Math.round(from * samplesPerSecond), Math.round(to * samplesPerSecond)),
  );
}

/** Sound that grows, and what is heard when. */
class Tape {
  readonly words: SpokenWord[] = [];
  readonly sounds: (Span & { name: string })[] = [];
  readonly #pieces: Int16Array[] = [];
  #length = 0;

  get seconds(): number {
    return this.#length / samplesPerSecond;
  }

  add(samples: Int16Array): void {
    this.#pieces.push(samples);
    this.#length += samples.length;
  }

  pause(seconds: number): void {
    this.add(new Int16Array(Math.round(seconds * samplesPerSecond)));
  }

  addUnspoken({
    scene,
    sentence,
    words,
  }: {
    scene: number;
    sentence: number;
    words: readonly string[];
  }): void {
    for (const text of words) {
      const start = this.seconds;
      this.pause(0.3);
      this.words.push({ text, start, end: this.seconds, scene, sentence });
    }
  }

  samples(): Int16Array {
    const all = new Int16Array(this.#length);
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }
}
