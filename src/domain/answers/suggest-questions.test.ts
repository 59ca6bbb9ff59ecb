import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { pageQuestions } from "#content/page-questions.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { languages } from "./contract.ts";
import { replyTo } from "./reply.ts";
import { nextQuestions, otherQuestions, questionsOnPage } from "./suggest-questions.ts";

const engine = siteEngine();
const known = { engine, services };
const user = (text: string, page?: string) => ({
  sender: "user" as const,
  text,
  ...(page && { page }),
});
/** What is suggested after these were said. */
const suggested = (...said: string[]) => {
  const turns = said.map((text) => user(text));
  return nextQuestions(turns, replyTo(turns, engine, services), known);
};

describe("on a service's page", () => {
  test.each(languages)(
    "each question that is suggested (%s) gets a sure answer about it",
    (language) => {
      for (const { id } of services) {
        const path = `/services/${id}`;
        const questions = questionsOnPage({ path }, known, language);
        expect(questions).toHaveLength(3);
        for (const question of questions) {
          const reply = replyTo([user(question, path)], engine, services);
          expect([question, reply.certainty, reply.cited]).toEqual([question, "sure", [path]]);
        }
      }
    },
  );

  test("“how much is it?” is about the service that is looked at, until another is named", () => {
    const page = "/services/landing-page";
    const ask = (...turns: ReturnType<typeof user>[]) => replyTo(turns, engine, services).text;
    expect(ask(user("How much is it?", page))).toMatch(/^\[Landing Page\].*\$350/);
    expect(ask(user("How much is it?"))).toMatch(/^Each service/);
    expect(
      ask(user("What does a chatbot cost?", page), user("And how long does it take?", page)),
    ).toContain("Chatbot");
    // On the next page it is about that one.
    expect(
      ask(user("What does a chatbot cost?", page), user("How much is it?", "/services/smart-form")),
    ).toContain("$200");
  });
});

test("every page that has questions of its own has three, and each is answered", () => {
  for (const { path, ids } of pageQuestions) {
    const known2 = ids.filter((id) => siteCollection.entries.some((entry) => entry.id === id));
    expect([path, known2]).toEqual([path, ids]);
    const questions = questionsOnPage({ path, ids }, known);
    expect([path, questions.length]).toEqual([path, 3]);
    for (const question of questions)
      expect([question, replyTo([user(question)], engine, services).certainty]).toEqual([
        question,
        "sure",
      ]);
  }
});

test("a document's questions are those that rest on it; of an unknown page there are none", () => {
  expect(questionsOnPage({ path: "/legal/refunds" }, known)).toHaveLength(3);
  expect(questionsOnPage({ path: "/no/such/page" }, known)).toEqual([]);
  expect(questionsOnPage({ path: "/services/nothing" }, known)).toEqual([]);
});

describe("after an answer", () => {
  test("they follow the talk: what else there is to ask of the service", () => {
    expect(suggested("What does a landing page cost?")).toEqual([
      "How long does Landing Page take?",
      "What is included in Landing Page?",
      "What are the running costs?",
    ]);
    const later = suggested("What does a landing page cost?", "How long does it take?");
    expect(later[0]).toBe("What is included in Landing Page?");
    expect(later.join(" ")).not.toMatch(/cost|take/);
  });

  test.each([
    ["somebody in a crisis", "I want to kill myself"],
    ["a language that isn't answered in", "ウェブサイトはいくらですか"],
  ])("nothing is suggested to %s", (_who, said) => {
    expect(suggested("What does a landing page cost?", said)).toEqual([]);
  });

  test("whatever was asked, in any order, nothing of it is suggested again", () => {
    const asks = siteCollection.entries
      .filter(({ kind }) => kind === "answer")
      .map(({ asks: { en } }) => en?.[0] ?? "");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...asks), { minLength: 1, maxLength: 6 }), (said) => {
        // As in the chat: each of the suggestions is tapped until there are none.
        const turns = said.map((text) => user(text));
        const reply = replyTo(turns, engine, services);
        const next = [
          ...(reply.certainty === "sure" ? nextQuestions(turns, reply, known) : []),
          ...otherQuestions(turns, reply, known),
        ];
        for (const question of next)
          expect(said.map((one) => one.toLowerCase())).not.toContain(question.toLowerCase());
      }),
      { numRuns: 60 },
    );
  });
});
