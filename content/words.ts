import { formatUsd, usd } from "#kit/money.ts";

// Made once: designers count while people type.
const figures = new Intl.NumberFormat("en-US");

/** A promise's figure with its unit: `(1, "month")` → `1 month`, `(30, "day")` → `30 days`. */
export const counted = (figure: number, unit: string): string =>
  `${figures.format(figure)} ${unit}${figure === 1 ? "" : "s"}`;

/** A price of content/promises.ts, in dollars: `199` → `$199`. */
export const priced = (dollars: number): string => formatUsd(usd(dollars));

/** A percentage to one decimal, so that those of one kind stand alike: `99` → `99.0%`. */
export const inPercent = (percent: number): string => `${percent.toFixed(1)}%`;

const list = new Intl.ListFormat("en-GB", { type: "conjunction" }); // no comma before "and", as our texts have it;

/** `["a", "b", "c"]` → `a, b and c`. */
export const listed = (words: readonly string[]): string => list.format(words);

/** `english` → `English` */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
