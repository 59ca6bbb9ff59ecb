import fc from "fast-check";
import { expect, test } from "vitest";
import { riskNotice } from "#content/risk-notice.ts";
import { codeOf, faultsOf } from "../../../../tests/factories/pine-script.ts";
import { tradingTool, tradingTools, typedText } from "../../../../tests/factories/trading-tools.ts";
import type { TradingTool } from "./trading-tool.ts";
import { writePine } from "./write-pine.ts";

const oneLined = (script: string) => codeOf(script).replace(/\s+/g, " ");

test("any trading tool gives a script that holds together", () => {
  fc.assert(
    fc.property(typedText(100), tradingTools, (name, tool) => {
      expect(faultsOf(writePine(name, tool))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("what people type changes strings and comments, and never code", () => {
  const silent = (tool: TradingTool): TradingTool => ({
    ...tool,
    platform: "",
    strategies: [],
    indicators: tool.indicators.map((one) => ({ ...one, note: "" })),
    alerts: tool.alerts.map((one) => ({ ...one, name: "" })),
  });
  fc.assert(
    fc.property(typedText(100), tradingTools, (name, tool) => {
      // A long title also brings a short one.
      const short = name.slice(0, 20);
      expect(oneLined(writePine(short, tool))).toBe(oneLined(writePine("x", silent(tool))));
    }),
    { numRuns: 300 },
  );
});

test("the checker of scripts finds what it looks for", () => {
  const script = writePine("x", tradingTool([{ id: "a", kind: "ema", timeframe: "D" }]));
  const broken: [string, string][] = [
    ["//@version=6", "// x"],
    ["ema1Length)[1]", "ema1Length)"],
    ["int ema1Length", "int ema2Length"],
    ["plot(ema1,", "plot((ema1,"],
    ["plot(ema1, ", 'plot(ema1, "'],
    ["float ema1 =", "float close ="],
    ["indicator(", "indicators("],
    ["// Project", "//@version=4"],
  ];
  expect(faultsOf(script)).toEqual([]);
  for (const [from, to] of broken) expect(faultsOf(script.replace(from, to))).not.toEqual([]);
});

test("the risk notice stands in every script", () => {
  const comments = writePine("x", tradingTool([])).replaceAll("\n// ", " ");
  expect(comments).toContain(riskNotice);
});

test("figures are settings, and signals count on closed bars with the trend of a closed day", () => {
  const tool = tradingTool(
    [
      { id: "fast", kind: "ema", length: 20 },
      { id: "day", kind: "ema", length: 50, timeframe: "D" },
    ],
    [{ id: "a", name: "Up", left: "#fast", right: "101.5", trend: "#day" }],
  );
  const script = writePine("Trend", tool);
  expect(script).toContain('int ema1Length = input.int(20, "EMA 1: length", minval = 1)');
  expect(script).toContain('float signal1Level = input.float(101.5, "Up: level")');
  expect(script).toContain("ta.ema(close, ema2Length)[1]");
  expect(script).toContain("bool signal1Met = ta.crossover(ema1, signal1Level)");
  expect(script).toContain("bool signal1 = signal1Met and close > ema2 and barstate.isconfirmed");
  expect(script).toContain('alertcondition(signal1, "Up", "{{ticker}}, {{interval}}: Up")');
});

test("where a pane is needed, the header says what is drawn where, and price lines go to the price", () => {
  const both = writePine(
    "x",
    tradingTool([
      { id: "a", kind: "ema" },
      { id: "b", kind: "rsi" },
    ]),
  );
  expect(both).toContain("// Drawn on the price: EMA.\n// Drawn in a pane below: RSI.");
  expect(both).toContain("overlay = false");
  expect(both).toMatch(/plot\(ema1, .*force_overlay = true\)/);
  expect(both).not.toMatch(/plot\(rsi1, .*force_overlay/);
  expect(writePine("x", tradingTool([{ id: "a", kind: "ema" }]))).toContain("overlay = true");
});

test("a strategy sizes by its stop, counts commission, and sends its own alerts", () => {
  const tool = tradingTool(
    [{ id: "a", kind: "highest", length: 20 }],
    [
      { id: "up", name: "Breakout", left: "close", right: "#a" },
      { id: "down", name: "Out", left: "close", comparison: "crosses-below", right: "#a" },
    ],
    { backtesting: true, strategies: ["Never before news"] },
  );
  const script = writePine("x", tool);
  expect(faultsOf(script)).toEqual([]);
  expect(script).toMatch(/^strategy\("x", overlay = true,/m);
  expect(script).toContain("commission_value = 0.1");
  expect(script).toContain("bool enters = signal1\n");
  expect(script).toContain("bool leaves = signal2\n");
  expect(script).toContain("stop = stopPrice");
  expect(script).toContain("alert.freq_once_per_bar_close");
  expect(script).not.toContain("alertcondition");
  expect(script).toContain("// Described, to be written by a person: Never before news");
});

test("what can't be written is said, and left out of the code", () => {
  const tool = tradingTool(
    [{ id: "own", kind: "other", note: "My line" }],
    [
      { id: "1", name: "When news come", comparison: "described" },
      { id: "2", name: "On my line", left: "close", right: "#own" },
      { id: "3", name: "Lost", left: "#gone", right: "1" },
    ],
  );
  const script = writePine("x", tool);
  expect(script).toContain("// Described, to be written by a person: My line");
  expect(script).toContain("// Described, to be written by a person: When news come");
  expect(script).toContain("// Described, to be written by a person: On my line");
  expect(script).toContain("// Not written yet: Lost. What it compares isn’t there.");
  expect(script).not.toContain("signal1");
});
