import { expect, test } from "vitest";
import { type Aside, notAboutUsIds } from "#content/answers/coverage.ts";
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

test.each<[Aside, string]>([
  ["law", "what licence do i need to open a kennel in Ohio"],
  ["law", "Welche Kündigungsfrist hat eine Aushilfe im Biergarten?"],
  ["others", "how do i cancel my zoom plan"],
  ["others", "¿Cuánto cuesta Canva Pro al mes?"],
  ["advice", "should I raise the prices of my bakery in Hobart"],
  ["advice", "Dois-je augmenter les prix de ma boulangerie ou fermer le lundi ?"],
])(
  "what is near to our work and isn't about us is named as what it is (%s): %s",
  (kind, question) => {
    const { text, language } = answerTo(question);
    const entry = siteCollection.entries.find(({ id }) => id === notAboutUsIds[kind]);
    expect(text).toBe(entry?.says[language]?.[0]);
  },
);

test("what sounds like chat and surely asks for something else isn't chatted about", () => {
  const { text } = answerTo("how old can a tortoise get, mine keeps scratching the sofa");
  const elsewhere = siteCollection.entries.find(({ id }) => id === notAboutUsIds.elsewhere);
  expect([phrases.en.unknown, elsewhere?.says.en?.[0]]).toContain(text);
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
    entries: siteCollection.entries.filter(({ id }) => !Object.values(notAboutUsIds).includes(id)),
  });
  const question = "how many of your employees are left handed";
  const { text } = replyTo([{ sender: "user", text: question }], bot, services);
  expect(text).not.toBe(phrases.en.unknown);
});
