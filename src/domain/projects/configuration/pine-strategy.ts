import type { Signal } from "./pine-signals.ts";
import { pineCall, pineFloat, pineNumber } from "./pine-text.ts";
import { isRising } from "./trading-alerts.ts";
import type { TradingTool } from "./trading-tool.ts";

type Risk = TradingTool["risk"];

/** What a strategy declares beside its name: TradingView's own defaults leave costs out. */
export const strategyCosts = ({ commissionPercent }: Risk): string[] => [
  "initial_capital = 10000",
  "slippage = 2",
  "commission_type = strategy.commission.percent",
  `commission_value = ${pineNumber(commissionPercent)}`,
];

const input = (name: string, value: number, title: string, limits: readonly string[]) =>
  pineCall(`float ${name} = input.float`, [pineFloat(value), `"${title}"`, ...limits]);

export const riskInputs = ({ percentPerTrade, stopAtr, targetAtr }: Risk): string[] => [
  ...input("riskPercent", percentPerTrade, "Risk for each trade, % of equity", [
    "minval = 0.1",
    "maxval = 100",
    "step = 0.1",
  ]),
  `int riskLength = input.int(14, "Stop and target: bars of the ATR", minval = 1)`,
  ...input("stopAtr", stopAtr, "Stop, in ATR (0: none)", ["minval = 0", "step = 0.1"]),
  ...input("targetAtr", targetAtr, "Target, in ATR (0: none)", ["minval = 0", "step = 0.1"]),
];

/** Rising alerts buy, falling ones close; stop and target are ordered with the entry. */
export function strategyLines(signals: readonly Signal[]): string[] {
  const rising = signals.filter(({ rule }) => isRising(rule)).map(({ name }) => name);
  const falling = signals.filter(({ rule }) => !isRising(rule)).map(({ name }) => name);
  return [
    "// As many units as lose the risk at the stop, and never more than the account can pay for.",
    "// Without a stop, only that share of the account is put in.",
    "float riskAtr = ta.atr(riskLength)",
    "float stopDistance = riskAtr * stopAtr",
    "float riskMoney = strategy.equity * riskPercent / 100",
    "float unitRisk = stopAtr > 0 ? stopDistance : close",
    "float byRisk = riskMoney / (unitRisk * syminfo.pointvalue)",
    "float byMoney = strategy.equity / (close * syminfo.pointvalue)",
    "float lots = math.floor(math.min(byRisk, byMoney) / syminfo.mincontract)",
    "float units = lots * syminfo.mincontract",
    "",
    ...(rising.length === 0
      ? ["// No alert rises, so nothing is bought."]
      : ["// Alerts that rise buy."]),
    `bool enters = ${rising.join(" or ") || "false"}`,
    ...(falling.length === 0 ? [] : ["// Alerts that fall close the position."]),
    `bool leaves = ${falling.join(" or ") || "false"}`,
    "",
    "var float stopPrice = na",
    "var float targetPrice = na",
    "",
    "if enters and strategy.position_size == 0 and units > 0",
    "    stopPrice := stopAtr > 0 ? close - stopDistance : na",
    "    targetPrice := targetAtr > 0 ? close + riskAtr * targetAtr : na",
    `    strategy.entry("Long", strategy.long, qty = units)`,
    ...pineCall(
      "strategy.exit",
      [`"Stop or target"`, `from_entry = "Long"`, "stop = stopPrice", "limit = targetPrice"],
      4,
    ),
    "if leaves and strategy.position_size > 0",
    `    strategy.close("Long")`,
    "",
    "bool isInTrade = strategy.position_size > 0",
  ];
}

export const strategyPlots = (isApart: boolean): string[] =>
  [
    ["Stop", "stopPrice", "maroon"],
    ["Target", "targetPrice", "teal"],
  ].flatMap(([title, price, colour]) =>
    pineCall("plot", [
      `isInTrade ? ${price} : na`,
      `"${title}"`,
      `color = color.${colour}`,
      "style = plot.style_linebr",
      ...(isApart ? ["force_overlay = true"] : []),
    ]),
  );
