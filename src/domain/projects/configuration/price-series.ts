/** One bar of a chart; the sample's bars are hours, and the first begins a week. */
export type Bar = { open: number; high: number; low: number; close: number; volume: number };
/** A value for each bar; null where there is none yet. */
export type Series = readonly (number | null)[];

/** Computes each value from the bar and the value before it; bars without a value are skipped. */
const running = (
  values: Series,
  length: number,
  next: (before: number, value: number) => number,
): Series => {
  const first: number[] = [];
  let before: number | null = null;
  return values.map((value) => {
    if (value === null) return null;
    if (before === null) {
      first.push(value);
      before = first.length < length ? null : mean(first);
    } else before = next(before, value);
    return before;
  });
};

/** As Pine Script's functions of the same names in `ta` compute them. */
export const ema = (values: Series, length: number): Series =>
  running(values, length, (before, value) => before + (2 / (length + 1)) * (value - before));
const rma = (values: Series, length: number): Series =>
  running(values, length, (before, value) => before + (value - before) / length);

/** A value out of each full window of the last bars. */
const windowed = (
  values: readonly number[],
  length: number,
  of: (window: readonly number[]) => number,
): Series =>
  values.map((_value, at) => (at + 1 < length ? null : of(values.slice(at + 1 - length, at + 1))));

export const sma = (values: readonly number[], length: number): Series =>
  windowed(values, length, mean);
const mean = (window: readonly number[]): number =>
  window.reduce((sum, one) => sum + one, 0) / window.length;
export const stdev = (values: readonly number[], length: number): Series =>
  windowed(values, length, (window) => {
    const middle = mean(window);
    return Math.sqrt(mean(window.map((one) => (one - middle) ** 2)));
  });
export const highest = (values: readonly number[], length: number): Series =>
  windowed(values, length, (window) => Math.max(...window));
export const lowest = (values: readonly number[], length: number): Series =>
  windowed(values, length, (window) => Math.min(...window));

export function rsi(closes: readonly number[], length: number): Series {
  const changes = closes.map((close, at) => (at === 0 ? null : close - (closes[at - 1] ?? close)));
  const ups = rma(
    changes.map((change) => change && Math.max(change, 0)),
    length,
  );
  const downs = rma(
    changes.map((change) => change && Math.max(-change, 0)),
    length,
  );
  return combine(ups, downs, (up, down) => (down === 0 ? 100 : 100 - 100 / (1 + up / down)));
}

export function atr(bars: readonly Bar[], length: number): Series {
  const ranges = bars.map(({ high, low }, at) => {
    const before = bars[at - 1]?.close;
    if (before === undefined) return high - low;
    return Math.max(high - low, Math.abs(high - before), Math.abs(low - before));
  });
  return rma(ranges, length);
}

/** The line below a rise and above a fall that changes sides when the close crosses it. */
export function supertrend(bars: readonly Bar[], factor: number, length: number): Series {
  const ranges = atr(bars, length);
  let upper = 0;
  let lower = 0;
  let line: number | null = null;
  return bars.map(({ high, low, close }, at) => {
    const range = ranges[at];
    if (range === null || range === undefined) return null;
    const before = bars[at - 1]?.close ?? close;
    const isFirst = line === null;
    const wasUpper = line === upper;
    const nextLower = (high + low) / 2 - factor * range;
    const nextUpper = (high + low) / 2 + factor * range;
    lower = isFirst || nextLower > lower || before < lower ? nextLower : lower;
    upper = isFirst || nextUpper < upper || before > upper ? nextUpper : upper;
    const isRising = isFirst ? false : wasUpper ? close > upper : close >= lower;
    line = isRising ? lower : upper;
    return line;
  });
}

/** The volume-weighted average since the day began; `barsPerDay` of 1 or less begins with every bar. */
export function vwap(bars: readonly Bar[], barsPerDay: number): Series {
  let money = 0;
  let volume = 0;
  return bars.map((bar, at) => {
    if (barsPerDay <= 1 || at % barsPerDay === 0) money = volume = 0;
    money += ((bar.high + bar.low + bar.close) / 3) * bar.volume;
    volume += bar.volume;
    return volume === 0 ? null : money / volume;
  });
}

/** Both series joined where both have a value. */
export const combine = (a: Series, b: Series, join: (a: number, b: number) => number): Series =>
  a.map((one, at) => {
    const other = b[at];
    return one === null || other === null || other === undefined ? null : join(one, other);
  });

/** Bars of a longer time, each of so many; the last one only if it is complete. */
export function longerBars(bars: readonly Bar[], size: number): Bar[] {
  if (size === 1) return [...bars];
  return Array.from({ length: Math.floor(bars.length / size) }, (_, place) => {
    const part = bars.slice(place * size, (place + 1) * size);
    return {
      open: part[0]?.open ?? 0,
      high: Math.max(...part.map(({ high }) => high)),
      low: Math.min(...part.map(({ low }) => low)),
      close: part.at(-1)?.close ?? 0,
      volume: part.reduce((sum, { volume }) => sum + volume, 0),
    };
  });
}
