import type { Span } from "#domain/videos/timeline.ts";

type Sound = Span & { name: string };

/**
 * When each word is spoken: the phones of the words by themselves, laid beside those of the whole sentence so that they
 * differ least.
 * @param alone phones of each word; null where they aren't known: then the time is shared out by letters
 */
export function alignWords(
  words: readonly string[],
  alone: readonly (readonly string[])[] | null,
  sounds: readonly Sound[],
): Span[] {
  const spoken = sounds.filter(({ name }) => name !== "pau");
  if (spoken.length === 0) return words.map(() => ({ start: 0, end: 0 }));
  return inOrder(alone ? byPhones(alone, spoken) : byLetters(words, spoken), spoken);
}

type Found = (Span | null)[];

function byLetters(words: readonly string[], spoken: readonly Sound[]): Found {
  const all = words.reduce((sum, word) => sum + word.length, 0);
  let seen = 0;
  return words.map((word) => {
    const from = Math.floor((seen / all) * spoken.length);
    seen += word.length;
    const to = Math.max(from, Math.ceil((seen / all) * spoken.length) - 1);
    return { start: spoken[from]?.start ?? 0, end: spoken[to]?.end ?? 0 };
  });
}

/** The least changes that make one list of phones the other (Wagner and Fischer). */
function byPhones(alone: readonly (readonly string[])[], spoken: readonly Sound[]): Found {
  const flat = alone.flatMap((phones, word) => phones.map((name) => ({ name, word })));
  const width = spoken.length + 1;
  const costs = new Float32Array((flat.length + 1) * width);
  const cost = (row: number, column: number) => costs[row * width + column] ?? 0;
  for (let row = 0; row <= flat.length; row++)
    for (let column = 0; column < width; column++) {
      if (row === 0 || column === 0) {
        costs[row * width + column] = row + column;
        continue;
      }
      const change = flat[row - 1]?.name === spoken[column - 1]?.name ? 0 : 0.9;
      costs[row * width + column] = Math.min(
        cost(row - 1, column) + 1,
        cost(row, column - 1) + 1,
        cost(row - 1, column - 1) + change,
      );
    }
  const found: Found = alone.map(() => null);
  let [row, column] = [flat.length, spoken.length];
  while (row > 0 && column > 0)
    if (cost(row, column) === Math.fround(cost(row - 1, column) + 1)) row--;
    else if (cost(row, column) === Math.fround(cost(row, column - 1) + 1)) column--;
    else {
      const word = flat[--row]?.word ?? 0;
      const sound = spoken[--column];
      if (!sound) continue;
      const span = found[word];
      found[word] = { start: sound.start, end: span?.end ?? sound.end };
    }
  return found;
}

const minSeconds = 0.03;

/** Each word has a time, after the one before it. */
function inOrder(found: Found, spoken: readonly Sound[]): Span[] {
  let last = spoken[0]?.start ?? 0;
  return found.map((span) => {
    const start = Math.max(last, span?.start ?? last);
    last = Math.max(start + minSeconds, span?.end ?? 0);
    return { start, end: last };
  });
}
