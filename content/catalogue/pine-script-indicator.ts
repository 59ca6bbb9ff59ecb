import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { fixedPrice, supportIncluded } from "./shared-texts.ts";

export const pineScriptIndicator: ServiceSeed = {
  id: "pine-script-indicator",
  title: "Pine Script Indicator",
  description:
    "Your trading rule as a TradingView indicator: written in Pine Script, checked on the markets you name, with an alert and the full source code.",
  priceRange: { min: 250, max: 750 },
  credits: 30,
  category: "trading-financial",
  popular: true,
  deliveryTime: "2-5 days",
  features: [
    "Your rule written down and confirmed first",
    "Signals that don't change after the bar closes",
    "An alert in TradingView when your rule is met",
    "Full source code, yours to keep",
    "Settings for every figure in your rule",
    "Checked on three markets and two timeframes",
    "Comments in the code, section by section",
    "Plain risk notice in the script",
  ],
  benefits: [
    "You stop watching charts for a condition a script can see",
    "Your rule is applied the same way every time",
    "You see where your rule would have signalled on past charts",
    "You can read, change and extend the code yourself",
  ],
  technicalSpecs: [
    { name: "Language", value: "Pine Script, the current version at delivery" },
    { name: "Platform", value: "TradingView; alerts depend on your TradingView plan" },
    { name: "Repainting", value: "Signals confirmed on bar close, unless you ask otherwise" },
    { name: "Alerts", value: "In TradingView; webhook messages in the largest option" },
    { name: "Backtest", value: "In TradingView's strategy tester, in the larger options" },
    { name: "Checked on", value: "Three symbols and two timeframes that you name" },
    { name: "Files", value: "Source file and a one-page description of the rule" },
    {
      name: "Risk notice",
      value:
        "A tool, not financial advice. Past results, tested ones included, say nothing certain about future ones; you can lose money.",
    },
  ],
  paymentModels: [{ ...fixedPrice, price: "$250 to $750" }],
  scopes: [
    {
      slug: "one-indicator",
      name: "One indicator, one alert",
      description: "One rule drawn on the chart, with an alert when it is met.",
      price: 250,
      credits: 30,
      deliveryDays: 3,
      capacities: {
        holds: { indicators: 1, alerts: 1, conditions: 3, markets: 3, timeframes: 2, revisions: 2 },
        systems: ["TradingView"],
        features: [],
      },
      includes: [
        "One indicator with up to 3 conditions",
        "One alert",
        "Checked on three markets and two timeframes",
        "Source code with comments",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "strategy-with-backtest",
      name: "Strategy with backtest",
      description:
        "Your entry and exit rules as a strategy that TradingView can test on past data.",
      price: 450,
      credits: 55,
      deliveryDays: 4,
      capacities: {
        holds: { strategies: 1, alerts: 3, markets: 3, timeframes: 2, revisions: 2 },
        systems: ["TradingView"],
        features: ["backtest"],
      },
      includes: [
        "One strategy with entry, exit, stop and position size",
        "Backtest with fees and slippage set",
        "Up to 3 alerts",
        "Source code with comments",
        "2 revisions",
        supportIncluded,
      ],
    },
    {
      slug: "indicator-strategy-webhooks",
      name: "Indicator, strategy and webhooks",
      description: "Both scripts for one rule, and alerts that send a message to your own system.",
      price: 750,
      credits: 90,
      deliveryDays: 5,
      capacities: {
        holds: {
          indicators: 1,
          strategies: 1,
          symbols: 5,
          markets: 3,
          timeframes: 2,
          revisions: 3,
        },
        systems: ["TradingView", "Webhooks"],
        features: ["backtest", "webhook alerts"],
      },
      includes: [
        "One indicator and one strategy on the same rule",
        "Backtests on up to 5 symbols",
        "Webhook alerts in the format your system reads",
        "A 30-minute call to walk through the code",
        "3 revisions",
        supportIncluded,
      ],
    },
  ],
};
