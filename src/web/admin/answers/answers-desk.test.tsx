import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { AnswerListItem, MissedItem } from "#domain/answers/contract.ts";
import Answers from "./answers.tsx";
import Unanswered from "./unanswered.tsx";

const missed = (change: Partial<MissedItem> = {}): MissedItem => ({
  id: "mqn_1",
  question: "do you repair <b>xylophones</b>",
  language: "de",
  certainty: "unknown",
  times: 7,
  state: "open",
  firstAskedAt: "2026-11-20T10:00:00.000Z",
  lastAskedAt: "2026-11-21T10:00:00.000Z",
  conversationId: "cnv_1",
  answer: null,
  near: [{ id: "not-sold", question: "Do you fix printers?" }] as MissedItem["near"],
  ...change,
});
const answer = (change: Partial<AnswerListItem> = {}): AnswerListItem => ({
  id: "refund-how",
  kind: "answer",
  question: "How do I get my money back?",
  languages: ["en", "de"],
  askCount: 42,
  page: "/legal/refunds",
  origin: "file",
  isOff: false,
  isBroken: false,
  changedAt: null,
  changedBy: null,
  ...change,
});

function drawn(Page: typeof Unanswered | typeof Answers, found: object, query: object): string {
  const loaderData = { next: null, problem: null, key: "1", items: [], ...found, query };
  const props = { loaderData, actionData: undefined, params: {}, matches: [] };
  // What a route gets beside these isn't read.
  const Shown = Page as unknown as ComponentType<object>;
  const router = createMemoryRouter([{ path: "*", element: <Shown {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const unanswered = (found: object, query: object = {}) =>
  drawn(Unanswered, found, { search: "", after: "", state: "open", ...query });
const answers = (found: object, query: object = {}) =>
  drawn(Answers, found, { search: "", after: "", show: "", ...query });

test("an unanswered question is shown as text, with its count and every way to deal with it", () => {
  const html = unanswered({ items: [missed()] });
  expect(html).toContain("do you repair &lt;b&gt;xylophones&lt;/b&gt;");
  expect(html).not.toContain("<b>");
  for (const words of [">7<", "Add to this answer", "Dismiss", "Do you fix printers?"])
    expect(html).toContain(words);
  expect(html).toContain("/admin/answers/new?missed=mqn_1");
});

test("an answered question leads to its answer, and can only be reopened", () => {
  const html = unanswered(
    {
      items: [missed({ state: "answered", answer: missed().near[0] ?? null, near: [] })],
    },
    { state: "answered" },
  );
  expect(html).toContain("Reopen");
  expect(html).not.toMatch(/Dismiss<|Add to this answer/);
});

test("a question without anything near says so", () =>
  expect(unanswered({ items: [missed({ near: [] })] })).toContain("No similar answer"));

test.each([
  ["open", "No unanswered questions."],
  ["answered", "No answered questions yet."],
  ["dismissed", "No dismissed questions."],
])("an empty list of %s questions says what it would hold", (state, words) =>
  expect(unanswered({}, { state })).toContain(words),
);

test("a list that couldn't be read says so, and keeps its search", () => {
  const html = unanswered({ problem: "Service unavailable" }, { search: "zithers" });
  expect(html).toContain("Failed to load unanswered questions");
  expect(html).toContain('value="zithers"');
});

test("an answer is shown with its languages, its questions and where its text comes from", () => {
  const html = answers({ items: [answer(), answer({ id: "mine", origin: "own", isOff: true })] });
  for (const words of ["English, German", ">42<", "/legal/refunds", "refund-how", "Never", "Off"])
    expect(html).toContain(words);
});

test("an empty list of answers says how to begin", () =>
  expect(answers({})).toContain("Write the first one"));
