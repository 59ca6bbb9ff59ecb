import { lineName, type NamedIndicator } from "./pine-names.ts";
import { pineCall, pineComment, pineFloat, pineString } from "./pine-text.ts";
import {
  alertLabel,
  isRising,
  readAlert,
  ruleWords,
  type Rule,
  type Side,
} from "./trading-alerts.ts";
import type { TradingTool } from "./trading-tool.ts";

/** An alert that the script computes. */
export type Signal = { name: string; rule: Rule; label: string };

/** The alerts that a script can be written from, and in sentences those that it can't. */
export function signalsOf(tool: TradingTool): { signals: Signal[]; left: string[] } {
  const signals: Signal[] = [];
  const left: string[] = [];
  for (const alert of tool.alerts) {
    const read = readAlert(alert, tool);
    const label = alertLabel(alert, tool);
    if ("rule" in read)
      signals.push({ name: `signal${signals.length + 1}`, rule: read.rule, label });
    else if ("described" in read) left.push(`Described, to be written by a person: ${label}`);
    else left.push(`Not written yet: ${label}. ${read.missing}`);
  }
  return { signals, left };
}

const levelName = ({ name }: Signal, place: "left" | "right") =>
  place === "left" ? `${name}Of` : `${name}Level`;

/** Figures in rules are settings, too. */
export function signalInputs(signal: Signal): string[] {
  const { rule, label } = signal;
  return (["left", "right"] as const).flatMap((place) => {
    const side = rule[place];
    return side.is === "number"
      ? pineCall(`float ${levelName(signal, place)} = input.float`, [
          pineFloat(side.value),
          pineString(`${label}: level`),
        ])
      : [];
  });
}

const conditions = {
  "crosses-above": (left: string, right: string) => `ta.crossover(${left}, ${right})`,
  "crosses-below": (left: string, right: string) => `ta.crossunder(${left}, ${right})`,
  "is-above": (left: string, right: string) => `${left} > ${right}`,
  "is-below": (left: string, right: string) => `${left} < ${right}`,
};

/** When it is met: on a closed bar only, and in the direction of its trend. */
export function signalLines(signal: Signal, named: readonly NamedIndicator[]): string[] {
  const { name, rule } = signal;
  const variable = (side: Side, place: "left" | "right") => {
    if (side.is === "number") return levelName(signal, place);
    if (side.is === "price") return side.name;
    const found = named.find(({ indicator }) => indicator.id === side.indicator.id);
    return found ? lineName(found, side.output) : "na";
  };
  const filter = named.find(({ indicator }) => indicator.id === rule.trend?.id);
  const met = conditions[rule.comparison](
    variable(rule.left, "left"),
    variable(rule.right, "right"),
  );
  return [
    ...pineComment(ruleWords(rule)),
    `bool ${name}Met = ${met}`,
    filter
      ? `bool ${name} = ${name}Met and close ${isRising(rule) ? ">" : "<"} ${filter.name} and barstate.isconfirmed`
      : `bool ${name} = ${name}Met and barstate.isconfirmed`,
  ];
}

/** A mark on the price for each signal. */
export function signalPlots({ name, rule, label }: Signal, isApart: boolean): string[] {
  const looks = isRising(rule)
    ? ["style = shape.triangleup", "location = location.belowbar", "color = color.teal"]
    : ["style = shape.triangledown", "location = location.abovebar", "color = color.maroon"];
  return pineCall("plotshape", [
    name,
    pineString(label),
    ...looks,
    "size = size.tiny",
    ...(isApart ? ["force_overlay = true"] : []),
  ]);
}

/** An alert of an indicator is offered in TradingView's dialog; a strategy has to send its own. */
export const signalAlert = ({ name, label }: Signal, isStrategy: boolean): string[] =>
  isStrategy
    ? [
        `if ${name}`,
        ...pineCall(
          "alert",
          [
            `syminfo.ticker + ", " + timeframe.period + ${pineString(`: ${label}`)}`,
            "alert.freq_once_per_bar_close",
          ],
          4,
        ),
      ]
    : pineCall("alertcondition", [
        name,
        pineString(label),
        pineString(`{{ticker}}, {{interval}}: ${label}`),
      ]);
