import type { QuotePosition } from "./contract.ts";

// Every amount of a quote is computed here, in integer cents (design: the model proposes, code disposes).

type Priced = Pick<QuotePosition, "unitCents" | "quantity">;

/** What a position costs; null while it has no price. */
export const lineCents = ({ unitCents, quantity }: Priced): number | null =>
  unitCents === null ? null : unitCents * quantity;

/** The sum of those positions that have a price. */
export const knownCents = (positions: readonly Priced[]): number =>
  positions.reduce((sum, position) => sum + (lineCents(position) ?? 0), 0);

/** The firm total; null while a position awaiting a price, or where there are none. */
export function totalOf(positions: readonly Priced[]): number | null {
  const isFirm = positions.length > 0 && positions.every(({ unitCents }) => unitCents !== null);
  return isFirm ? knownCents(positions) : null;
}

/**
 * What it costs at least and at most. While a position waits for a person's price there is no upper end: what
 * our scopes don't cover has no range that we could honestly name.
 */
export const rangeOf = (
  positions: readonly Priced[],
): { minCents: number; maxCents: number | null } => ({
  minCents: knownCents(positions),
  maxCents: totalOf(positions),
});

/** `each request within 5 days` has no one day on which it is done. */
const hasDate = ({ delivery }: Pick<QuotePosition, "delivery">): boolean =>
  delivery === null || delivery.startsWith("within ");

/**
 * Days until all of it is delivered: positions are worked on one after the other, each as often as its
 * quantity, so that the promise holds for all of them. What goes on beside (a month of maintenance) doesn't
 * prolong the rest. Null while a position's time isn't known.
 */
export function daysOf(
  positions: readonly Pick<QuotePosition, "days" | "quantity" | "delivery">[],
): number | null {
  if (positions.length === 0) return null;
  let inTurn = 0;
  let beside = 0;
  for (const { days, quantity, delivery } of positions) {
    if (days === null) return null;
    if (hasDate({ delivery })) inTurn += days * quantity;
    else beside = Math.max(beside, days);
  }
  return Math.max(inTurn, beside);
}

/** The promise in words, as an order keeps it: a single position's own, else the days of all. */
export function deliveryOf(
  positions: readonly Pick<QuotePosition, "days" | "quantity" | "delivery">[],
): string {
  const own = new Set(positions.filter((one) => !hasDate(one)).map(({ delivery }) => delivery));
  const [first] = own;
  if (first && own.size === 1 && positions.every((one) => !hasDate(one))) return first;
  const days = daysOf(positions) ?? 0;
  return `within ${days} ${days === 1 ? "day" : "days"}`;
}

/** Credits of all positions together. */
export const creditsOf = (
  positions: readonly Pick<QuotePosition, "credits" | "quantity">[],
): number => positions.reduce((sum, { credits, quantity }) => sum + credits * quantity, 0);

const longestName = 160;

/** The positions on one line, for an order: `Landing Page (Essential); 2 × Smart Form (One form)`. */
export function positionsLine(
  positions: readonly Pick<QuotePosition, "title" | "quantity">[],
): string {
  const names = positions.map(({ title, quantity }) =>
    quantity === 1 ? title : `${quantity} × ${title}`,
  );
  let line = "";
  for (const [index, name] of names.entries()) {
    const next = line ? `${line}; ${name}` : name;
    const left = names.length - index;
    if (next.length > longestName) return line ? `${line}; and ${left} more` : shortened(name);
    line = next;
  }
  return line;
}

const shortened = (text: string): string => `${text.slice(0, longestName - 2).trimEnd()} …`;
