import { expect, test } from "vitest";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { replyTo } from "./reply.ts";
import { splitMessage } from "./split-message.ts";

const answerTo = (text: string) => replyTo([{ sender: "user", text }], siteEngine(), services).text;

test.each([
  [
    "Guten Tag Frau Aria, was kostet ein Kundenportal, wie lange dauert das, und wo liegen die Daten? Viele Grüße, Hans Meier",
    3,
    "wo liegen die Daten?",
  ],
  [
    "Dear Sir or Madam, (a) how do I pay, and (b) is tax added? Kind regards, the treasurer",
    2,
    "is tax added?",
  ],
  ["Bonjour Madame, c'est combien un chatbot, et quel délai ? Merci d'avance", 2, "quel délai ?"],
])(
  "a letter's greeting and closing line are no part of its questions: %s",
  (letter, count, last) => {
    const { parts } = splitMessage(letter);
    expect(parts).toHaveLength(count);
    expect(parts.at(-1)).toBe(last);
  },
);

test.each([
  "Can I pay by card, or must it be a bank transfer?",
  "and if I don't like the first version, how often may I ask for changes?",
  "Peut-on payer par virement, ou faut-il une carte ?",
])("an alternative or a condition is no question by itself: %s", (question) => {
  expect(splitMessage(question).parts).toEqual([question]);
});

test("each answer stands under the number of its question, and questions with one answer share it", () => {
  expect(answerTo("What does a landing page cost? And do I get my money back?")).toMatch(
    /^\*\*1\.\*\* [^]*\$350[^]*\n\n\*\*2\.\*\* /,
  );
  expect(
    answerTo(
      "For the landing page at 350: how much is it, how long does it take, and is tax added?",
    ),
  ).toMatch(/^\*\*1, 2\.\*\* [^]*\$350[^]*3 days[^]*\n\n\*\*3\.\*\* [^]*no tax/);
});

test("each question about a service is answered about that service", () => {
  const text = answerTo(
    "About the client portal: is there two-factor sign-in, and where are the documents kept?",
  );
  expect(text).toMatch(/two-factor|second factor/);
  expect(text).toContain("Your cloud account");
  expect(text).not.toMatch(/\$\d/);
});

test("questions that are clear only together are answered together", () => {
  expect(answerTo("The demo, is it free? How long does it take?")).toMatch(/free[^]*30 minutes/);
  expect(answerTo("I want to talk to a human. How do I get one?")).not.toMatch(/end the chat/i);
});

test.each([
  [
    "Somebody who keeps our site updated every month: what does it cost, and do unused hours carry over?",
    /^\[Ongoing Maintenance\].*\n\n\*\*1\.\*\* .*starts at \$250[^]*\*\*2\.\*\* [^]*don’t carry over/,
  ],
  [
    "One page for our autumn course with a sign-up form. Can you write the text? And how fast?",
    /^\[Landing Page\].*\n\n\*\*1\.\*\* .*\$500[^]*\*\*2\.\*\* .*2-5 days/,
  ],
  [
    "Ein Bereich, in dem Mandanten ihre Unterlagen ablegen: Wie viele Mandanten passen rein, und wie lange dauert das?",
    /^\[Client Portal\].*\n\n\*\*1\.\*\* .*25[^]*\*\*2\.\*\* .*2-6 Wochen/,
  ],
])(
  "questions about a service that is described, and not named, are about that service: %s",
  (message, said) => {
    expect(answerTo(message)).toMatch(said);
  },
);

test("prices asked after a choice of services are those of each", () => {
  const choice = answerTo(
    "we run a small physio practice with three therapists and a lot of paper",
  );
  const offered = [...choice.matchAll(/\]\(\/services\/([\w-]+)/g)].map(([, id]) => id);
  expect(offered.length).toBeGreaterThan(1);
  const turns = [
    {
      sender: "user" as const,
      text: "we run a small physio practice with three therapists and a lot of paper",
    },
    { sender: "ai" as const, text: choice },
    { sender: "user" as const, text: "ok and roughly how much" },
  ];
  const { text } = replyTo(turns, siteEngine(), services);
  for (const id of offered) expect(text).toContain(`](/services/${id}): from $`);
});

test("the second question isn't taken for a part of the first, where it means something by itself", () => {
  const answer = answerTo("how fast do i get a quote and how long can i think about it");
  expect(answer).toMatch(/\*\*1\.\*\* [^]*24 hours[^]*\*\*2\.\*\* [^]*30 days/u);
});

test("thanks before a question doesn't make chat of it", () => {
  const answer = answerTo(
    "Thank you for the clear pages. I should like to know whether the video comes with captions.",
  );
  expect(answer).toMatch(/captions/u);
});

test("what an option includes is told as its whole list", () => {
  const answer = answerTo("What's included in the maintenance for 250?");
  expect(answer).toMatch(/daily backup/u);
  expect(answer).toMatch(/2 hours of changes/u);
});

test.each(["Do you keep my card on file?", "Will you save my credit card for the next order?"])(
  "a question whether we keep a card is answered with no: %s",
  (question) => {
    expect(answerTo(question)).toMatch(/No\. Your card data stays with the payment provider/u);
  },
);

test("what a service needs of the customer is said of that service", () => {
  expect(answerTo("What do you need from me for the sales video?")).toMatch(
    /proof for each claim/u,
  );
});

test("who asks for something of a service isn't offered that service", () => {
  expect(answerTo("whats the cms on the full website")).toMatch(/editor/u);
  expect(answerTo("whats the cms on the full website")).not.toMatch(/firm total|fits: from/u);
});
