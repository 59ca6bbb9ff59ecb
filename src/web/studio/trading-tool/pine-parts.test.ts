import fc from "fast-check";
import { expect, test } from "vitest";
import { writePine } from "#domain/projects/configuration/write-pine.ts";
import { tradingTools, typedText } from "../../../../tests/factories/trading-tools.ts";
import { highlightPine } from "./pine-parts.ts";
import { pineFileName } from "./pine-script.tsx";

test("highlighting colours a script and changes no letter of it", async () => {
  await fc.assert(
    fc.asyncProperty(typedText(100), tradingTools, async (name, tool) => {
      const code = writePine(name, tool);
      const parts = await highlightPine(code);
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
