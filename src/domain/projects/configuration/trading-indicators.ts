import type { Indicator, indicatorKinds, timeframes } from "./trading-tool.ts";

export type IndicatorKind = (typeof indicatorKinds)[number];
export type Timeframe = (typeof timeframes)[number];

/** One line that an indicator draws. The first has no key: `#id` alone means it. */
type Output = { key: string; label: string };
type Facts = {
  /** As traders call it. */
  label: string;
  /** On the scale of the price, or on another one in a pane below. */
  place: "price" | "pane" | "none";
  hasLength: boolean;
  /** What the multiplier multiplies; null where there is none. */
  multiplier: string | null;
  outputs: readonly Output[];
  /** What it shows, in a sentence. */
  shows: string;
};

const one = (label: string): Output[] => [{ key: "", label }];

/** What each kind is, draws and takes: for the script, the designer and the sample chart. */
export const indicatorFacts: Readonly<Record<IndicatorKind, Facts>> = {
  sma: {
    label: "SMA",
    place: "price",
    hasLength: true,
    multiplier: null,
    outputs: one("SMA"),
    shows: "The average close of the last bars.",
  },
  ema: {
    label: "EMA",
    place: "price",
    hasLength: true,
    multiplier: null,
    outputs: one("EMA"),
    shows: "An average that gives recent bars more weight.",
  },
  rsi: {
    label: "RSI",
    place: "pane",
    hasLength: true,
    multiplier: null,
    outputs: one("RSI"),
    shows: "Strength of rises against falls, from 0 to 100.",
  },
  macd: {
    label: "MACD",
    place: "pane",
    hasLength: true,
    multiplier: null,
    outputs: [
      { key: "", label: "MACD" },
      { key: "signal", label: "MACD signal" },
      { key: "histogram", label: "MACD histogram" },
    ],
    shows: "Distance of two averages. The length is that of the slow one.",
  },
  bollinger: {
    label: "Bollinger",
    place: "price",
    hasLength: true,
    multiplier: "deviations",
    outputs: [
      { key: "", label: "Bollinger middle" },
      { key: "upper", label: "Bollinger upper" },
      { key: "lower", label: "Bollinger lower" },
    ],
    shows: "An average, and bands that widen when prices swing.",
  },
  atr: {
    label: "ATR",
    place: "pane",
    hasLength: true,
    multiplier: null,
    outputs: one("ATR"),
    shows: "How far the price moves in a bar, on average.",
  },
  highest: {
    label: "Highest",
    place: "price",
    hasLength: true,
    multiplier: null,
    outputs: one("Highest"),
    shows: "The highest high of the bars before this one.",
  },
  lowest: {
    label: "Lowest",
    place: "price",
    hasLength: true,
    multiplier: null,
    outputs: one("Lowest"),
    shows: "The lowest low of the bars before this one.",
  },
  supertrend: {
    label: "Supertrend",
    place: "price",
    hasLength: true,
    multiplier: "× ATR",
    outputs: one("Supertrend"),
    shows: "A line that follows the trend and changes sides with it.",
  },
  vwap: {
    label: "VWAP",
    place: "price",
    hasLength: false,
    multiplier: null,
    outputs: one("VWAP"),
    shows: "The day’s average price, weighted by volume.",
  },
  volume: {
    label: "Volume",
    place: "pane",
    hasLength: true,
    multiplier: null,
    outputs: [
      { key: "", label: "Volume" },
      { key: "average", label: "Volume average" },
    ],
    shows: "Volume, and its average.",
  },
  other: {
    label: "Something else",
    place: "none",
    hasLength: false,
    multiplier: null,
    outputs: [],
    shows: "Describe it: a person writes it.",
  },
};

export const timeframeLabels: Readonly<Record<Timeframe, string>> = {
  chart: "Chart",
  "60": "1 hour",
  "240": "4 hours",
  D: "Day",
  W: "Week",
};

type Shown = Pick<Indicator, "kind" | "length" | "multiplier" | "timeframe" | "note">;

/** `EMA 20`, `Bollinger 20 × 2 (day)`; what is described is called by its words. */
export function indicatorLabel(indicator: Shown, output = ""): string {
  const { kind, length, multiplier, timeframe, note } = indicator;
  const facts = indicatorFacts[kind];
  if (kind === "other") return note.trim() || facts.label;
  const name = facts.outputs.find(({ key }) => key === output)?.label ?? facts.label;
  const figures = [
    facts.hasLength ? String(length) : "",
    facts.multiplier === null ? "" : `× ${multiplier}`,
  ];
  const higher = timeframe === "chart" ? "" : `(${timeframeLabels[timeframe].toLowerCase()})`;
  return [name, ...figures, higher].filter(Boolean).join(" ");
}

/** MACD's usual 12, 26 and 9 in the proportion of its length, which is the slow one. */
export const macdLengths = (slow: number) => ({
  fast: Math.max(1, Math.round((slow * 12) / 26)),
  slow,
  signal: Math.max(1, Math.round((slow * 9) / 26)),
});

/** Whether price above or below it tells a direction. */
export const isTrend = (kind: IndicatorKind): boolean => indicatorFacts[kind].place === "price";
