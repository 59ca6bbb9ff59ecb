import { expect, test } from "vitest";
import type { ChatEvent, MessageView } from "#domain/conversations/contract.ts";
import {
  afterEvent,
  afterReading,
  withMessage,
  type LiveConversation,
} from "./live-conversation.ts";

const start: LiveConversation = {
  lines: [],
  seen: 0,
  writing: null,
  status: "open",
  handledBy: "aria",
  isMine: false,
  problem: null,
  wantsPerson: false,
};
const message = (position: number, sender: MessageView["sender"], text: string): MessageView => ({
  id: `msg_${position}`,
  position,
  sender,
  text,
  state: "whole",
  at: "2026-11-21T10:00:00.000Z",
  replyTo: null,
  sources: [],
  offers: [],
  page: null,
  isHelpful: null,
});
const stands = (one: MessageView): ChatEvent => ({
  type: "message",
  conversationId: "cnv_1",
  message: one,
});
const words = (offset: number, text: string): ChatEvent => ({
  type: "words",
  replyTo: "msg_1",
  offset,
  text,
});
const after = (...events: ChatEvent[]) => events.reduce(afterEvent, start);
const said = ({ lines }: LiveConversation) => lines.map(({ speaker, text }) => [speaker, text]);

test("what is said appears under its speaker, once however often it is told; notes are hidden", () => {
  const hello = stands(message(1, "user", "Hello"));
  const now = after(
    hello,
    hello,
    stands(message(2, "ai", "Hi")),
    stands(message(3, "note", "Person answering")),
    stands(message(4, "person", "It's me")),
    stands(message(2, "ai", "Hi")),
  );
  expect(said(now)).toEqual([
    ["Customer", "Hello"],
    ["AI Agent", "Hi"],
    ["Person", "It's me"],
  ]);
  expect(now.seen).toBe(4);
  expect(withMessage(now, message(4, "person", "It's me"))).toBe(now);
});

test("an answer grows word by word, also where some come twice, and gives way to the whole", () => {
  const replying: ChatEvent = { type: "replying", replyTo: "msg_1" };
  const half = after(replying, words(0, "It "), words(3, "costs "), words(3, "costs 5"));
  expect(half.writing).toBe("It costs 5");
  const whole = afterEvent(half, stands(message(2, "ai", "It costs 5.")));
  expect([whole.writing, said(whole)]).toEqual([null, [["AI Agent", "It costs 5."]]]);
});

test("what fails is told until the next thing is said", () => {
  const failed = after(words(0, "It"), {
    type: "failed",
    replyTo: "msg_1",
    problem: "Request timeout",
  });
  expect([failed.writing, failed.problem]).toEqual([null, "Request timeout"]);
  expect(afterEvent(failed, stands(message(3, "user", "Hello?"))).problem).toBeNull();
});

test("taking over and ending break off what is being written", () => {
  expect(after(words(0, "It"), { type: "handled", by: "person" })).toMatchObject({
    writing: null,
    handledBy: "person",
  });
  expect(after(words(0, "It"), { type: "ended" })).toMatchObject({
    writing: null,
    status: "ended",
  });
});

test("who handed back answers no more, whoever takes over next", () => {
  const mine: LiveConversation = { ...start, handledBy: "person", isMine: true };
  const taken = afterEvent(mine, { type: "handled", by: "person" });
  const back = afterEvent(taken, { type: "handled", by: "aria" });
  const others = afterEvent(back, { type: "handled", by: "person" });
  expect([taken, back, others].map(({ isMine }) => isMine)).toEqual([true, false, false]);
});

test("what is said while the page is read anew stays on it", () => {
  const taken = after({ type: "handled", by: "person" }, stands(message(1, "note", "A person")));
  const read: LiveConversation = { ...start, seen: 1, handledBy: "person", isMine: true };
  const said2 = afterEvent(taken, stands(message(2, "user", "Hello?")));
  expect(afterReading(said2, read)).toEqual({ ...said2, isMine: true });
  expect(afterReading(taken, read)).toBe(read);
  const later = { ...read, lines: said2.lines, seen: 2 };
  expect(afterReading(taken, later)).toBe(later);
});
