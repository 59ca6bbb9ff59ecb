import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { contact } from "#content/brand.ts";
import { nearTroubles } from "../../../tests/factories/near-troubles.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { troubles } from "../../../tests/factories/troubles.ts";
import type { Language } from "./contract.ts";
import { fillFacts } from "./fill-facts.ts";
import { createTroubleReader } from "./read-need.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const { readTrouble } = engine;
/** What is answered to each kind of trouble, in each language. */
const saysToTrouble = siteCollection.emergencies.flatMap(({ entry }) =>
  siteCollection.entries
    .filter(({ id }) => id === entry)
    .flatMap(({ says }) =>
      Object.entries(says).flatMap(([language, texts]) =>
        texts.map((text) =>
          fillFacts(text, language as Language, { services, facts: siteCollection.facts }),
        ),
      ),
    ),
);
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services).text;

test.each(Object.values(troubles).flat())(
  "whoever has trouble with what we made gets the way to support, and nothing to buy: %s",
  (text) => {
    const said = answerTo(text);
    expect([contact.email.support, contact.email.security].some((to) => said.includes(to))).toBe(
      true,
    );
    expect(said).not.toMatch(/\$\d/);
  },
);

test.each(Object.values(nearTroubles).flat())(
  "a wish or a question near to trouble isn't taken for it: %s",
  (text) => {
    expect(readTrouble(text)).toBeNull();
    expect(saysToTrouble).not.toContain(answerTo(text));
  },
);

test("the answers to trouble are the ones that wishes are held against", () =>
  expect(saysToTrouble).toContain(answerTo("our portal is down again")));

test("trouble that the provider has switched off isn't recognised", () => {
  const text = "our portal is down again";
  expect(readTrouble(text)).toBe("service-down");
  expect(createTroubleReader([])(text)).toBeNull();
});

test("of the ways to ask for anything else, fewer than one in 200 is taken for trouble", () => {
  const ofTrouble = new Set(siteCollection.emergencies.map(({ entry }) => entry));
  const ways = siteCollection.entries
    .filter(({ id }) => !ofTrouble.has(id))
    .flatMap(({ asks }) => Object.values(asks).flat());
  const taken = ways.filter((way) => readTrouble(way) !== null);
  expect(taken.length).toBeLessThan(ways.length / 200);
});
