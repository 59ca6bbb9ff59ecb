import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { type Turn } from "./read-focus.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();

/** The last answer of a conversation in which the visitor says these things. */
function talk(...said: string[]) {
  const turns: Turn[] = [];
  for (const text of said) {
    turns.push({ sender: "user", text });
    turns.push({ sender: "ai", text: replyTo(turns, engine, services).text });
  }
  return replyTo(turns.slice(0, -1), engine, services);
}

test.each([
  [["How much is a client portal?", "and for 80 clients?"], /\$1,500[^]*Up to 100 clients/],
  [["Was kostet ein Kundenportal?", "und für 80 Kunden?"], /\$1,500/],
  [["¿Cuánto cuesta un chatbot?", "¿y con 200 páginas?"], /\$1,500/],
  [["Combien coûte un chatbot ?", "et pour 100 documents ?"], /\$700/],
  [["do you look after websites?", "just one site", "actually it's three"], /\$450/],
  [["We have about 120 help articles. Which chatbot fits?"], /\$700/],
  [["how much is a chatbot that answers by SMS?"], /\$1,500/],
  [["a portal for our 60 clients", "is that still the one for 750?"], /Not with.*\$1,500/],
])("what is named decides which option is told: %j", (said, expected) => {
  const { text, certainty } = talk(...said);
  expect(text).toMatch(expected);
  expect(certainty).toBe("sure");
});

test("what no option holds is said, with the largest one and the way to a quote", () => {
  const { text } = talk("How much is a client portal?", "what about 2000 clients?");
  expect(text).toMatch(/No listed option.*\/quote.*\$2,500[^]*Up to 500 clients/);
});

test("several of one option are told as such, and never with a sum of Aria's own", () => {
  const { text } = talk("how much are five landing pages?");
  expect(text).toMatch(/5 × Essential.*\(\$350\)/);
  expect(text).not.toContain("1,750");
});

test("how much the options hold is told with the catalogue's figures, in the language that asks", () => {
  expect(talk("wie viele kunden passen ins kundenportal?").text).toMatch(
    /25 Kunden für \$750, bis zu 100 für \$1,500 und bis zu 500 für \$2,500/,
  );
});

test("a service that is there already isn't the one that is wished for", () => {
  expect(
    talk("I need a chatbot for our dental practice's website.", "how long until it's live?").text,
  ).toContain("/services/gpt4-chatbot");
});

test("a trouble that fits no service plainly gets some to choose from, and a person", () => {
  const { text, certainty, offersPerson } = talk(
    "I run a vineyard and nobody remembers which barrel was tasted when and by whom, it drives everyone mad",
  );
  expect(text.match(/\/services\//g)?.length).toBeGreaterThan(1);
  expect({ certainty, offersPerson }).toEqual({ certainty: "unsure", offersPerson: true });
});
