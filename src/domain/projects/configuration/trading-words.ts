import { readOperand } from "./trading-alerts.ts";
import type { Indicator, TradingAlert, TradingTool } from "./trading-tool.ts";

const kinds: Readonly<Record<Exclude<Indicator["kind"], "other">, string>> = {
  sma: "SMA",
  ema: "EMA",
  rsi: "RSI",
  macd: "MACD",
  bollinger: "Bollinger Bands",
  atr: "ATR",
  highest: "Highest high",
  lowest: "Lowest low",
  supertrend: "Supertrend",
  vwap: "VWAP",
  volume: "Volume",
};
const timeframes: Readonly<Record<Indicator["timeframe"], string>> = {
  chart: "",
  "60": ", hourly",
  "240": ", 4 hours",
  D: ", daily",
  W: ", weekly",
};
/** They take no length. */
const withoutLength = new Set(["macd", "vwap", "volume"]);

/** An indicator as traders write it: `EMA 50, daily`. */
export function indicatorName({ kind, length, timeframe, note }: Indicator): string {
  if (kind === "other") return note || "An indicator to describe";
  const name = withoutLength.has(kind) ? kinds[kind] : `${kinds[kind]} ${length}`;
  return name + timeframes[timeframe];
}

const operandName = (operand: string, indicators: readonly Indicator[]): string => {
  const side = readOperand(operand, indicators);
  if (side?.is !== "indicator") return operand.replace(/^#.*/, "something deleted");
  const name = indicatorName(side.indicator);
  return side.output === "" ? name : `${side.output} of ${name}`;
};

/** An alert in words: `close crosses above EMA 20, only with the trend of EMA 50, daily`. */
export function alertInWords(
  { name, left, comparison, right, trend }: TradingAlert,
  { indicators }: Pick<TradingTool, "indicators">,
): string {
  if (comparison === "described") return name;
  const when = `${operandName(left, indicators)} ${comparison.replace("-", " ")} ${operandName(right, indicators)}`;
  return trend ? `${when}, only with the trend of ${operandName(trend, indicators)}` : when;
}
