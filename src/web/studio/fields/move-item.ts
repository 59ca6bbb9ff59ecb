/** The list with one item moved by so many places; the same list where that leads out of it. */
export function moveItem<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const to = from + by;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Which place takes the focus once one is deleted: the next, else the one before; null where none is left. */
export const placeAfterDeletion = (deleted: number, count: number): number | null =>
  count <= 1 ? null : Math.min(deleted, count - 2);
