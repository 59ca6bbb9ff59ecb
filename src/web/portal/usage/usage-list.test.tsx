import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { UsageLine } from "#domain/usage/contract.ts";
import { UsageList } from "./usage-list.tsx";

const line = (change: Partial<UsageLine>): UsageLine => ({
  what: "projects",
  kind: "held",
  max: 50,
  used: 10,
  share: 0.2,
  level: "free",
  isInUse: true,
  ...change,
});
/** What a line says, without its drawing. */
const said = (change: Partial<UsageLine>) =>
  renderToStaticMarkup(<UsageList title="In total" note="" lines={[line(change)]} />)
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/.*<dl[^>]*>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test.each<[string, Partial<UsageLine>]>([
  ["Projects 10 of 50", {}],
  ["Projects 42 of 50 84% used", { used: 42, share: 0.84, level: "near" }],
  [
    "Projects 50 of 50 Limit reached Delete a project to make room.",
    { used: 50, share: 1, level: "reached" },
  ],
  [
    "Form answers 10,000 of 10,000 Limit reached It resets next month.",
    { what: "formAnswers", kind: "monthly", max: 10_000, used: 10_000, share: 1, level: "reached" },
  ],
  ["Video minutes 1.5 of 60", { what: "videoSeconds", kind: "monthly", max: 3600, used: 90 }],
  ["Projects Up to 50 Not available yet", { used: null, share: 0, isInUse: false }],
  ["People per project Up to 10", { what: "members", kind: "perProject", max: 10, used: null }],
])("a limit says its figures and its state in words: %s", (words, change) => {
  expect(said(change)).toBe(words);
});

test("a line is filled as far as the limit is used, and no further", () => {
  const filled = (share: number) =>
    /d="M0 2h([\d.]+)"/.exec(
      renderToStaticMarkup(<UsageList title="" note="" lines={[line({ share })]} />).replace(
        'd="M0 2h100"',
        "",
      ),
    )?.[1];
  expect([filled(0), filled(0.2), filled(3)]).toEqual([undefined, "20", "100"]);
});
