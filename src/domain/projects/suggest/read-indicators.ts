import type { Indicator } from "../configuration/trading-tool.ts";

/** Names of indicators in plain small letters, as people write them. */
const names: readonly (readonly [kind: Indicator["kind"], said: string, usualLength: number])[] = [
  [
    "ema",
    "emas?\\b|exponential(?: moving)? average|exponentielle\\w* (?:gleitende\\w* )?durchschnitt|media (?:movil )?exponencial|moyenne (?:mobile )?exponentielle",
    20,
  ],
  [
    "sma",
    "smas?\\b|(?:simple )?moving averages?|gleitende\\w* durchschnitt|medias? movil(?:es)?|moyennes? mobiles?",
    50,
  ],
  ["rsi", "rsi\\b|relative strength", 14],
  ["macd", "macd\\b", 26],
  ["bollinger", "bollinger(?: ?-?bands?| ?-?bander)?|bandas de bollinger|bandes de bollinger", 20],
  ["atr", "atr\\b|average true range", 14],
  ["supertrend", "super ?trend", 10],
  ["vwap", "vwap\\b", 1],
  ["volume", "volumen?\\b", 20],
  [
    "highest",
    "(?:bar |day )?(?:highs?\\b|highest)|hochs?\\b|maximos?\\b|plus haut|breakouts?|ausbruch\\w*|ruptura|cassure",
    20,
  ],
  ["lowest", "(?:bar |day )?(?:lows?\\b|lowest)|tiefs?\\b|minimos?\\b|plus bas", 20],
];
const unit =
  "[ -]?(?:bar|bars|day|days|period|periods|tage?|perioden?|dias|velas|jours|periodes?|er)?[ -]*";

export type FoundIndicator = { indicator: Indicator; at: number; end: number };

/** Indicators with their lengths, in the order of the text: `20 EMA`, `EMA(20)`, `RSI 14`. */
export function readIndicators(plain: string): FoundIndicator[] {
  const found = names.flatMap(([kind, said, usualLength]) =>
    [...plain.matchAll(patternFor(said))].map((match) => {
      const { timeframe, before, factor, after } = match.groups ?? {};
      // "Stop at 2 ATR" is a multiple, no length.
      const length = Number((kind === "atr" ? null : before) ?? after ?? usualLength);
      return {
        at: match.index,
        end: match.index + match[0].length,
        indicator: {
          id: "",
          kind,
          length: Math.max(1, Math.min(500, length)),
          multiplier: multiplierOf(kind, factor),
          timeframe: timeframe
            ? timeframe.startsWith("w")
              ? ("W" as const)
              : ("D" as const)
            : ("chart" as const),
          note: "",
        },
      };
    }),
  );
  // A longer wording hides a shorter one at its place: "exponential moving average" holds "moving average".
  const kept = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.end >= one.end &&
          other.end - other.at > one.end - one.at,
      ),
  );
  return withIds(kept.toSorted((a, b) => a.at - b.at));
}

function patternFor(said: string): RegExp {
  return new RegExp(
    `(?<![a-z0-9])(?:(?<timeframe>daily|weekly|tages|wochen) )?(?:(?<before>\\d{1,3})${unit})?(?:${said})(?:[ -]?\\(?(?<after>\\d{1,3})(?!\\d|[.,]\\d|%)(?:[,; ]{1,2}(?<factor>\\d(?:\\.\\d)?)\\))?\\)?)?`,
    "g",
  );
}

const multiplierOf = (kind: Indicator["kind"], factor: string | undefined): number =>
  factor && Number(factor) >= 0.1 ? Math.min(20, Number(factor)) : kind === "supertrend" ? 3 : 2;

/** Each of them once; what is named twice keeps its first id. */
function withIds(found: readonly FoundIndicator[]): FoundIndicator[] {
  const seen = new Map<string, Indicator>();
  return found.map((one) => {
    const { kind, length, timeframe } = one.indicator;
    const id = `${kind}-${length}${timeframe === "chart" ? "" : `-${timeframe.toLowerCase()}`}`;
    const indicator = seen.get(id) ?? { ...one.indicator, id };
    seen.set(id, indicator);
    return { ...one, indicator };
  });
}
