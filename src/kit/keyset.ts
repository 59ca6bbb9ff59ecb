/** A place in a list that is ordered by time and then by id. */
export type Place = { createdAt: Date; id: string };

/** The place as a query parameter. */
export const toCursor = ({ createdAt, id }: Place): string => `${createdAt.getTime()}.${id}`;

/** The place that a parameter names (until the year 2286: what is later no database reads); null where it names none: the list then begins at its start. */
export function fromCursor(cursor: string): Place | null {
  const [, time, id] = /^(\d{1,13})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}

/** One page of rows that were asked for with one more than `limit`, and where the next page begins. */
export function pageOf<T extends Place>(
  rows: T[],
  limit: number,
): { items: T[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? toCursor(last) : null };
}
