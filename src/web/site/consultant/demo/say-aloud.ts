import { lettersPerMs } from "./mouth.ts";

/** What is told of a sentence while it is said. */
export type Told = {
  begun: () => void;
  /** The voice comes to the word at this letter; not every voice tells. */
  word: (at: number) => void;
  /** Once: it was said to its end, or couldn't be said. */
  over: (wasSaid: boolean) => void;
};

/** A voice that hasn't begun by then never does. */
const beginsWithinMs = 5000;
/** So much longer than usual a slow voice may take. */
const slowest = 4;
const sparedMs = 5000;
/** Without a voice each sentence stays long enough to be read. */
const shortestMs = 1500;

/** Has the browser say a sentence. @returns what ends it at once; nothing is told any more then */
export function sayAloud(
  text: string,
  { synthesis, voice }: { synthesis: SpeechSynthesis; voice: SpeechSynthesisVoice },
  told: Told,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  let isOver = false;
  const end = (wasSaid: boolean | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    if (wasSaid !== true) synthesis.cancel();
    if (wasSaid !== null) told.over(wasSaid);
  };
  let timer = setTimeout(() => end(false), beginsWithinMs);
  utterance.addEventListener("start", () => {
    if (isOver) return;
    clearTimeout(timer);
    // Some voices never tell of their end.
    timer = setTimeout(() => end(true), (text.length / lettersPerMs) * slowest + sparedMs);
    told.begun();
  });
  utterance.addEventListener("boundary", ({ name, charIndex }) => {
    if (!isOver && name !== "sentence") told.word(charIndex);
  });
  utterance.addEventListener("end", () => end(true));
  utterance.addEventListener("error", () => end(false));
  synthesis.speak(utterance);
  return () => end(null);
}

/** Without a voice: lets a sentence stand for as long as saying it takes. */
export function saySilently(text: string, told: Told): () => void {
  const timer = setTimeout(() => told.over(true), Math.max(shortestMs, text.length / lettersPerMs));
  told.begun();
  return () => clearTimeout(timer);
}

/** An English voice: rather one that needs no network, and of those the browser's own choice. */
export function pickVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang));
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
