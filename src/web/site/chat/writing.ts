/** An answer that is being written: what is there without a gap, and words that came too early. */
export type Writing = {
  replyTo: string;
  text: string;
  ahead: readonly Words[];
};
export type Words = { offset: number; text: string };

/** She thinks: nothing is written yet. */
export const noWords = (replyTo: string): Writing => ({ replyTo, text: "", ahead: [] });

/** Adds words at their place; said twice they stand there once, and what is missing before them is waited for. */
export function addWords(writing: Writing, { offset, text }: Words): Writing {
  let next = writing.text;
  let waiting = [...writing.ahead, { offset, text }];
  for (;;) {
    const fitting = waiting.filter((words) => words.offset <= next.length);
    if (fitting.length === 0) return { ...writing, text: next, ahead: waiting };
    waiting = waiting.filter((words) => words.offset > next.length);
    for (const words of fitting.toSorted((a, b) => a.offset - b.offset)) next = placed(next, words);
  }
}

function placed(text: string, words: Words): string {
  const there = text.slice(words.offset, words.offset + words.text.length);
  if (there === words.text) return text;
  // The rest of what is there; or, where it was begun anew, other words instead.
  return text.slice(0, words.offset) + words.text;
}
