import { describe, expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { thresholds } from "./answer-part.ts";
import { rankEntries } from "./rank-entries.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const answerTo = (text: string) => replyTo([{ sender: "user", text }], engine, services);

describe("what may be meant otherwise is told beside what the catalogue says", () => {
  test.each([
    [
      "Do you host the landing page for us?",
      /Running costs: Domain and hosting/,
      /any host can serve/,
    ],
    [
      "Does the chatbot hand the conversation to my colleagues at night?",
      /Hands over to a person/,
      /chatbot doesn't know|conversations that people have/,
    ],
  ])("%s", (question, line, other) => {
    const { text, certainty, offersPerson } = answerTo(question);
    expect(text).toMatch(line);
    expect(text.split("Or, if you mean")[1]).toMatch(other);
    expect([certainty, offersPerson]).toEqual(["unsure", true]);
  });

  test("of several questions each gets one answer", () => {
    const { text } = answerTo("Is the landing page hosted with you? How much is a chatbot?");
    expect(text).toContain("Domain and hosting");
    expect(text).toContain("$400");
    expect(text).not.toContain("if you mean");
  });

  test("what a service includes is the catalogue's to say", () => {
    const { text, certainty } = answerTo("What does the landing page include?");
    expect(certainty).toBe("sure");
    expect(text).not.toContain("if you mean");
  });
});

test("what is hardly understood is told as a few questions with the beginnings of their answers, each to tap", () => {
  const listed = halves
    .map(answerTo)
    .filter(({ text }) => text.startsWith("I’m not sure that our pages answer that."));
  expect(listed.length).toBeGreaterThan(5);
  for (const { text, asks, certainty, offersPerson } of listed) {
    const items = text.split("\n\n").slice(1, -1);
    expect(text).toMatch(/a person can answer.*\[contact page\]\(\/contact\)\.$/);
    expect(items.map((item) => /^\*\*(.+?)\*\* \S/.exec(item)?.[1])).toEqual(asks);
    expect(items.every((item) => item.length < 500)).toBe(true);
    expect([certainty, offersPerson]).toEqual(["unsure", true]);
  }
});

/** Words of a way to ask, every other one left out: some are surely understood, some only likely. */
const halves = siteCollection.entries
  .filter(({ kind }) => kind === "answer")
  .flatMap(({ asks }) =>
    // Two questions are read each by itself.
    (asks.en ?? []).filter((ask) => ask.indexOf("?") === ask.length - 1).slice(0, 2),
  )
  .map(
    (ask) =>
      `${ask
        .slice(0, -1)
        .split(" ")
        .filter((_, at) => at % 3 !== 2)
        .join(" ")}?`,
  );

test("a curated answer below the threshold is never said as if it were surely meant", () => {
  const doubtful = halves.flatMap((text) => {
    const [best] = rankEntries(text, engine.index, { limit: 1 });
    const isDoubtful =
      best?.entry.kind === "answer" &&
      best.score < thresholds.plainly &&
      best.score >= thresholds.likely &&
      best.nearest < thresholds.inItsWords;
    return isDoubtful ? [{ text, said: best.entry.says.en?.[0] ?? "" }] : [];
  });
  expect(doubtful.length).toBeGreaterThan(20);
  const plainly = doubtful.filter(({ text, said }) => {
    const reply = answerTo(text);
    // Texts without figures stand in the answer as they are written.
    return !said.includes("{") && reply.text === said && reply.certainty === "sure";
  });
  expect(plainly).toEqual([]);
});

describe("what was likely meant is said, and how likely", () => {
  test.each([
    [
      "Must I register first before I can order something? I've so many passwords already",
      /^I take it that you’re asking “/,
      "You can buy",
    ],
    [
      "si mi socio quiere ver luego lo que acordamos por aquí, ¿hay manera?",
      /^(?:No estoy segura|Entiendo que pregunta)/,
      "Email this conversation",
    ],
  ])("%s", (question, lead, said) => {
    const { text, certainty } = answerTo(question);
    expect(text).toMatch(lead);
    expect(text).toContain(said);
    expect(certainty).toBe("unsure");
  });

  test("what isn't sold isn't named as another thing that isn't", () => {
    expect(answerTo("Do you repair washing machines?").text).toMatch(
      /^That isn’t in our catalogue/,
    );
  });
});

test("a question before buying isn't taken for an outage, however long its story is", () => {
  const { text } = answerTo(
    "I'd got as far as the page with the card number when the courier came, then the school rang, you know how it is. If I sit down again after lunch, is that page still good or do I begin at the beginning?",
  );
  expect(text).toContain("2 hours");
  expect(text).not.toContain("Critical");
});

test("when work begins is told as a sentence", () => {
  expect(
    answerTo(
      "We are torn between two ways to rebuild our ordering system and need a second opinion for an hour",
    ).text,
  ).toContain("costs $120: first dates within 3 days");
});
