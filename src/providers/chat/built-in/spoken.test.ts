import { expect, test } from "vitest";
import type { Passage } from "#domain/consultant/ports.ts";
import { composeAnswer } from "./answer.ts";

const chatbot: Passage = {
  path: "/services/gpt4-chatbot#options",
  title: "What you can buy (GPT-4 Chatbot)",
  text: "GPT-4 Chatbot costs $400 to $1,500, by the option that you choose.\nOne site: $400, within 4 days.\nThree channels: $1,500, within 7 days.",
};
const form: Passage = {
  path: "/services/smart-form",
  title: "Smart Form",
  text: "A form that asks only what applies.\nSmart Form costs $200 to $600.\nSmart Form usually takes 2-5 days.",
};
const refunds: Passage = {
  path: "/legal/refunds#the-guarantee",
  title: "The guarantee (Refund policy)",
  text: "Every service carries a 30-day money-back guarantee. You needn't give a reason, though we like to learn from it.\nWe accept:\ncards;\nbank transfers;\ncheques.",
};
const say = (text: string, sources: readonly Passage[] = []) =>
  composeAnswer(
    {
      turns: [{ sender: "user", text }],
      sources,
      persona: "customer_service",
      isSpoken: true,
    },
    { name: "Aria", company: "Ariaworks" },
  );

const all = [chatbot, form, refunds];
test.each([
  ["How much does a chatbot cost?", all, "$400"],
  ["What do a chatbot and a form cost?", all, "$200"],
  ["I need a form for applications", [form, chatbot], "Smart Form fits best."],
  ["Do you accept bank transfers?", [refunds], "We accept: cards, bank transfers"],
  ["Is there anything for my grandmother?", all, "type your email address here"],
  ["what can you do?", all, "services"],
  ["I want to talk to a person", all, "Type your email address here"],
  ["goodbye", all, "end the call"],
])("%j is answered in a few spoken sentences", (said, sources, part) => {
  const { text } = say(said, sources);
  expect(text).toContain(part);
  expect(text).not.toMatch(/\n|\]\(|\*\*|^- |leave your address/);
  expect(text.length).toBeLessThan(420);
});

test("where the pages say nothing, she says so and how a person is reached from a call", () => {
  expect(say("Do you sell boats?").text).toMatch(/^I don’t know.*type your email address here/);
});

test.each(["ada@example.com", "My address is ada.b@mail.example.co.uk, thanks."])(
  "an address that is left (%j) is taken note of",
  (said) => expect(say(said, [chatbot]).text).toMatch(/^Thank you, I have noted it/),
);

test("a question with an address in it is answered as a question", () => {
  expect(say("Is info@example.com what a chatbot costs?", [chatbot]).text).toContain("$400");
});

test("the pages that an answer rests on are named as in writing", () => {
  expect(say("How much does a chatbot cost?", [chatbot, refunds]).cited).toEqual([chatbot.path]);
  expect(say("I need a form for applications", [form]).cited).toEqual([form.path]);
});
