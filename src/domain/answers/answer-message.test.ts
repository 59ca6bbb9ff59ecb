import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { createEngine } from "./engine.ts";
import { replyTo } from "./reply.ts";

const engine = createEngine(siteCollection);
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services);

test("each of several questions is answered, without marks between them, too", () => {
  const { text } = answerTo("Can I pay by card, do I get my money back and where are you located?");
  expect(text).toMatch(/card[^]*support@[^]*remote/i);
});

test("a question that nothing is found for is named by its place, and a person is offered", () => {
  const { text, offersPerson, certainty } = answerTo(
    "How much is a landing page? Which colour do marmots dislike?",
  );
  expect(text).toMatch(/\$350[^]*your second question/);
  expect({ offersPerson, certainty }).toEqual({ offersPerson: true, certainty: "sure" });
});

test("of six questions four are answered, and it is said that there were more", () => {
  const { text } = answerTo(
    "How much is a landing page? How much is a chatbot? Do you sign an NDA? Can I get my money back? Can I pay by card? Are you a bot?",
  );
  expect(text).toMatch(/\$350[^]*\$400[^]*NDA[^]*support@[^]*first four questions/i);
});

test("whoever tells their trouble and asks two things gets the service, with its price", () => {
  const { text } = answerTo(
    "Our forty tenants keep asking for the same statements and papers by mail. What do you suggest, and roughly how much is that?",
  );
  expect(text).toMatch(/Client Portal.*\$750/);
});
