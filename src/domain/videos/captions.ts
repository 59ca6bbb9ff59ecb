import type { SpokenWord, Timeline } from "./timeline.ts";

/** What stands in the picture at a time: words of one sentence, in one line. */
export type Cue = { start: number; end: number; text: string; words: readonly SpokenWord[] };

/** About as much as is read at a glance. */
const maxCueLetters = 48;
/** How long a line stays after its last word, where nothing follows. */
const holdSeconds = 0.6;
const minSeconds = 0.001;

const inMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
const lettersOf = (words: readonly SpokenWord[]) =>
  words.reduce((sum, { text }) => sum + text.length + 1, -1);

/** The captions of a video: in order, one at a time, each word in exactly one of them. Times are whole milliseconds. */
export function captionsOf({ words, seconds }: Pick<Timeline, "words" | "seconds">): Cue[] {
  const groups = sentenceGroups(words).flatMap(linesOf);
  let before = 0;
  return groups.map((line, place) => {
    const rest = (groups.length - place) * minSeconds;
    const start = inMilliseconds(
      clamp(line[0]?.start ?? 0, before, Math.max(before, seconds - rest)),
    );
    const next = groups[place + 1]?.[0]?.start ?? seconds;
    const wanted = Math.min((line.at(-1)?.end ?? start) + holdSeconds, next, seconds);
    before = inMilliseconds(Math.max(wanted, start + minSeconds));
    return { start, end: before, text: line.map(({ text }) => text).join(" "), words: line };
  });
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function sentenceGroups(words: readonly SpokenWord[]): SpokenWord[][] {
  const groups: SpokenWord[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last?.[0]?.sentence === word.sentence) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Lines of about the same length, rather than a full one and a single word; they break after a comma where one is near. */
function linesOf(words: SpokenWord[]): SpokenWord[][] {
  const lines: SpokenWord[][] = [];
  for (let from = 0; from < words.length;) {
    const size = bestLength(words.slice(from));
    lines.push(words.slice(from, from + size));
    from += size;
  }
  return lines;
}

/** How many of these words the next line takes. */
function bestLength(words: SpokenWord[]): number {
  const all = lettersOf(words);
  if (all <= maxCueLetters) return words.length;
  const even = all / Math.ceil(all / maxCueLetters);
  let best = { size: 1, badness: Infinity };
  for (let size = 1; size < words.length; size++) {
    const letters = lettersOf(words.slice(0, size));
    if (letters > maxCueLetters) break;
    const endsClause = /[,;:–—]\W*$/u.test(words[size - 1]?.text ?? "");
    const badness = Math.abs(letters - even) - (endsClause ? maxCueLetters / 3 : 0);
    if (badness <= best.badness) best = { size, badness };
  }
  return best.size;
}
