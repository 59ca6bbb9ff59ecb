import type { TemplateOf } from "#domain/projects/contract.ts";

export const tradingToolTemplates: readonly TemplateOf<"trading-tool">[] = [
  {
    id: "trend-alerts",
    name: "Alerts with the trend",
    description:
      "Signals on closed bars only, and only in the direction of the higher timeframe. It alerts you and never trades.",
    serviceType: "trading-tool",
    popular: false,
    configuration: {
      tradingTool: {
        platform: "TradingView, Pine Script version 6",
        indicators: [
          "Exponential average of the chart, 20 bars",
          "Exponential average of the day, 50 bars, last closed day",
        ],
        strategies: [],
        backtesting: false,
        alerts: ["Cross in the direction of the day's trend, on bar close"],
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
    configuration: {
      tradingTool: {
        platform: "TradingView, Pine Script version 6",
        indicators: ["Highest high of 20 bars", "Average true range, 14 bars"],
        strategies: [
          "Enter on a close above the highest high",
          "Stop at 2 ATR, target at 3 ATR",
          "Risk 1% of equity for each trade, never more than the account holds",
        ],
        backtesting: true,
        alerts: ["Entry", "Stop or target reached"],
      },
    },
  },
];
