import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";
import { searchWords } from "./search-words.ts";
import { sourcesForModel } from "./sources-for-model.ts";
import { longestTold, tellModel } from "./tell-model.ts";

const engine = siteEngine();
const turnsOf = (said: readonly string[]) =>
  said.map((text) => ({ sender: "user" as const, text }));

test.each([
  [["How much is a chatbot?", "and the bigger one?"], /GPT-4 Chatbot/],
  [["I need a client portal", "how long until it's live?"], /Client Portal/],
  [["Was kostet eine Landingpage?"], /Landing Page.*price/],
  [["¿Puedo pagar a plazos?"], /instalments/i],
  [["Combien de révisions sont incluses ?"], /revisions/],
])("%j is searched in words that our pages hold", (said, words) => {
  expect(searchWords(turnsOf(said), { engine, services })).toMatch(words);
});

test("a plain English question is searched as it was asked", () => {
  const question =
    "Who owns the code once the project is delivered, and may we resell it to others?";
  expect(searchWords(turnsOf([question]), { engine, services })).toBe(question);
});

test("a model is always told the date, every price, ways to a person and what is known, in bounds", () => {
  const said = [
    "My name is Tom Baker, tom@acme.example. I need a full website with 25 pages by the end of March, budget $2,000.",
    `and ${"so on ".repeat(600)}`,
  ];
  const now = new Date("2026-11-23T12:00:00Z");
  const { about, known } = tellModel(turnsOf(said), { services, facts: siteCollection.facts, now });
  expect(about).toContain("Monday 23 November 2026");
  expect(about).toContain(siteCollection.facts["support"]);
  for (const { title, scopes } of services) {
    expect(about).toContain(title);
    for (const { name, priceCents } of scopes)
      expect(about).toContain(`“${name}” $${(priceCents / 100).toLocaleString("en-US")}`);
  }
  for (const what of [
    "Tom Baker",
    "tom@acme.example",
    "Full Website",
    "25 pages",
    "$2,000",
    "March",
  ])
    expect(known).toContain(what);
  expect(about.length).toBeLessThanOrEqual(longestTold.about);
  expect(known.length).toBeLessThanOrEqual(longestTold.known);
});

test("what the catalogue says of the service that is asked about is among a model's sources", () => {
  const turns = turnsOf(["I'm looking at the smart form", "which languages can it have?"]);
  const reply = replyTo(turns, engine, services);
  const paths = sourcesForModel(turns, reply, { engine, services }).map(({ path }) => path);
  expect(paths).toContain("/services/smart-form");
});
