import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services);

test("each of several questions is answered, without marks between them, too", () => {
  const { text } = answerTo("Can I pay by card, do I get my money back and where are you located?");
  expect(text).toMatch(/card[^]*support@[^]*remote/i);
});

test("a question that nothing is found for is named by its place, and a person is offered", () => {
  const { text, offersPerson, certainty } = answerTo(
    "How much is a landing page? Do marmots hibernate?",
  );
  expect(text).toMatch(/\$350[^]*your second question/);
  expect({ offersPerson, certainty }).toEqual({ offersPerson: true, certainty: "sure" });
});

test("a question without words of its own is read with what stands before it", () => {
  expect(answerTo("I found a security hole in your site. Who do I tell?").text).toContain(
    "security@",
  );
  const { text } = answerTo("Was wird von den Gesprächen gespeichert und wie lange?");
  expect(text).toContain("2 Jahre");
  expect(text).not.toContain("Wochen");
});

test("one answer to two questions is said once, and a question that nothing fits is named by its place", () => {
  const { text, offersPerson } = answerTo(
    "Can you design a logo for us? Do you take pictures of the practice as well? And who feeds the parrot in the hall?",
  );
  expect(text.match(/logo design/gi)).toHaveLength(1);
  expect(text).toMatch(/logo[^]*your third question/i);
  expect(offersPerson).toBe(true);
});

test.each([
  ["can i see examples of your work & do you sign an nda", /case studies[^]*NDA/i],
  [
    "price of a dashboard? is there a contract. how do refunds work",
    /\$2,000[^]*terms[^]*30 days|\$2,000[^]*terms[^]*support@/i,
  ],
  ["Brauche ich ein Konto und kommt noch Mehrwertsteuer dazu?", /ohne Konto[^]*keine Steuern/],
  ["cuánto cuesta un formulario y si puedo pagar con tarjeta", /\$200[^]*tarjeta/],
  ["Combien coûte un site et vous prenez la carte ?", /\$1,200[^]*carte/],
  ["Do you keep my card? and what's the cheapest thing you sell", /card[^]*\$120/],
])("each question of a careless message is answered in its order: %s", (message, answers) => {
  expect(answerTo(message).text).toMatch(answers);
});

test("a thing that is surely curated is told, and not all that the service before it includes", () => {
  const { text } = answerTo("How long does the one-minute video take? And is music included?");
  expect(text).toMatch(/up to 3 days[^]*music/i);
  expect(text).not.toContain("30 days of support after delivery");
});

test.each([
  ["is this chat read + do i get it by mail", "**2.** If you mean “"],
  ["Was kostet ein Portal? Und wie alt ist eure Firma eigentlich schon?", "**2.** Falls Sie „"],
])("a doubt about one of several questions names it, in few words: %s", (message, lead) => {
  const { text } = answerTo(message);
  expect(text).toContain(lead);
  expect(text).not.toMatch(/I’m not sure that I understood you|Ich bin nicht sicher/);
});

test("a word that people use is no slip of another one", () => {
  expect(answerTo("Are you insured?").text).toMatch(/nothing about insurance/);
});

test("what a service is, is answered with what it costs", () => {
  expect(answerTo("Too much, forget that. What's a one-minute video?").text).toMatch(/\$250/);
});

test("one more round of changes is no wish for the service, and its own price is told", () => {
  const { text } = answerTo(
    "We had our three rounds, what does one more revision of the video cost?",
  );
  expect(text).toMatch(/5 credits|agreed with you first/);
});

test("twelve questions are each answered once, in their order", () => {
  const { text } = answerTo(
    "How much is a landing page? How much is a chatbot? How much is a website? How much is a video? How much is a smart form? How much is a client portal? How much is maintenance? How much is consulting? How much is a web app? How much is a dashboard? Do you sign an NDA? Can I pay by card?",
  );
  const ids =
    "landing-page gpt4-chatbot full-website ai-video-1min smart-form client-portal ongoing-maintenance tech-consulting web-app market-dashboard";
  const places = ids.split(" ").map((id) => text.indexOf(`/services/${id}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toMatch(/NDA[^]*card/i);
});

test("of thirteen questions twelve are answered, and it is said that there were more", () => {
  const { text } = answerTo(`${"Do you sign an NDA? ".repeat(12)}Are you a bot?`);
  expect(text).toMatch(/NDA[^]*first twelve questions/i);
});

test("whoever tells their trouble and asks two things gets the service, with its price", () => {
  const { text } = answerTo(
    "Our forty tenants keep asking for the same statements and papers by mail. What do you suggest, and roughly how much is that?",
  );
  expect(text).toMatch(/Client Portal.*\$750/);
});
