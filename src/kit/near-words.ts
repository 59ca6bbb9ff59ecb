/** Slips between two words: letters left out, added, mistaken or swapped; more than `most` is not told apart. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwapped)
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

/** How many slips a word of this length may hold and still be meant. */
const maxSlips = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/**
 * The words that a misspelt one was most likely meant to be: the fewest slips away, all of those.
 * @param vocabulary words as they are stored, without their endings
 */
export function nearWords(word: string, vocabulary: readonly string[]): string[] {
  const most = maxSlips(word);
  let fewest = most;
  let found: string[] = [];
  for (const known of vocabulary) {
    if (known.length < 4 || fewest === 0) continue;
    const slips = slipsBetween(word, known, fewest);
    if (slips > fewest) continue;
    if (slips < fewest) found = [];
    fewest = slips;
    found.push(known);
  }
  return found.slice(0, 3);
}
