import type { Bar, Series } from "#domain/projects/configuration/price-series.ts";

/** The drawing's grid. */
export const chartWidth = 480;
const labelWidth = 92;
export const plotWidth = chartWidth - labelWidth;

/** Turns values between two ends into heights from `top` to `bottom`. */
export type Scale = (value: number) => number;
export function scaleOf(values: readonly number[], top: number, bottom: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = high - low || 1;
  return (value) => Math.round((bottom - ((value - low) / range) * (bottom - top)) * 10) / 10;
}

export const xOf = (place: number, count: number): number =>
  Math.round(((place + 0.5) / count) * plotWidth * 10) / 10;

/** A line through all values; it breaks where there is none. */
export function pathOf(series: Series, scale: Scale): string {
  let isDrawn = false;
  return series
    .map((value, place) => {
      if (value === null) {
        isDrawn = false;
        return "";
      }
      const command = isDrawn ? "L" : "M";
      isDrawn = true;
      return `${command}${xOf(place, series.length)} ${scale(value)}`;
    })
    .join("");
}

/** A bar for each value from the zero line, or from the bottom where none is below zero. */
export function columnsOf(series: Series, scale: Scale, bottom: number): string {
  const base = series.some((value) => value !== null && value < 0) ? scale(0) : bottom;
  return series
    .map((value, place) =>
      value === null ? "" : `M${xOf(place, series.length)} ${base}V${scale(value)}`,
    )
    .join("");
}

/** Wicks and bodies of those bars that rise, or of those that fall. */
export function candlesOf(bars: readonly Bar[], scale: Scale, isRising: boolean): string {
  const half = Math.max(1, (plotWidth / bars.length) * 0.28);
  return bars
    .map(({ open, high, low, close }, place) => {
      if (close >= open !== isRising) return "";
      const x = xOf(place, bars.length);
      const [top, bottom] = [scale(Math.max(open, close)), scale(Math.min(open, close))];
      const height = Math.max(0.5, bottom - top);
      return `M${x} ${scale(high)}V${scale(low)}M${x - half} ${top}h${half * 2}v${height}h${-half * 2}z`;
    })
    .join("");
}

export const valuesIn = (list: readonly Series[]): number[] =>
  list.flatMap((series) => series.filter((value) => value !== null));
