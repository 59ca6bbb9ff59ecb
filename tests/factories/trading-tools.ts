import fc from "fast-check";
import {
  indicatorKinds,
  newTradingTool,
  timeframes,
  type TradingTool,
} from "../../src/domain/projects/configuration/trading-tool.ts";

/** What strangers type: any characters, and what tries to get out of strings and comments. */
const nasty = [
  '"',
  '\\"',
  "\\",
  "\n//@version=4\nstudy()",
  "\u2028plot(close)",
  "\r\nstrategy.entry()",
  "</script><img src=x onerror=alert(1)>",
  "\u202eabc",
  "{{close}}",
  "//@version=5",
  "\ud800",
  "'",
];
export const typedText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: "binary", maxLength }),
      fc.array(fc.constantFrom(...nasty), { maxLength: 4 }).map((parts) => parts.join(" ")),
      fc.string({ unit: "grapheme", maxLength }),
    )
    .map((text) => text.slice(0, maxLength));

const ids = Array.from({ length: 10 }, (_, place) => `i${place}`);
const operand = fc.oneof(
  fc.constantFrom("close", "open", "high", "low", "", "70", "-3.25", "0.00000001", "1e9"),
  fc.constantFrom(...ids).map((id) => `#${id}`),
  fc
    .tuple(fc.constantFrom(...ids), fc.constantFrom("upper", "lower", "signal", "average", "none"))
    .map(([id, output]) => `#${id}.${output}`),
  typedText(20),
);

/** Any trading tool within its limits. */
export const tradingTools: fc.Arbitrary<TradingTool> = fc.record({
  platform: typedText(100),
  indicators: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...indicatorKinds),
        length: fc.integer({ min: 1, max: 500 }),
        multiplier: fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10),
        timeframe: fc.constantFrom(...timeframes),
        note: typedText(200),
      }),
      { maxLength: 10 },
    )
    .map((list) => list.map((item, place) => ({ id: ids[place] ?? "", ...item }))),
  alerts: fc
    .array(
      fc.record({
        name: typedText(100),
        left: operand,
        comparison: fc.constantFrom(
          "crosses-above",
          "crosses-below",
          "is-above",
          "is-below",
          "described",
        ),
        right: operand,
        trend: fc.oneof(fc.constant(""), operand),
      }),
      { maxLength: 10 },
    )
    .map((list) => list.map((item, place) => ({ id: `a${place}`, ...item }))),
  strategies: fc.array(typedText(200), { maxLength: 10 }),
  backtesting: fc.boolean(),
  risk: fc.record({
    percentPerTrade: fc.double({ min: 0.1, max: 100, noNaN: true }),
    stopAtr: fc.double({ min: 0, max: 20, noNaN: true }),
    targetAtr: fc.double({ min: 0, max: 50, noNaN: true }),
    commissionPercent: fc.double({ min: 0, max: 5, noNaN: true }),
  }),
});

type Indicator = TradingTool["indicators"][number];
type Alert = TradingTool["alerts"][number];
/** One with these indicators and alerts; each part may leave out what doesn't matter. */
export const tradingTool = (
  indicators: readonly (Pick<Indicator, "id" | "kind"> & Partial<Indicator>)[],
  alerts: readonly (Pick<Alert, "id"> & Partial<Alert>)[] = [],
  rest: Partial<TradingTool> = {},
): TradingTool => ({
  ...newTradingTool,
  indicators: indicators.map((one) => ({
    length: 14,
    multiplier: 2,
    timeframe: "chart",
    note: "",
    ...one,
  })),
  alerts: alerts.map((one) => ({
    name: "",
    left: "close",
    comparison: "crosses-above",
    right: "",
    trend: "",
    ...one,
  })),
  ...rest,
});
