import { z } from "zod";
import { ItemId, items, text } from "./parts.ts";

/** Indicators that a first script is written from; `other` is described in words, for whoever builds it. */
export const indicatorKinds = [
  "sma",
  "ema",
  "rsi",
  "macd",
  "bollinger",
  "atr",
  "highest",
  "lowest",
  "supertrend",
  "vwap",
  "volume",
  "other",
] as const;
/** Where an indicator is computed: on the chart, or on the last closed bar of a longer time. */
export const timeframes = ["chart", "60", "240", "D", "W"] as const;

const Indicator = z.strictObject({
  id: ItemId,
  kind: z.enum(indicatorKinds).meta({ title: "Indicator" }),
  /** Bars. */
  length: z.int().min(1).max(500).meta({ title: "Length", description: "In bars." }),
  /** Deviations for bands, factor for supertrend. */
  multiplier: z.number().min(0.1).max(20).meta({ title: "Multiplier" }),
  timeframe: z.enum(timeframes).meta({ title: "Timeframe" }),
  /** What it is, where the kind is `other`; else a remark. */
  note: text(200).meta({ title: "Note" }),
});

/** One side of a comparison: `close`, `open`, `high`, `low`, a line of an indicator (`#id`, `#id.upper`), or a number. */
const Operand = text(80);
const Alert = z.strictObject({
  id: ItemId,
  name: text(100).meta({ title: "Name", description: "What the alert says." }),
  left: Operand.meta({ title: "When" }),
  comparison: z
    .enum(["crosses-above", "crosses-below", "is-above", "is-below", "described"])
    .meta({ title: "Comparison", description: "Described alerts are written by a person." }),
  right: Operand.meta({ title: "Compared with" }),
  /** Only in the direction of this indicator: price above it for rises, below it for falls; empty: always. */
  trend: Operand.meta({ title: "Only with the trend of" }),
});

/** Spec studio.md §3.1 (tradingTool), second version: indicators and alerts that a script can be written from. */
export const TradingTool = z.strictObject({
  platform: text(100).meta({ title: "Platform" }),
  indicators: items(Indicator, 10).meta({ title: "Indicators" }),
  alerts: items(Alert, 10).meta({ title: "Alerts" }),
  /** Rules in words. */
  strategies: z.array(text(200)).max(10).meta({
    title: "Strategies",
    description: "When it enters, exits and how much it risks, one rule a line.",
  }),
  backtesting: z
    .boolean()
    .meta({ title: "Backtesting", description: "Write a strategy that TradingView can test." }),
  risk: z
    .strictObject({
      /** Percent of equity for each trade. */
      percentPerTrade: z.number().min(0.1).max(100).meta({ title: "Risk per trade", unit: "%" }),
      stopAtr: z.number().min(0).max(20).meta({ title: "Stop", unit: "ATR" }),
      targetAtr: z.number().min(0).max(50).meta({ title: "Target", unit: "ATR" }),
      commissionPercent: z.number().min(0).max(5).meta({ title: "Commission", unit: "%" }),
    })
    .meta({ title: "Risk" }),
});
export type TradingTool = z.infer<typeof TradingTool>;
export type Indicator = z.infer<typeof Indicator>;
export type TradingAlert = z.infer<typeof Alert>;

export const newTradingTool: TradingTool = {
  platform: "TradingView, Pine Script version 6",
  indicators: [],
  alerts: [],
  strategies: [],
  backtesting: false,
  risk: { percentPerTrade: 1, stopAtr: 2, targetAtr: 3, commissionPercent: 0.1 },
};

/** The first version: indicators and alerts in words (spec studio.md §3.1). */
export const TradingToolV1 = z.object({
  platform: text(100),
  indicators: z.array(text(200)).max(10),
  strategies: z.array(text(200)).max(10),
  backtesting: z.boolean(),
  alerts: z.array(text(200)).max(10),
});

/** What was described in words stays described. */
export const migrateTradingTool = (v1: z.infer<typeof TradingToolV1>): TradingTool => ({
  ...newTradingTool,
  platform: v1.platform,
  strategies: v1.strategies,
  backtesting: v1.backtesting,
  indicators: v1.indicators.map((note, at) => ({
    id: `indicator-${at + 1}`,
    kind: "other",
    length: 14,
    multiplier: 2,
    timeframe: "chart",
    note,
  })),
  alerts: v1.alerts.map((name, at) => ({
    id: `alert-${at + 1}`,
    name: name.slice(0, 100),
    left: "close",
    comparison: "described",
    right: "",
    trend: "",
  })),
});
