import { needsText, type Problem } from "./parts.ts";
import { readAlert } from "./trading-alerts.ts";
import type { TradingTool } from "./trading-tool.ts";

/** What keeps a trading tool from being published or ordered. */
export const tradingToolProblems = (tool: TradingTool): Problem[] => [
  ...needsText(["tradingTool", "platform"], tool.platform, "Name the platform."),
  ...(tool.indicators.length === 0
    ? [{ path: ["tradingTool", "indicators"], message: "Add an indicator." }]
    : []),
  ...tool.indicators.flatMap(({ id, kind, note }) =>
    kind === "other"
      ? needsText(["tradingTool", "indicators", `#${id}`, "note"], note, "Describe it.")
      : [],
  ),
  ...tool.alerts.flatMap((alert) => {
    const path = ["tradingTool", "alerts", `#${alert.id}`];
    const read = readAlert(alert, tool);
    if ("missing" in read) return [{ path, message: read.missing }];
    return "described" in read
      ? needsText([...path, "name"], alert.name, "Describe what it waits for.")
      : [];
  }),
];
