import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TranscriptLine } from "#domain/conversations/contract.ts";
import { Transcript } from "./transcript.tsx";

const line = (speaker: TranscriptLine["speaker"]): TranscriptLine => ({
  speaker,
  text: "It costs **$350**. <b>x</b>",
  at: "2026-11-21T10:00:00.000Z",
});
const drawn = (...lines: TranscriptLine[]) => renderToStaticMarkup(<Transcript lines={lines} />);

test("Aria's Markdown is drawn, and what people say is text", () => {
  expect(drawn(line("AI Agent"))).toContain("<strong>$350</strong>");
  for (const speaker of ["Customer", "Person"] as const)
    expect(drawn(line(speaker))).toContain("It costs **$350**. &lt;b&gt;x&lt;/b&gt;");
});

test("a long transcript comes from the server as its words", () => {
  const html = drawn(...Array.from({ length: 500 }, () => line("AI Agent")));
  expect(html).not.toContain("<strong>");
  expect(html.split("It costs **$350**.")).toHaveLength(501);
});
