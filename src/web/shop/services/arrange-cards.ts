/**
 * The order in which cards of one or two columns fill rows without a gap: a wide card that no longer fits
 * lets the next narrow one go first. Answers the cards with the number of columns left in the last row.
 */
export function arrangeCards<T>(
  cards: readonly T[],
  isWide: (card: T) => boolean,
  columns = 3,
): { cards: T[]; left: number } {
  const waiting = [...cards];
  const arranged: T[] = [];
  let used = 0;
  while (waiting.length > 0) {
    const room = columns - used;
    const next = waiting.findIndex((card) => (isWide(card) ? 2 : 1) <= room);
    // Nothing fits: the row stays short rather than anything be left out.
    const [card] = waiting.splice(Math.max(next, 0), 1) as [T];
    arranged.push(card);
    const width = isWide(card) ? 2 : 1;
    used = next < 0 ? width : (used + width) % columns;
  }
  return { cards: arranged, left: used === 0 ? 0 : columns - used };
}
