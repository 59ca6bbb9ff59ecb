import type { ConfigurationOf } from "#domain/projects/configuration/types.ts";
import type { Drawing } from "./drawing.ts";

type Tool = ConfigurationOf<"trading-tool">["tradingTool"];

/** Upper ends of the candles: the same ones for every tool, so that tools differ by what they draw over them. */
const candles = [70, 62, 74, 58, 50, 60, 44, 34, 40, 24];
const x = (place: number) => 18 + place * 18;
const closes = candles.map((top) => top + 9);
/** Drawn below the price, not over it. */
const below: readonly string[] = ["rsi", "macd", "atr", "volume"];

/** Candles, an indicator each as its line, and a knot where a rule or an alert acts. */
export function drawTradingTool({ indicators, alerts, strategies }: Tool): Drawing {
  const lines = indicators.slice(0, 4);
  const acts = Math.min(4, Math.max(alerts.length, strategies.length));
  return {
    ink: (
      <>
        {candles.map((top, place) => (
          <path key={x(place)} d={`M${x(place)} ${top - 8}v8m-4 0h8v18h-8zm4 18v8`} opacity={0.5} />
        ))}
        {lines.map((one, place) => (
          <path
            key={one.id}
            d={lineOf(one, place)}
            strokeDasharray={`${9 - place * 2} ${place * 2}`}
          />
        ))}
      </>
    ),
    thread: `M0 ${average(0, 3) + 6}${points(3)}L200 ${average(9, 3) - 4}`,
    knots: Array.from({ length: acts }, (_, place) => {
      const at = 2 + place * 2;
      return [x(at), average(at, 3)] as const;
    }),
  };
}

/** The mean of up to as many closes before. */
const average = (at: number, length: number): number => {
  const window = closes.slice(Math.max(0, at - length + 1), at + 1);
  return Math.round(window.reduce((sum, one) => sum + one, 0) / window.length);
};
const points = (length: number): string =>
  candles.map((_top, at) => `L${x(at)} ${average(at, length)}`).join("");

function lineOf({ kind, length }: Tool["indicators"][number], place: number): string {
  if (below.includes(kind)) return `M6 ${112 - place * 3}q24-9 48 0t48 0 48 0 48 0`;
  if (kind === "highest") return "M6 44h60V26h72V14h56";
  if (kind === "lowest") return "M6 100h72V92h60V70h56";
  // A longer average lags further behind; the curve shows up to six of its bars.
  const bars = Math.max(2, Math.min(6, Math.round(length / 10)));
  return `M6 ${average(0, bars) + place * 5}${candles.map((_top, at) => `L${x(at)} ${average(at, bars) + place * 5}`).join("")}`;
}
