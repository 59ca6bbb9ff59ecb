import { lineName, lineTitle, type NamedIndicator } from "./pine-names.ts";
import { pineCall, pineComment, pineDefinition, pineFloat, pineString } from "./pine-text.ts";
import { indicatorFacts, macdLengths } from "./trading-indicators.ts";

const higherFrames = { "60": "60", "240": "240", D: "1D", W: "1W" } as const;

/** An input for each figure, so that it can be changed in TradingView without touching the code. */
export function indicatorInputs(named: NamedIndicator): string[] {
  const { indicator, name, title } = named;
  const { hasLength, multiplier } = indicatorFacts[indicator.kind];
  const int = (variable: string, value: number, what: string) => [
    `int ${variable} = input.int(${value}, ${pineString(`${title}: ${what}`)}, minval = 1)`,
  ];
  const lengths = macdLengths(indicator.length);
  return [
    ...(indicator.kind === "macd"
      ? [
          ...int(`${name}FastLength`, lengths.fast, "fast length"),
          ...int(`${name}SlowLength`, lengths.slow, "slow length"),
          ...int(`${name}SignalLength`, lengths.signal, "signal length"),
        ]
      : hasLength
        ? int(`${name}Length`, indicator.length, "length")
        : []),
    ...(multiplier === null
      ? []
      : pineCall(`float ${name}Multiplier = input.float`, [
          pineFloat(indicator.multiplier),
          pineString(`${title}: multiplier`),
          "minval = 0.1",
          "step = 0.1",
        ])),
    ...(indicator.timeframe === "chart"
      ? []
      : [
          `string ${name}Timeframe = input.timeframe(${pineString(
            higherFrames[indicator.timeframe],
          )}, ${pineString(`${title}: timeframe`)})`,
        ]),
  ];
}

/** What it computes, on the chart or on the last closed bar of a higher timeframe. */
export function indicatorLines(named: NamedIndicator): string[] {
  const { indicator, title, name } = named;
  const { shows } = indicatorFacts[indicator.kind];
  const note = indicator.note.trim();
  return [
    ...pineComment(`${title}. ${shows}`),
    ...(note === "" ? [] : pineComment(`Remark: ${note}`)),
    ...(indicator.timeframe === "chart" ? onChart(named) : onHigherTimeframe(named, name)),
  ];
}

const lengthOf = ({ name }: NamedIndicator) => `${name}Length`;

/** The built-in function, without the bar that it is taken from. */
function expression(named: NamedIndicator): string {
  const length = lengthOf(named);
  const { name } = named;
  const multiplier = `${name}Multiplier`;
  switch (named.indicator.kind) {
    case "sma":
    case "ema":
    case "rsi":
      return `ta.${named.indicator.kind}(close, ${length})`;
    case "atr":
      return `ta.atr(${length})`;
    case "highest":
      return `ta.highest(high, ${length})`;
    case "lowest":
      return `ta.lowest(low, ${length})`;
    case "vwap":
      return "ta.vwap(hlc3)";
    case "macd":
      return `ta.macd(close, ${name}FastLength, ${name}SlowLength, ${name}SignalLength)`;
    case "bollinger":
      return `ta.bb(close, ${length}, ${multiplier})`;
    case "supertrend":
      return `ta.supertrend(${multiplier}, ${length})`;
    default:
      return `ta.sma(volume, ${length})`;
  }
}

/** Its lines as a tuple; what a function returns beyond them is dropped. */
const tupleOf = (named: NamedIndicator): string => {
  const lines = indicatorFacts[named.indicator.kind].outputs.map(({ key }) => lineName(named, key));
  return `[${[...lines, ...(named.indicator.kind === "supertrend" ? ["_"] : [])].join(", ")}]`;
};

function onChart(named: NamedIndicator): string[] {
  const { name } = named;
  switch (named.indicator.kind) {
    case "macd":
    case "bollinger":
    case "supertrend":
      return pineDefinition(tupleOf(named), expression(named));
    case "volume":
      return [
        `float ${name} = volume`,
        `float ${lineName(named, "average")} = ${expression(named)}`,
      ];
    case "highest":
    case "lowest":
      // The bars before this one: a bar can't exceed a maximum that it is part of.
      return [`float ${name} = ${expression(named)}[1]`];
    default:
      return [`float ${name} = ${expression(named)}`];
  }
}

/**
 * `[1]` with lookahead takes the last bar of the higher timeframe that has closed: the same value in the past as live
 * (https://www.tradingview.com/pine-script-docs/concepts/repainting/).
 */
function onHigherTimeframe(named: NamedIndicator, name: string): string[] {
  const request = (start: string, asked: string) =>
    pineCall(`${start} = request.security`, [
      "syminfo.tickerid",
      `${name}Timeframe`,
      asked,
      "lookahead = barmerge.lookahead_on",
    ]);
  const frame = [
    `if timeframe.in_seconds(${name}Timeframe) < timeframe.in_seconds()`,
    `    runtime.error(${pineString(`${named.title}: choose a timeframe not below that of the chart.`)})`,
  ];
  switch (named.indicator.kind) {
    case "macd":
    case "bollinger":
      return [
        ...frame,
        `${name}Closed() =>`,
        ...pineDefinition("[first, second, third]", expression(named), 4),
        "    [first[1], second[1], third[1]]",
        ...request(tupleOf(named), `${name}Closed()`),
      ];
    case "supertrend":
      return [
        ...frame,
        `${name}Closed() =>`,
        `    [first, _] = ${expression(named)}`,
        "    first[1]",
        ...request(`float ${name}`, `${name}Closed()`),
      ];
    case "volume":
      return [...frame, ...request(tupleOf(named), `[volume[1], ${expression(named)}[1]]`)];
    default:
      return [...frame, ...request(`float ${name}`, `${expression(named)}[1]`)];
  }
}

const colours = ["orange", "blue", "purple", "teal", "olive", "maroon", "navy", "fuchsia"];

/**
 * Its lines, drawn.
 * @param place which of the indicators it is
 * @param isApart the script has a pane of its own, so that what belongs to the price is sent there
 */
export function indicatorPlots(named: NamedIndicator, place: number, isApart: boolean): string[] {
  const { kind, timeframe } = named.indicator;
  const facts = indicatorFacts[kind];
  const colour = `color = color.${colours[place % colours.length]}`;
  const isColumns = (key: string) => key === "histogram" || (kind === "volume" && key === "");
  return [
    ...facts.outputs.flatMap(({ key }) =>
      pineCall("plot", [
        lineName(named, key),
        pineString(lineTitle(named, key)),
        isColumns(key) ? "color = color.new(color.gray, 50)" : colour,
        ...(isColumns(key)
          ? ["style = plot.style_columns"]
          : timeframe === "chart"
            ? []
            : ["style = plot.style_stepline"]),
        ...(isApart && facts.place === "price" ? ["force_overlay = true"] : []),
      ]),
    ),
    ...(kind === "rsi"
      ? [
          `hline(70, ${pineString(`${named.title}: 70`)})`,
          `hline(30, ${pineString(`${named.title}: 30`)})`,
        ]
      : []),
  ];
}
