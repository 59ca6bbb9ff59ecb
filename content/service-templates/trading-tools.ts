import type { Indicator, TradingAlert } from "#domain/projects/configuration/trading-tool.ts";
import type { TemplateOf } from "#domain/projects/contract.ts";

const indicator = (
  said: Pick<Indicator, "id" | "kind" | "length"> & Partial<Indicator>,
): Indicator => ({
  multiplier: 2,
  timeframe: "chart",
  note: "",
  ...said,
});
const alert = (said: Omit<TradingAlert, "trend"> & { trend?: string }): TradingAlert => ({
  trend: "",
  ...said,
});
const platform = "TradingView, Pine Script version 6";
const risk = { percentPerTrade: 1, stopAtr: 2, targetAtr: 3, commissionPercent: 0.1 };

export const tradingToolTemplates: readonly TemplateOf<"trading-tool">[] = [
  {
    id: "trend-alerts",
    name: "Alerts with the trend",
    description:
      "Signals on closed bars only, and only in the direction of the higher timeframe. It alerts you and never trades.",
    serviceType: "trading-tool",
    popular: false,
    schemaVersion: 2,
    configuration: {
      tradingTool: {
        platform,
        indicators: [
          indicator({ id: "ema-20", kind: "ema", length: 20 }),
          indicator({
            id: "ema-50-day",
            kind: "ema",
            length: 50,
            timeframe: "D",
            note: "The trend, from the last closed day",
          }),
        ],
        alerts: [
          alert({
            id: "up",
            name: "Up with the day’s trend",
            left: "close",
            comparison: "crosses-above",
            right: "#ema-20",
            trend: "#ema-50-day",
          }),
          alert({
            id: "down",
            name: "Down with the day’s trend",
            left: "close",
            comparison: "crosses-below",
            right: "#ema-20",
            trend: "#ema-50-day",
          }),
        ],
        strategies: [],
        backtesting: false,
        risk,
      },
    },
  },
  {
    id: "tested-breakout",
    name: "Breakout with a tested risk",
    description:
      "A breakout rule as a strategy, with position size based on the stop, and costs included in the test from the start.",
    serviceType: "trading-tool",
    popular: false,
    schemaVersion: 2,
    configuration: {
      tradingTool: {
        platform,
        indicators: [
          indicator({ id: "highest-20", kind: "highest", length: 20, note: "The level to break" }),
          indicator({ id: "atr-14", kind: "atr", length: 14, note: "Measures stop and target" }),
        ],
        alerts: [
          alert({
            id: "entry",
            name: "Entry",
            left: "close",
            comparison: "crosses-above",
            right: "#highest-20",
          }),
        ],
        strategies: [
          "Enter on a close above the highest high of the 20 bars before",
          "Stop at 2 ATR, target at 3 ATR",
          "Risk 1% of equity for each trade, never more than the account holds",
        ],
        backtesting: true,
        risk,
      },
    },
  },
];
