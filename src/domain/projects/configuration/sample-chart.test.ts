import fc from "fast-check";
import { expect, test } from "vitest";
import { tradingTool, tradingTools } from "../../../../tests/factories/trading-tools.ts";
import { ema, longerBars, rsi, sma, stdev } from "./price-series.ts";
import { computeChart, indicatorSeries, sampleBars } from "./sample-chart.ts";

const bars = sampleBars(600);
const seriesOf = (kind: "ema" | "highest" | "lowest", timeframe: "chart" | "D", length = 3) => {
  const [indicator] = tradingTool([{ id: "a", kind, timeframe, length }]).indicators;
  return indicator ? (indicatorSeries(indicator, bars)[""] ?? []) : [];
};

test("the sample is the same each time, and its bars are possible", () => {
  expect(sampleBars(600)).toEqual(bars);
  for (const { open, high, low, close, volume } of bars) {
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    expect(low).toBeGreaterThan(0);
    expect(volume).toBeGreaterThan(0);
  }
});

test("averages are those of their windows", () => {
  expect(sma([1, 2, 3, 6], 3)).toEqual([null, null, 2, 11 / 3]);
  expect(ema([1, 2, 3, 6], 3)).toEqual([null, null, 2, 4]);
  expect(stdev([2, 4], 2)).toEqual([null, 1]);
  // Ups of 1 and 2, a fall of 1: averages 1.5 and 0, then (1.5 + 0) / 2 and (0 + 1) / 2.
  expect(rsi([1, 2, 4, 3], 2)).toEqual([null, null, 100, 60]);
});

test("a longer timeframe shows its last closed bar, never the one that is forming", () => {
  const days = longerBars(bars, 24);
  const daily = ema(
    days.map(({ close }) => close),
    3,
  );
  const shown = seriesOf("ema", "D");
  for (const hour of [72, 95, 96, 119, 500])
    expect(shown[hour]).toBe(daily[Math.floor(hour / 24) - 1]);
  expect(shown[71]).toBe(null);
});

test("nothing that is drawn at a bar changes with the bars after it", () => {
  fc.assert(
    fc.property(tradingTools, fc.integer({ min: 300, max: 599 }), (tool, until) => {
      const whole = computeChart(tool, bars);
      const past = computeChart(tool, bars.slice(0, until));
      for (const [place, { series }] of past.lines.entries())
        for (const [key, line] of Object.entries(series))
          expect(whole.lines[place]?.series[key]?.slice(0, until)).toEqual(line);
      for (const [place, { at }] of past.signals.entries())
        expect(whole.signals[place]?.at.filter((bar) => bar < until)).toEqual(at);
    }),
    { numRuns: 40 },
  );
});

test("an alert fires where the lines cross, and only on its trend's side", () => {
  const tool = tradingTool(
    [
      { id: "fast", kind: "ema", length: 5 },
      { id: "slow", kind: "ema", length: 60 },
    ],
    [
      { id: "all", left: "close", right: "#fast" },
      { id: "some", left: "close", right: "#fast", trend: "#slow" },
      { id: "number", left: "close", comparison: "is-above", right: "0" },
    ],
  );
  const { lines, signals } = computeChart(tool, bars);
  const fast = lines[0]?.series[""] ?? [];
  const slow = lines[1]?.series[""] ?? [];
  const [all, some, always] = signals;
  expect(all?.at.length).toBeGreaterThan(10);
  for (const at of all?.at ?? []) {
    expect(bars[at]?.close).toBeGreaterThan(fast[at] ?? Infinity);
    expect(bars[at - 1]?.close).toBeLessThanOrEqual(fast[at - 1] ?? -Infinity);
  }
  const withTrend = all?.at.filter((at) => (bars[at]?.close ?? 0) > (slow[at] ?? Infinity));
  expect(some?.at).toEqual(withTrend);
  expect(some?.at.length).toBeLessThan(all?.at.length ?? 0);
  expect(always?.at).toHaveLength(bars.length);
});

test("a breakout is one of the bars before: the highest doesn't include its own bar", () => {
  const line = seriesOf("highest", "chart");
  expect(line[10]).toBe(Math.max(...bars.slice(7, 10).map(({ high }) => high)));
});
