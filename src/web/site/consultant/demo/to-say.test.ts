import fc from "fast-check";
import { expect, test } from "vitest";
import type { MessageView } from "#domain/conversations/contract.ts";
import { plainWords } from "#kit/plain-words.ts";
import { sentencesFrom } from "./sentences.ts";
import { allTold, hushed, nextToSay, nothingTold, type Told } from "./to-say.ts";

const message = (
  position: number,
  sender: MessageView["sender"],
  text: string,
  more: Partial<MessageView> = {},
): MessageView => ({
  id: `m${position}`,
  position,
  sender,
  text,
  state: "whole",
  at: "2026-11-22T10:00:00.000Z",
  replyTo: sender === "ai" ? `m${position - 1}` : null,
  sources: [],
  offers: [],
  page: null,
  isHelpful: null,
  ...more,
});
const writing = (replyTo: string, text: string) => ({ replyTo, text, ahead: [] });
const asked = message(1, "user", "What does it cost?");

test("she begins with the first whole sentence, and says the rest when it is there", () => {
  const first = nextToSay(nothingTold, {
    messages: [asked],
    writing: writing("m1", "It costs **$400**. For a"),
  });
  expect(first.sentences).toEqual(["It costs $400."]);
  const rest = nextToSay(first.told, {
    messages: [asked, message(2, "ai", "It costs **$400**. For a [firm total](/quote), ask.")],
    writing: null,
  });
  expect(rest.sentences).toEqual(["For a firm total, ask."]);
  expect(nextToSay(rest.told, { messages: [asked], writing: null }).sentences).toEqual([]);
});

test("interrupted, the rest of this answer isn't said, and the next one is", () => {
  const messages = [asked];
  const first = nextToSay(nothingTold, { messages, writing: writing("m1", "One. Two") });
  const told = hushed(first.told, { writing: writing("m1", "One. Two") });
  const later = nextToSay(told, { messages, writing: writing("m1", "One. Two. Three. F") });
  expect(later.sentences).toEqual([]);
  const ended = nextToSay(later.told, {
    messages: [asked, message(2, "ai", "One. Two. Three. Four.")],
    writing: null,
  });
  expect(ended.sentences).toEqual([]);
  const more = [asked, message(2, "ai", "One. Two."), message(3, "user", "And?")];
  const next = nextToSay(ended.told, { messages: more, writing: writing("m3", "Yes. A") });
  expect(next.sentences).toEqual(["Yes."]);
});

test("an answer that broke off and is asked again is said from its beginning", () => {
  const cut = message(2, "ai", "One. Tw", { state: "cut", replyTo: "m1" });
  const first = nextToSay(nothingTold, { messages: [asked], writing: writing("m1", "One. Tw") });
  const broken = nextToSay(first.told, { messages: [asked, cut], writing: null });
  expect([...first.sentences, ...broken.sentences]).toEqual(["One.", "Tw"]);
  const again = nextToSay(broken.told, {
    messages: [asked, cut],
    writing: writing("m1", "One. Two. Th"),
  });
  expect(again.sentences).toEqual(["One.", "Two."]);
});

test("what was said before the page was loaded isn't said again, nor a person's words or a note", () => {
  const messages = [asked, message(2, "ai", "It costs $400.")];
  const told = allTold({ messages });
  expect(nextToSay(told, { messages, writing: null }).sentences).toEqual([]);
  const more = [
    ...messages,
    message(3, "note", "A member of our team is answering from here on."),
    message(4, "person", "Hello, here I am."),
    message(5, "ai", "I'm back."),
  ];
  expect(nextToSay(told, { messages: more, writing: null }).sentences).toEqual(["I'm back."]);
});

test("however an answer arrives, each of its sentences is said once and in order", () => {
  const text = fc
    .array(fc.constantFrom("One.", "two", "**Three**", "[four](/x)", "Five!", "\n- Six", "$7.50"), {
      minLength: 1,
      maxLength: 60,
    })
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(text, fc.array(fc.nat(20), { maxLength: 30 }), (answer, steps) => {
      let told: Told = nothingTold;
      let at = 0;
      const said: string[] = [];
      const hear = (state: Parameters<typeof nextToSay>[1]) => {
        const next = nextToSay(told, state);
        told = next.told;
        said.push(...next.sentences);
      };
      for (const step of steps) {
        at += step;
        hear({ messages: [asked], writing: writing("m1", answer.slice(0, at)) });
      }
      hear({ messages: [asked, message(2, "ai", plainWords(answer))], writing: null });
      const whole = sentencesFrom(plainWords(answer), 0, { isWhole: true }).sentences;
      expect(said).toEqual(whole);
    }),
  );
});
