import fc from "fast-check";
import { expect, test } from "vitest";
import { writePine } from "#domain/projects/configuration/write-pine.ts";
import { tradingTools, typedText } from "../../../../tests/factories/trading-tools.ts";
import { linesOf, loadHighlighter } from "./pine-parts.ts";
import { pineFileName } from "./pine-script.tsx";

test("highlighting colours a script and changes no letter of it", async () => {
  const highlight = await loadHighlighter();
  fc.assert(
    fc.property(typedText(100), tradingTools, (name, tool) => {
      const code = writePine(name, tool);
      const parts = linesOf(code).flatMap(highlight);
      expect(parts.map(({ text }) => text).join("")).toBe(code);
      expect(parts.some(({ className }) => className === "hljs-comment")).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("a downloaded script has a plain file name, whatever the project is called", () => {
  expect(pineFileName("Café & Trend 2")).toBe("cafe-trend-2.pine");
  expect(pineFileName("../../etc/passwd")).toBe("etc-passwd.pine");
  expect(pineFileName("日本")).toBe("trading-tool.pine");
});
