import { expect, test } from "vitest";
import { phrases } from "#content/answers/phrases.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { createEngine } from "./engine.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services);

test.each([
  "What was your company's profit before taxes last year?",
  "how many of your employees are left handed",
  "Wie hoch war Ihr Umsatz im vorletzten Geschäftsjahr?",
])("what no page says of us is said not to be on our pages, with a person: %s", (question) => {
  const { text, language, certainty, offersPerson } = answerTo(question);
  expect(text).toBe(phrases[language].unknown);
  expect({ certainty, offersPerson }).toEqual({ certainty: "unknown", offersPerson: true });
});

test.each([
  "how many calories are in a banana milkshake",
  "¿Cuántos huesos tiene el cuerpo humano adulto?",
  "Wie lange muss ein Gulasch im Schnellkochtopf kochen?",
])("what is nothing of ours gets no answer of ours: %s", (question) => {
  const { text, language, cited } = answerTo(question);
  const elsewhere = siteCollection.entries.find(({ id }) => id === "off-topic");
  expect([phrases[language].unknown, elsewhere?.says[language]?.[0]]).toContain(text);
  expect(cited).toEqual([]);
});

test("a stored answer that says itself that our pages don't say it is told", () => {
  const question = "Could you state the amount of professional indemnity insurance you carry?";
  expect(answerTo(question).text).toContain("Our pages say nothing about insurance");
});

test("a request for something of ours sells nothing", () => {
  const request = "Kindly provide the postcode of your head office, our bank needs it for a form.";
  expect(answerTo(request).text).not.toMatch(/\$\d/);
});

test("a collection that isn't ours is never said to lack what our pages lack", () => {
  const bot = createEngine({
    ...siteCollection,
    entries: siteCollection.entries.filter(({ id }) => id !== "off-topic"),
  });
  const question = "how many of your employees are left handed";
  const { text } = replyTo([{ sender: "user", text: question }], bot, services);
  expect(text).not.toBe(phrases.en.unknown);
});
