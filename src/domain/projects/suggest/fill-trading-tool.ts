import {
  type Indicator,
  newTradingTool,
  type TradingAlert,
  type TradingTool,
} from "../configuration/trading-tool.ts";
import { alertInWords, indicatorName } from "../configuration/trading-words.ts";
import { type FoundIndicator, readIndicators } from "./read-indicators.ts";
import type { Filler } from "./suggestion.ts";
import { capital, clipped, says } from "./told.ts";

const root = "tradingTool";

/** A trading tool: the indicators with their lengths, what crosses what, and whether it is tested (spec studio.md §3.1). */
export const fillTradingTool: Filler<"trading-tool"> = (told, templates) => {
  const { plain, subject } = told;
  const backtesting = says(
    plain,
    "back ?-?test|strateg|estrategia|testen|ruckrechn|probar con datos",
  );
  const found = readIndicators(plain);
  const template = templates.find(({ id }) => (id === "tested-breakout") === backtesting) ?? null;
  const base = template?.configuration.tradingTool ?? newTradingTool;
  const indicators = uniqueOf(found.map(({ indicator }) => indicator)).slice(0, 10);
  const isOwn = indicators.length > 0;
  const alerts = isOwn ? alertsIn(plain, found).slice(0, 10) : base.alerts;
  const risk = riskIn(plain, base.risk);
  const names = indicators.map(indicatorName).slice(0, 3).join(", ");
  const configuration: TradingTool = {
    ...base,
    indicators: isOwn ? indicators : base.indicators,
    alerts: alerts.map((alert) => ({ ...alert, name: clipped(alert.name, 100) })),
    strategies: backtesting && !isOwn ? base.strategies : [],
    backtesting,
    risk,
  };
  return {
    name:
      told.calledName ??
      (isOwn
        ? names
        : subject
          ? `Trading tool: ${capital(subject)}`
          : (template?.name ?? "Trading tool")),
    templateId: isOwn ? null : (template?.id ?? null),
    configuration: { tradingTool: configuration },
    reasons: [
      isOwn
        ? { text: `The indicators that you named: ${names}.`, path: [root, "indicators"] }
        : {
            text: `Your sentence names no indicator, so these are from the template “${template?.name ?? ""}”.`,
            path: [root, "indicators"],
          },
      ...configuration.alerts.map((alert) => ({
        text: `Alerts when ${alertInWords(alert, configuration)}.`,
        path: [root, "alerts", `#${alert.id}`],
      })),
      {
        text: backtesting
          ? "As a strategy that TradingView can test, because you asked for a test."
          : "It alerts and doesn’t trade: you didn’t ask for a test.",
        path: [root, "backtesting"],
      },
      { text: "Software, not advice: you can lose money with it.", path: [root] },
    ],
  };
};

const uniqueOf = (indicators: readonly Indicator[]): Indicator[] => [
  ...new Map(indicators.map((one) => [one.id, one])).values(),
];

const crossing = /cross|kreuz|schneid|cruza|cruce|crois|breaks?\b|durchbr|rompe|supera|franchi/;
const downwards =
  /below|under\b|beneath|unter|nach unten|debajo|por debajo|sous|en dessous|dessous|down/;
const upwards = /above|over\b|uber|nach oben|encima|por encima|au-?dessus|\bup\b/;
type Comparison = TradingAlert["comparison"];

/** What the words between two sides say; both ways where they name none. */
function comparisonsIn(between: string): Comparison[] {
  const down = downwards.test(between);
  const up = upwards.test(between);
  if (crossing.test(between))
    return down && !up
      ? ["crosses-below"]
      : up && !down
        ? ["crosses-above"]
        : ["crosses-above", "crosses-below"];
  return down ? ["is-below"] : up ? ["is-above"] : [];
}

function alertsIn(plain: string, found: readonly FoundIndicator[]): TradingAlert[] {
  const sided = found.flatMap(({ indicator, at, end }, place) => {
    const next = found[place + 1];
    const before = plain.slice(found[place - 1]?.end ?? 0, at);
    const [, level, rest] = levelAfter(plain.slice(end, next?.at));
    if (level !== undefined && rest !== undefined)
      return pairs(`#${indicator.id}`, comparisonsIn(rest), level);
    const toNext = next ? plain.slice(end, next.at) : "";
    if (next && next.indicator.id !== indicator.id) {
      // German says it at the end: "wenn der 20er EMA den 50er EMA nach oben kreuzt".
      const told = [toNext, `${toNext}${tailAfter(plain, next.end)}`]
        .map(comparisonsIn)
        .find((comparisons) => comparisons.length > 0);
      if (told) return pairs(`#${indicator.id}`, told, `#${next.indicator.id}`);
    }
    if (
      /\b(?:price|close|kurs|preis|precio|cierre|prix|cours|it)\b[^.]{0,60}$/.test(before) &&
      indicator.kind !== "rsi"
    )
      return pairs("close", comparisonsIn(before), `#${indicator.id}`);
    if (indicator.kind === "highest" || indicator.kind === "lowest")
      return pairs(
        "close",
        [indicator.kind === "highest" ? "crosses-above" : "crosses-below"],
        `#${indicator.id}`,
      );
    return [];
  });
  return [
    ...new Map(sided.map((one) => [`${one.left} ${one.comparison} ${one.right}`, one])).values(),
  ].map((alert, at) => ({ ...alert, id: `alert-${at + 1}`, name: namesOf(alert, found) }));
}

const tailAfter = (plain: string, end: number) =>
  /^[^.;,\d]{0,30}/.exec(plain.slice(end))?.[0] ?? "";

/** "… falls below 30": the level, and the words before it. */
function levelAfter(text: string): [string, string | undefined, string | undefined] {
  const match =
    /^([^.;,]{0,40}?(?:below|above|under|over|unter|uber|debajo de|encima de|sous|au-?dessus de|dessous de)\s+)(\d{1,6}(?:\.\d{1,6})?)\b/.exec(
      text,
    );
  return [text, match?.[2], match?.[1]];
}

const pairs = (left: string, comparisons: readonly Comparison[], right: string): TradingAlert[] =>
  comparisons.map((comparison) => ({ id: "", name: "", left, comparison, right, trend: "" }));

const namesOf = (alert: TradingAlert, found: readonly FoundIndicator[]): string =>
  clipped(
    capital(alertInWords(alert, { indicators: found.map(({ indicator }) => indicator) })),
    100,
  );

/** "risk 2%", "stop at 1.5 ATR", "target 4 ATR". */
function riskIn(plain: string, base: TradingTool["risk"]): TradingTool["risk"] {
  const number = (pattern: RegExp, otherwise: number, min: number, max: number) => {
    const [, said] = pattern.exec(plain) ?? [];
    return said === undefined
      ? otherwise
      : Math.min(max, Math.max(min, Number(said.replace(",", "."))));
  };
  return {
    ...base,
    percentPerTrade: number(
      /\b(?:risk\w*|risiko|riskier\w*|riesgo|risque\w*)\D{0,12}(\d{1,2}(?:[.,]\d)?) ?%/,
      base.percentPerTrade,
      0.1,
      100,
    ),
    stopAtr: number(/\bstop\D{0,12}(\d{1,2}(?:[.,]\d)?) ?(?:x )?atr/, base.stopAtr, 0, 20),
    targetAtr: number(
      /\b(?:target|take profit|ziel|objetivo|objectif)\D{0,12}(\d{1,2}(?:[.,]\d)?) ?(?:x )?atr/,
      base.targetAtr,
      0,
      50,
    ),
  };
}
