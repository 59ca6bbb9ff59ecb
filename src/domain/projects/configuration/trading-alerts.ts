import { indicatorFacts, indicatorLabel, isTrend } from "./trading-indicators.ts";
import type { Indicator, TradingAlert, TradingTool } from "./trading-tool.ts";

export const priceNames = ["close", "open", "high", "low"] as const;
export type PriceName = (typeof priceNames)[number];

/** One side of a comparison, looked up. */
export type Side =
  | { is: "price"; name: PriceName }
  | { is: "indicator"; indicator: Indicator; output: string }
  | { is: "number"; value: number };

/** A rule that a script can be written from. */
export type Rule = {
  left: Side;
  right: Side;
  comparison: Exclude<TradingAlert["comparison"], "described">;
  /** The price must be on the same side of it as the comparison points to. */
  trend: Indicator | null;
};
/** Why there is none: a person writes it, or something is missing. */
export type ReadAlert = { rule: Rule } | { described: true } | { missing: string };

const numberText = /^-?\d{1,12}(\.\d{1,8})?$/;

/** The operand of an indicator's line, e.g. `#i1` or `#i1.upper`. */
export const operandOf = (id: string, output = ""): string =>
  output === "" ? `#${id}` : `#${id}.${output}`;

/** What an operand names; null where it names nothing that is there. */
export function readOperand(operand: string, indicators: readonly Indicator[]): Side | null {
  const text = operand.trim();
  const price = priceNames.find((name) => name === text);
  if (price) return { is: "price", name: price };
  if (numberText.test(text)) return { is: "number", value: Number(text) };
  const [, id, output = ""] = /^#([\w-]+)(?:\.(\w+))?$/.exec(text) ?? [];
  const indicator = indicators.find((candidate) => candidate.id === id);
  if (!indicator) return null;
  const { outputs } = indicatorFacts[indicator.kind];
  // What is only described is there, though it has no line yet.
  if (indicator.kind !== "other" && !outputs.some(({ key }) => key === output)) return null;
  return { is: "indicator", indicator, output };
}

/** The rule of an alert, with what it names looked up. */
export function readAlert(alert: TradingAlert, { indicators }: TradingTool): ReadAlert {
  const { comparison } = alert;
  if (comparison === "described") return { described: true };
  const left = readOperand(alert.left, indicators);
  const right = readOperand(alert.right, indicators);
  if (!left || !right) {
    const isEmpty = (left ? alert.right : alert.left).trim() === "";
    return { missing: isEmpty ? "Choose what is compared." : "What it compares isn’t there." };
  }
  const trend = alert.trend.trim() === "" ? null : readOperand(alert.trend, indicators);
  if (alert.trend.trim() !== "" && trend?.is !== "indicator")
    return { missing: "The indicator of its trend isn’t there." };
  const filter = trend?.is === "indicator" ? trend.indicator : null;
  const named = [left, right].flatMap((side) => (side.is === "indicator" ? [side.indicator] : []));
  if ([...named, ...(filter ? [filter] : [])].some(({ kind }) => kind === "other"))
    return { described: true };
  if (filter && !isTrend(filter.kind))
    return { missing: `${indicatorLabel(filter)} isn’t on the price’s scale, so it has no trend.` };
  if (alert.left.trim() === alert.right.trim())
    return { missing: "It compares a value with itself." };
  return { rule: { left, right, comparison, trend: filter } };
}

/** Rising rules point up: they enter; falling ones leave. */
export const isRising = ({ comparison }: Pick<Rule, "comparison">): boolean =>
  comparison === "crosses-above" || comparison === "is-above";

export const comparisonWords = {
  "crosses-above": "crosses above",
  "crosses-below": "crosses below",
  "is-above": "is above",
  "is-below": "is below",
} as const;

export const sideLabel = (side: Side): string => {
  if (side.is === "price") return side.name;
  return side.is === "number" ? String(side.value) : indicatorLabel(side.indicator, side.output);
};

/** `EMA 20 crosses above close, only with the trend of EMA 50 (day)` */
export const ruleWords = ({ left, right, comparison, trend }: Rule): string =>
  `${sideLabel(left)} ${comparisonWords[comparison]} ${sideLabel(right)}${
    trend ? `, only with the trend of ${indicatorLabel(trend)}` : ""
  }`;

/** What an alert is called: its name, else its rule. */
export function alertLabel(alert: TradingAlert, tool: TradingTool): string {
  const read = readAlert(alert, tool);
  return alert.name.trim() || ("rule" in read ? ruleWords(read.rule) : "Alert without a name");
}
