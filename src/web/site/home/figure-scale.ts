/** Where something stands on a line that goes from 0 to 100. */
export type Scale = {
  /** Ends of what is measured. */
  ticks: readonly number[];
  knots: readonly number[];
  labels: readonly { at: number; anchor: "start" | "middle" | "end"; text: string }[];
};

const numbersIn = (figure: string) =>
  (figure.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).filter(Number.isFinite);
const rounded = (value: number) => Number(value.toFixed(2));

/** A return beside what was spent: 300% is three parts on one. */
function returnOf([percent]: number[]): Scale | null {
  if (!percent) return null;
  const spent = rounded(100 / (1 + percent / 100));
  return {
    ticks: [0, 100],
    knots: [spent],
    labels: [
      { at: 0, anchor: "start", text: "spent" },
      { at: spent, anchor: "start", text: "comes back on top" },
    ],
  };
}

/** A part of a whole, and what is left of it. */
function partOf(
  [percent]: number[],
  isOne: (part: number) => string,
  isRest: (rest: number) => string,
) {
  if (percent === undefined || percent > 100) return null;
  const rest = rounded(100 - percent);
  return {
    ticks: [0, 100],
    knots: [percent],
    labels: [
      { at: 0, anchor: "start", text: isOne(percent) },
      { at: 100, anchor: "end", text: isRest(rest) },
    ],
  } satisfies Scale;
}

/** Days within a week, or as many as it takes. */
function daysOf([from, to = from]: number[]): Scale | null {
  if (!from || !to) return null;
  const days = Math.max(7, Math.ceil(Math.max(from, to)));
  const at = (day: number) => rounded((100 * day) / days);
  return {
    ticks: Array.from({ length: days + 1 }, (_, day) => at(day)),
    knots: [...new Set([at(from), at(to)])],
    labels: [
      { at: 0, anchor: "start", text: "we begin" },
      { at: at(to), anchor: "middle", text: `day ${to}` },
      ...(from === to ? [] : [{ at: at(from), anchor: "middle" as const, text: `day ${from}` }]),
    ],
  };
}

/**
 * What a claim of content/brand.ts looks like drawn to scale, from the figure as written (`3-5 day`); null
 * for one that has none.
 */
export function scaleOf(claimId: string, figure: string): Scale | null {
  const numbers = numbersIn(figure);
  if (claimId === "roi") return returnOf(numbers);
  if (claimId === "delivery") return daysOf(numbers);
  if (claimId === "uptime")
    return partOf(
      numbers,
      () => "up",
      (rest) => `${rest}% down`,
    );
  if (claimId === "time-saved")
    return partOf(
      numbers,
      () => "off your desk",
      () => "still yours",
    );
  return null;
}
