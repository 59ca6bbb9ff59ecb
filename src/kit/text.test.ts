import { expect, test } from "vitest";
import { cleanText, oneLine } from "./text.ts";

test("stored text keeps lines, tabs, markup and emoji, and loses control characters", () => {
  expect(cleanText("a\r\nb\rc\nd\te\u0000\u001b[31m\u0085f")).toBe("a\nb\nc\nd\te[31mf");
  expect(cleanText("<b>ä</b> 👩‍🚀 日本")).toBe("<b>ä</b> 👩‍🚀 日本");
  expect(cleanText("half \ud83d")).toBe("half \ufffd");
});

test("one line has no way to begin another", () => {
  expect(oneLine(" a\r\nBcc: x\u2028b\u2029c\u0000\u000bd\u0085e \n")).toBe("a Bcc: x b c d e");
});
