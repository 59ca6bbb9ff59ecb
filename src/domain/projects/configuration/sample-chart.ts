import {
  type Bar,
  combine,
  ema,
  atr,
  highest,
  longerBars,
  lowest,
  rsi,
  type Series,
  sma,
  stdev,
  supertrend,
  vwap,
} from "./price-series.ts";
import { readAlert, type Rule, type Side, isRising } from "./trading-alerts.ts";
import { macdLengths } from "./trading-indicators.ts";
import type { Indicator, TradingTool } from "./trading-tool.ts";

/** Half a year of hours, so that long averages of days have something to average. */
const sampleLength = 26 * 7 * 24;

/** The same numbers from 0 to 1 each time (mulberry32). */
function evenNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Made-up prices by the hour, always the same: a walk with slow swings, so that trends come and go. */
export function sampleBars(count = sampleLength): Bar[] {
  const next = evenNumbers(23);
  let close = 100;
  return Array.from({ length: count }, (_, hour) => {
    const open = close;
    const swing = Math.sin(hour / 190) * 0.0004 + Math.sin(hour / 31) * 0.0016;
    const noise = (next() + next() + next() - 1.5) * 0.008;
    close = open * (1 + swing + noise);
    const reach = open * 0.003;
    return {
      open,
      close,
      high: Math.max(open, close) + next() * reach,
      low: Math.min(open, close) - next() * reach,
      volume: Math.round(
        800 + 500 * Math.sin((hour % 24) / 3.8) + next() * 900 + Math.abs(noise) * 60_000,
      ),
    };
  });
}

/** Bars of the sample in one of each timeframe. */
const sizes = { chart: 1, "60": 1, "240": 4, D: 24, W: 168 } as const;
const hoursPerDay = 24;

/** Each line of an indicator, by its key, on its own bars. */
function linesOf(indicator: Indicator, bars: readonly Bar[], size: number): Record<string, Series> {
  const { kind, length, multiplier } = indicator;
  const closes = bars.map(({ close }) => close);
  switch (kind) {
    case "sma":
      return { "": sma(closes, length) };
    case "ema":
      return { "": ema(closes, length) };
    case "rsi":
      return { "": rsi(closes, length) };
    case "atr":
      return { "": atr(bars, length) };
    case "highest":
      return {
        "": highest(
          bars.map(({ high }) => high),
          length,
        ),
      };
    case "lowest":
      return {
        "": lowest(
          bars.map(({ low }) => low),
          length,
        ),
      };
    case "supertrend":
      return { "": supertrend(bars, multiplier, length) };
    case "vwap":
      return { "": vwap(bars, hoursPerDay / size) };
    case "macd": {
      const lengths = macdLengths(length);
      const line = combine(ema(closes, lengths.fast), ema(closes, lengths.slow), (a, b) => a - b);
      const signal = ema(line, lengths.signal);
      return { "": line, signal, histogram: combine(line, signal, (a, b) => a - b) };
    }
    case "bollinger": {
      const middle = sma(closes, length);
      const width = stdev(closes, length);
      return {
        "": middle,
        upper: combine(middle, width, (a, b) => a + multiplier * b),
        lower: combine(middle, width, (a, b) => a - multiplier * b),
      };
    }
    case "volume": {
      const volumes = bars.map(({ volume }) => volume);
      return { "": volumes, average: sma(volumes, length) };
    }
    default:
      return {};
  }
}

/**
 * An indicator's lines on each hour of the sample, as the script computes them: on a longer timeframe the value of
 * its last closed bar, and extremes without the bar itself.
 */
export function indicatorSeries(
  indicator: Indicator,
  bars: readonly Bar[],
): Record<string, Series> {
  const size = sizes[indicator.timeframe];
  const isBehind =
    indicator.timeframe !== "chart" || indicator.kind === "highest" || indicator.kind === "lowest";
  const lines = linesOf(indicator, longerBars(bars, size), size);
  return Object.fromEntries(
    Object.entries(lines).map(([key, line]) => [
      key,
      bars.map((_bar, hour) => line[Math.floor(hour / size) - (isBehind ? 1 : 0)] ?? null),
    ]),
  );
}

export type ChartLine = { indicator: Indicator; series: Record<string, Series> };
/** An alert and the bars at whose close it fires. */
export type ChartSignal = { id: string; isRising: boolean; at: readonly number[] };

const compare: Record<
  Rule["comparison"],
  (a: number, b: number, a1: number | null, b1: number | null) => boolean
> = {
  "is-above": (a, b) => a > b,
  "is-below": (a, b) => a < b,
  "crosses-above": (a, b, a1, b1) => a1 !== null && b1 !== null && a > b && a1 <= b1,
  "crosses-below": (a, b, a1, b1) => a1 !== null && b1 !== null && a < b && a1 >= b1,
};

function firesAt(
  rule: Rule,
  bars: readonly Bar[],
  lines: readonly ChartLine[],
  from: number,
): number[] {
  const lineOf = (id: string, output: string) =>
    lines.find(({ indicator }) => indicator.id === id)?.series[output] ?? [];
  const valuesOf = (side: Side): ((at: number) => number | null) => {
    if (side.is === "price") return (at) => bars[at]?.[side.name] ?? null;
    if (side.is === "number") return (at) => (at < 0 ? null : side.value);
    const line = lineOf(side.indicator.id, side.output);
    return (at) => line[at] ?? null;
  };
  const [left, right] = [valuesOf(rule.left), valuesOf(rule.right)];
  const trend = rule.trend ? lineOf(rule.trend.id, "") : null;
  return bars.slice(from).flatMap(({ close }, place) => {
    const at = from + place;
    const [a, b] = [left(at), right(at)];
    if (a === null || b === null) return [];
    const isMet = compare[rule.comparison](a, b, left(at - 1), right(at - 1));
    const filter = trend ? (trend[at] ?? null) : close;
    const isWithTrend =
      trend === null || (filter !== null && (isRising(rule) ? close > filter : close < filter));
    return isMet && isWithTrend ? [at] : [];
  });
}

/** All that a tool draws over the bars, and where its alerts fire from the bar `from` on: computed from its rules. */
export function computeChart(
  tool: TradingTool,
  bars: readonly Bar[],
  seriesFor: typeof indicatorSeries = indicatorSeries,
  from = 0,
): { lines: ChartLine[]; signals: ChartSignal[] } {
  const lines = tool.indicators
    .filter(({ kind }) => kind !== "other")
    .map((indicator) => ({ indicator, series: seriesFor(indicator, bars) }));
  const signals = tool.alerts.flatMap((alert) => {
    const read = readAlert(alert, tool);
    return "rule" in read
      ? [{ id: alert.id, isRising: isRising(read.rule), at: firesAt(read.rule, bars, lines, from) }]
      : [];
  });
  return { lines, signals };
}
