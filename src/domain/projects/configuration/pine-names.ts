import { indicatorFacts, type IndicatorKind } from "./trading-indicators.ts";
import type { Indicator } from "./trading-tool.ts";

/** An indicator with what the script calls it: no word of a person becomes a name in code. */
export type NamedIndicator = {
  indicator: Indicator;
  /** `ema2`: kind and place among those of its kind. */
  name: string;
  /** `EMA 2`, or `EMA` where there is only one; people read it in TradingView's settings. */
  title: string;
};

/** Those that a script computes; what is only described has no name. */
export function nameIndicators(indicators: readonly Indicator[]): NamedIndicator[] {
  const computed = indicators.filter(({ kind }) => kind !== "other");
  const counts = new Map<IndicatorKind, number>();
  return computed.map((indicator) => {
    const { kind } = indicator;
    const place = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, place);
    const isOnly = computed.filter((other) => other.kind === kind).length === 1;
    const { label } = indicatorFacts[kind];
    return { indicator, name: `${kind}${place}`, title: isOnly ? label : `${label} ${place}` };
  });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The variable of one of its lines: `macd1`, `macd1Signal`. */
export const lineName = ({ name }: NamedIndicator, output: string): string =>
  `${name}${capital(output)}`;

/** What that line is called: `MACD 1 signal`. */
export const lineTitle = ({ title }: NamedIndicator, output: string): string =>
  output === "" ? title : `${title} ${output}`;
