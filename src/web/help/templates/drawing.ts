import type { ReactNode } from "react";

/** What a drawing consists of: lines of ink, the thread as a path, and the knots on it. */
export type Drawing = {
  ink: ReactNode;
  thread: string;
  knots: readonly (readonly [number, number])[];
};

/** Items with a key each: texts may repeat in a draft. */
export const listed = <Item>(items: readonly Item[]): [key: string, item: Item][] =>
  items.map((item, place) => [`${place}`, item]);

/** Places in the middle of equal rows between two heights; one row where there is nothing. */
export const spread = (rows: number, from: number, to: number) => {
  const row = (to - from) / Math.max(1, rows);
  return (place: number): number => from + row * (Math.max(0, place) + 0.5);
};
