import { riskNotice } from "#content/risk-notice.ts";
import { indicatorInputs, indicatorLines, indicatorPlots } from "./pine-indicators.ts";
import { nameIndicators, type NamedIndicator } from "./pine-names.ts";
import { signalAlert, signalInputs, signalLines, signalPlots, signalsOf } from "./pine-signals.ts";
import { riskInputs, strategyCosts, strategyLines, strategyPlots } from "./pine-strategy.ts";
import { oneLine, pineCall, pineComment, pineString } from "./pine-text.ts";
import { indicatorFacts, indicatorLabel } from "./trading-indicators.ts";
import type { TradingTool } from "./trading-tool.ts";

/**
 * A first script in Pine Script version 6, whole and ready to paste: an indicator, or a strategy where backtesting
 * is on. Requests of higher timeframes take closed bars only, and signals count on closed bars. What is described in
 * words stands as a comment. What people typed stands only in strings and comments.
 * @param name the project's
 */
export function writePine(name: string, tool: TradingTool): string {
  const named = nameIndicators(tool.indicators);
  const { signals, left } = signalsOf(tool);
  const isApart = named.some(({ indicator }) => indicatorFacts[indicator.kind].place === "pane");
  const isStrategy = tool.backtesting;
  const described = tool.indicators
    .filter(({ kind }) => kind === "other")
    .map((indicator) => `Described, to be written by a person: ${indicatorLabel(indicator)}`);
  const rules = tool.strategies
    .filter((rule) => rule.trim() !== "")
    .map((rule) => `Described, to be written by a person: ${rule}`);
  return [
    ["//@version=6"],
    header(name, tool, named),
    declaration(name, tool, isApart),
    [
      ...named.flatMap(indicatorInputs),
      ...signals.flatMap(signalInputs),
      ...(isStrategy ? riskInputs(tool.risk) : []),
    ],
    ...named.map(indicatorLines),
    ...signals.map((signal) => signalLines(signal, named)),
    [...described, ...left, ...rules].flatMap(pineComment),
    isStrategy ? strategyLines(signals) : [],
    [
      ...named.flatMap((one, place) => indicatorPlots(one, place, isApart)),
      ...(isStrategy ? strategyPlots(isApart) : []),
      ...signals.flatMap((signal) => signalPlots(signal, isApart)),
      ...(named.length === 0 && signals.length === 0 && !isStrategy
        ? ["// Nothing is chosen yet, so this draws the closing price.", `plot(close, "Close")`]
        : []),
    ],
    signals.flatMap((signal) => signalAlert(signal, isStrategy)),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")
    .replace("//@version=6\n\n", "//@version=6\n")
    .concat("\n");
}

function header(name: string, { platform }: TradingTool, named: readonly NamedIndicator[]) {
  const titles = (place: "price" | "pane") =>
    named
      .filter(({ indicator }) => indicatorFacts[indicator.kind].place === place)
      .map(({ title }) => title)
      .join(", ");
  const onPrice = titles("price");
  const below = titles("pane");
  const isShared =
    named.filter(({ indicator }) => indicatorFacts[indicator.kind].place === "pane").length > 1;
  return [
    `Project: ${oneLine(name) || "Trading tool"}`,
    riskNotice,
    ...(oneLine(platform) === "" ? [] : [`Platform: ${platform}.`]),
    "Signals count once their bar has closed. Higher timeframes are read from closed bars.",
    ...(onPrice === "" ? [] : [`Drawn on the price: ${onPrice}.`]),
    ...(below === "" ? [] : [`Drawn in a pane below: ${below}.`]),
    ...(isShared ? ["They share that pane’s scale; hide one in the settings to see another."] : []),
  ].flatMap(pineComment);
}

/** TradingView shows so much of it in the status line. */
const shortTitleLength = 30;

function declaration(name: string, { backtesting, risk }: TradingTool, isApart: boolean) {
  const title = oneLine(name) || "Trading tool";
  const shown = title.slice(0, shortTitleLength);
  return pineCall(backtesting ? "strategy" : "indicator", [
    pineString(title),
    ...(shown === title ? [] : [`shorttitle = ${pineString(shown)}`]),
    `overlay = ${!isApart}`,
    ...(backtesting ? strategyCosts(risk) : []),
  ]);
}
