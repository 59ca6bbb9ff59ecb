import { expect, test } from "vitest";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { sampleTalk, toneLine, usualQuestion } from "./sample-talk.ts";

const asking = (...texts: string[]) => texts.map((text, at) => ({ id: `q${at}`, text }));

test("a suggested question is answered from the bot's training data", () => {
  const bot = {
    ...newChatbot,
    suggestions: asking(" ", "When are you open?", "Do you take cards?"),
    trainingData: "Our practice is in Bergen.\n\nWe are open from 8 to 17, Monday to Friday.",
  };
  expect(sampleTalk(bot)).toEqual({
    question: "When are you open?",
    answer: "We are open from 8 to 17, Monday to Friday.",
    from: "data",
  });
});

test("without such an answer the bot names its own topic in its tone", () => {
  const bot = {
    ...newChatbot,
    suggestions: asking("Do you take cards?"),
    knowledgeBase: [" ", "VAT rates", "Opening hours"],
  };
  const lines = (["professional", "friendly", "technical", "sales"] as const).map((personality) =>
    toneLine({ ...bot, personality }),
  );
  expect(new Set(lines).size).toBe(4);
  for (const line of lines) expect(line).toContain("VAT rates");
  expect(toneLine({ ...bot, knowledgeBase: ["Opening hours"] })).toContain("opening hours");
  expect(sampleTalk(bot)).toMatchObject({ question: usualQuestion, from: "tone" });
});

test("a bot with nothing to talk about, or in another language, shows no made-up talk", () => {
  expect(sampleTalk(newChatbot)).toBeNull();
  expect(
    sampleTalk({ ...newChatbot, languages: ["de"], knowledgeBase: ["Öffnungszeiten"] }),
  ).toBeNull();
});

test("a long paragraph is cut at a word", () => {
  const bot = {
    ...newChatbot,
    suggestions: asking("What does delivery cost?"),
    trainingData: `Delivery cost depends on weight. ${"heavy ".repeat(100)}`,
  };
  const { answer = "" } = sampleTalk(bot) ?? {};
  expect(answer.length).toBeLessThan(245);
  expect(answer).toMatch(/heavy…$/);
});
