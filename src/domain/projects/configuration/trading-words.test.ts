import { expect, test } from "vitest";
import { tradingTool } from "../../../../tests/factories/trading-tools.ts";
import { alertInWords } from "./trading-words.ts";

test("an alert names the line of an indicator that it compares, and what was deleted", () => {
  const tool = tradingTool(
    [{ id: "bands", kind: "bollinger", length: 20 }],
    [
      { id: "1", left: "close", right: "#bands.upper" },
      { id: "2", left: "close", right: "#gone" },
    ],
  );
  expect(tool.alerts.map((alert) => alertInWords(alert, tool))).toEqual([
    "close crosses above upper of Bollinger Bands 20",
    "close crosses above something deleted",
  ]);
});
