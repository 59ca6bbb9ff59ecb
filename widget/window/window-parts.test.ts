import { expect, test } from "vitest";
import type { MessageView } from "../../src/domain/conversations/contract.ts";
import { ApiError } from "../../src/web/kit/api-call.ts";
import { en } from "../words.ts";
import { lengthWords } from "./composer.ts";
import { keepFor } from "./keep.ts";
import { leadProblems } from "./lead-form.ts";
import { refusalWords, toChatView } from "./talk.ts";
import { unreadIn } from "./unread.ts";

const message = (position: number, sender: MessageView["sender"]): MessageView => ({
  id: `m${position}`,
  position,
  sender,
  text: "x",
  state: "whole",
  at: "",
  replyTo: null,
  sources: [],
  offers: [],
  page: null,
  isHelpful: null,
});

test("without storage the visitor's token lasts for the page, and two bots have their own", () => {
  const blocked = keepFor("a", () => {
    throw new Error("blocked");
  });
  blocked.write({ visitor: "0123456789abcdef" });
  expect(blocked.read().visitor).toBe("0123456789abcdef");

  const rows = new Map<string, string>();
  const storage = () =>
    ({
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => void rows.set(key, value),
    }) as Storage;
  keepFor("a", storage).write({ visitor: "aaaaaaaaaaaaaaaa" });
  keepFor("b", storage).write({ visitor: "bbbbbbbbbbbbbbbb", hasLeftDetails: true });
  expect(keepFor("a", storage).read()).toEqual({
    visitor: "aaaaaaaaaaaaaaaa",
    hasLeftDetails: false,
  });
  rows.set("ariaworks-chat", '{"a":{"visitor":"<script>"}}');
  expect(keepFor("a", storage).read().visitor).toBeNull();
});

test("only answers that came while the panel was closed are unread", () => {
  const told: number[] = [];
  const unread = unreadIn((count) => told.push(count));
  unread.follow([message(1, "user"), message(2, "ai")]);
  unread.hidden();
  unread.follow([message(1, "user"), message(2, "ai"), message(3, "user"), message(4, "note")]);
  unread.follow([message(2, "ai"), message(5, "person"), message(6, "ai")]);
  unread.shown();
  unread.follow([message(7, "ai")]);
  expect(told).toEqual([2]);
});

test("a form for details needs an address or a number, and consent where it is asked for", () => {
  const free = { isConsentNeeded: false, hasConsented: false };
  const asked = { isConsentNeeded: true, hasConsented: false };
  expect(leadProblems({ name: "A", email: "" }, free, en)).toEqual({ email: en.oneOf });
  expect(leadProblems({ phone: "" }, free, en)).toEqual({ phone: en.oneOf });
  expect(leadProblems({ email: "a@b" }, free, en)).toEqual({ email: en.badEmail });
  expect(leadProblems({ email: "a@b.example" }, free, en)).toEqual({});
  expect(leadProblems({ email: "", phone: "1" }, asked, en)).toEqual({ consent: en.consentNeeded });
});

test("the field says how much is left near its limit, and how much is too much", () => {
  expect(lengthWords(3599, en)).toBe("");
  expect(lengthWords(3990, en)).toBe("10 characters left");
  expect(lengthWords(4001, en)).toBe("1 characters too many.");
});

test("a message without an answer can be asked again, unless a person has it", () => {
  const view = (handledBy: "bot" | "person", isReplying = false) =>
    toChatView({
      visitor: "v",
      conversation: {
        id: "c",
        status: "open",
        handledBy,
        isReplying,
        messages: [message(1, "user"), message(2, "note")],
      },
    }).conversation?.unanswered;
  expect([view("bot"), view("bot", true), view("person")]).toEqual(["m1", null, null]);
});

test("refusals are said in the window's own words", () => {
  expect(refusalWords(new ApiError(429, "x", {}, "rate_limited"), en)).toBe(en.fast);
  expect(refusalWords(new ApiError(409, "x", {}, "reply_pending"), en)).toBe(en.busy);
  expect(refusalWords(new ApiError(404, "x", {}, "not_found"), en)).toBe(en.problem);
  expect(refusalWords(new TypeError("Failed to fetch"), en)).toBe(en.lost);
});
