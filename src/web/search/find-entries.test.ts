import { expect, test } from "vitest";
import { areNear, prepareSearch, type FoundGroup } from "./find-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

const entries: SearchEntry[] = [
  {
    path: "/services/bot",
    kind: "service",
    title: "Chatbot",
    text: "Answers from your own pages.",
  },
  {
    path: "/legal/refunds",
    kind: "legal",
    title: "Refund policy",
    text: "How you get money back.",
  },
  {
    path: "/legal/refunds#time",
    kind: "legal",
    title: "Refund policy",
    part: "How long it takes",
    text: "A refund takes five days. Chatbots, too.",
  },
  ...Array.from({ length: 9 }, (_, index): SearchEntry => {
    const part = `Part ${index}`;
    const path = `/legal/long#${index}`;
    return { path, kind: "legal", title: "Long", part, text: "Zebra stripes" };
  }),
];
const find = prepareSearch(entries);
const pathsOf = (groups: FoundGroup[]) =>
  groups.flatMap(({ found }) => found.map(({ path }) => path));

test("a page as a whole comes before its parts, and the best result's group first", () => {
  expect(pathsOf(find("refund"))).toEqual(["/legal/refunds", "/legal/refunds#time"]);
  expect(find("chatbot").map(({ name }) => name)).toEqual(["Services", "Legal"]);
});

test.each([
  ["Refunds", "another number and capitals"],
  ["refnud", "letters swapped"],
  ["ref", "its beginning"],
  ["réfund", "accents"],
  ["how do I get a refund?", "a question"],
])("%j finds the refund policy: %s", (query) => {
  expect(pathsOf(find(query))[0]).toBe("/legal/refunds");
});

test("a slip in one word doesn't leave the search with the other word alone", () => {
  const policies = ["Cookie policy", "Privacy policy"].map((title): SearchEntry => ({
    path: `/legal/${title}`,
    kind: "legal",
    title,
    text: "",
  }));
  const found = pathsOf(prepareSearch(policies)("privcy policy"));
  expect(found).toEqual(["/legal/Privacy policy"]);
});

test("what only looks like the words is known to", () => {
  expect(areNear(find("refnud"))).toBe(true);
  expect(areNear(find("ref"))).toBe(false);
  expect(areNear(find("chatbots"))).toBe(false);
  expect(areNear(find("refund zebro"))).toBe(false);
  expect(areNear([])).toBe(false);
});

test("a word that is three letters away is another one", () => {
  expect(find("refining")).toEqual([]);
});

test("other words find an entry, and none of them is shown", () => {
  const [group] = prepareSearch([{ ...entries[0]!, also: "robot" }])("robots");
  expect(group?.found[0]?.path).toBe("/services/bot");
  expect(JSON.stringify(group)).not.toContain("robot");
});

test("all words count where something holds them all; else any", () => {
  expect(pathsOf(find("refund chatbot"))).toEqual(["/legal/refunds#time"]);
  expect(pathsOf(find("chatbot zebra")).length).toBeGreaterThan(1);
});

test("one document does not crowd out the others", () => {
  expect(pathsOf(find("zebra"))).toHaveLength(3);
});

test.each(["", "   ", "the of and", "?!<>", "constructor", "__proto__"])(
  "%j finds nothing, and fails nothing",
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

test("a query of any length is cut, not refused", () => {
  expect(pathsOf(find(`refund ${"x".repeat(100_000)}`))[0]).toBe("/legal/refunds");
});
