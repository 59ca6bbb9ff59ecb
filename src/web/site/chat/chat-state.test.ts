import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatEvent, ConversationView, MessageView } from "#domain/conversations/contract.ts";
import {
  type ChatAction,
  type ChatState,
  hasGap,
  isPending,
  mayBeSaved,
  noAnswer,
  noChat,
  reduceChat,
} from "./chat-state.ts";

const message = (position: number, more: Partial<MessageView> = {}): MessageView => ({
  id: `msg_${position}`,
  position,
  sender: position % 2 ? "user" : "ai",
  text: `Text ${position}`,
  state: "whole",
  at: new Date(Date.UTC(2026, 10, 22, 10, 0, position)).toISOString(),
  replyTo: position % 2 ? null : `msg_${position - 1}`,
  sources: [],
  offers: [],
  page: null,
  isHelpful: null,
  ...more,
});
const stands = (one: MessageView, conversationId = "cnv_1"): ChatEvent => ({
  type: "message",
  conversationId,
  message: one,
});
const view = (more: Partial<ConversationView> = {}): ChatAction => ({
  type: "loaded",
  view: {
    isDemo: true,
    conversation: {
      id: "cnv_1",
      status: "open",
      handledBy: "aria",
      messages: [],
      hasOlder: false,
      isReplying: false,
      unanswered: null,
      contact: null,
      ...more,
    },
  },
});
const heard = (events: readonly ChatEvent[], state: ChatState = noChat) =>
  events.reduce((now, event) => reduceChat(now, { type: "event", event }), state);
const reduced = (actions: readonly ChatAction[], state: ChatState = noChat) =>
  actions.reduce(reduceChat, state);

/** A conversation as its events tell it, answers word by word; some broke off first and were asked again. */
const conversation = fc
  .array(
    fc.record({
      words: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      brokeOff: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((turns) =>
    turns.flatMap(({ words, brokeOff }, index): ChatEvent[] => {
      const asked = message(2 * index + 1);
      const answer = message(2 * index + 2, { text: words.join("") });
      const replyTo = asked.id;
      let offset = 0;
      return [
        stands(asked),
        { type: "replying", replyTo },
        ...(brokeOff
          ? [stands({ ...answer, state: "cut" as const, text: words[0] ?? "" })]
          : [{ type: "failed" as const, replyTo, problem: "Request timeout" }]),
        { type: "replying", replyTo },
        ...words.map((text) => {
          const event: ChatEvent = { type: "words", replyTo, offset, text };
          offset += text.length;
          return event;
        }),
        stands(answer),
      ];
    }),
  );

describe("the messages", () => {
  test("in any order, and heard any number of times, events end in the same list", () => {
    const shuffled = conversation.chain((events) =>
      fc
        .tuple(
          fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
          fc.array(fc.constantFrom(...events, stands(message(1))), { maxLength: 10 }),
        )
        .map(([all, again]) => ({ events, all: [...all, ...again] })),
    );
    fc.assert(
      fc.property(shuffled, ({ events, all }) => {
        const wanted = heard([...events, stands(message(1))]).messages;
        expect(heard([...all, stands(message(1))]).messages).toEqual(wanted);
        const positions = wanted.map(({ position }) => position);
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      }),
    );
  });

  test("in their own order, an answer's words are its beginning until it is whole", () => {
    fc.assert(
      fc.property(conversation, (events) => {
        const answers = new Map(
          events.flatMap((event) =>
            event.type === "message" && event.message.state === "whole"
              ? [[event.message.replyTo, event.message.text] as const]
              : [],
          ),
        );
        let state = noChat;
        for (const event of events) {
          state = heard([event], state);
          const { replyTo, text } = state.writing ?? { replyTo: null, text: "" };
          expect(replyTo === null || answers.get(replyTo)?.startsWith(text)).toBe(true);
        }
        expect(state.writing).toBeNull();
      }),
    );
  });

  test("of another conversation are not mixed in; once this one has ended, that one begins", () => {
    const here = heard([stands(message(1))]);
    const other = stands(message(1, { id: "msg_9", text: "Other" }), "cnv_2");
    expect(heard([other], here)).toEqual(here);
    const next = heard([{ type: "ended" }, other], here);
    expect(next).toMatchObject({ conversationId: "cnv_2", isEnded: false });
    expect(next.messages.map(({ text }) => text)).toEqual(["Other"]);
  });

  test("that were missed are noticed", () => {
    expect(hasGap(heard([stands(message(1)), stands(message(2))]))).toBe(false);
    expect(hasGap(heard([stands(message(1)), stands(message(3))]))).toBe(true);
  });
});

describe("an answer on its way", () => {
  const asked = heard([stands(message(1)), { type: "replying", replyTo: "msg_1" }]);
  const say = (offset: number, text: string): ChatEvent => ({
    type: "words",
    replyTo: "msg_1",
    offset,
    text,
  });

  test("is shown as far as it is there without a gap", () => {
    expect(isPending(asked)).toBe(true);
    const early = heard([say(6, "services"), say(0, "Our ")], asked);
    expect(early.writing?.text).toBe("Our ");
    expect(heard([say(4, "16 "), say(0, "Our ")], early).writing?.text).toBe("Our 16services");
  });

  test("begun anew begins with its new words", () => {
    const first = heard([say(0, "Our services are"), say(0, "We ")], asked);
    expect(heard([say(3, "build")], first).writing?.text).toBe("We build");
  });

  test("is over when it stands there, and words that come late change nothing", () => {
    const done = heard([say(0, "Te"), stands(message(2))], asked);
    expect(isPending(done)).toBe(false);
    expect(heard([say(2, "xt"), { type: "replying", replyTo: "msg_1" }], done)).toEqual(done);
  });

  test("that failed says why, until it is asked again", () => {
    const failed = heard([{ type: "failed", replyTo: "msg_1", problem: "Request timeout" }], asked);
    expect(failed).toMatchObject({ writing: null, failure: { problem: "Request timeout" } });
    const again = reduced([{ type: "asked-again", replyTo: "msg_1" }], failed);
    expect(again).toMatchObject({ failure: null, writing: { replyTo: "msg_1", text: "" } });
    expect(heard([stands(message(2))], failed).failure).toBeNull();
  });

  test("that broke off is followed by a whole one in its place", () => {
    const cut = heard([stands(message(2, { state: "cut", text: "Te" }))], asked);
    expect(isPending(cut)).toBe(false);
    const again = heard([{ type: "replying", replyTo: "msg_1" }, say(0, "Text")], cut);
    expect(again.writing?.text).toBe("Text");
    expect(heard([stands(message(2))], again).messages.at(-1)).toEqual(message(2));
  });
});

describe("what the server tells on opening", () => {
  test("that she is answering, so that nothing is sent meanwhile", () => {
    const state = reduced([view({ messages: [message(1)], isReplying: true })]);
    expect(state.writing).toEqual({ replyTo: "msg_1", text: "", ahead: [] });
  });

  test("that a message has no answer, so that it can be asked again", () => {
    const state = reduced([view({ messages: [message(1)], unanswered: "msg_1" })]);
    expect(state.failure).toEqual({ replyTo: "msg_1", problem: noAnswer });
  });

  test("words that were heard since are not lost to a view that is a moment older", () => {
    const now = heard([
      stands(message(1)),
      stands(message(2)),
      stands(message(3)),
      { type: "words", replyTo: "msg_3", offset: 0, text: "Yes" },
    ]);
    const state = reduced([view({ messages: [message(1)], isReplying: true })], now);
    expect(state.messages).toHaveLength(3);
    expect(state.writing?.text).toBe("Yes");
  });

  test("too much that was missed is not glued to what is known", () => {
    const now = heard([stands(message(1)), stands(message(2))]);
    const state = reduced([view({ messages: [message(41), message(42)], hasOlder: true })], now);
    expect(state.messages.map(({ position }) => position)).toEqual([41, 42]);
    expect(state.hasOlder).toBe(true);
    const older = reduced(
      [{ type: "older", messages: [message(39), message(40)], hasOlder: true }],
      state,
    );
    expect(older.messages.map(({ position }) => position)).toEqual([39, 40, 41, 42]);
    expect(reduced([view({ messages: [message(42)], hasOlder: true })], older).hasOlder).toBe(true);
  });

  test("that it is gone: it was ended elsewhere, and what was said stays in sight", () => {
    const now = heard([stands(message(1)), stands(message(2))]);
    const gone: ChatAction = { type: "loaded", view: { conversation: null, isDemo: false } };
    expect(reduced([gone], now)).toMatchObject({ isEnded: true, messages: now.messages });
    expect(reduced([gone])).toMatchObject({ isEnded: false, isLoaded: true });
  });
});

test("what was sent is pending until it stands there or can't", () => {
  const sending = reduced([{ type: "sending", key: "key_1", text: "Hello" }]);
  expect(isPending(sending)).toBe(true);
  expect(reduced([{ type: "settled", key: "key_2" }], sending)).toEqual(sending);
  expect(isPending(reduced([{ type: "settled", key: "key_1" }], sending))).toBe(false);
});

test("it can be saved once more than two messages are there, Aria's greeting among them", () => {
  const counts = [[], [1], [1, 2]].map((positions) =>
    mayBeSaved(heard(positions.map((position) => stands(message(position))))),
  );
  expect(counts).toEqual([false, false, true]);
  expect(mayBeSaved(heard([stands(message(1)), stands(message(2)), { type: "ended" }]))).toBe(
    false,
  );
});

test("after the end, a new conversation begins empty, still as a demo", () => {
  const ended = reduced([view({ messages: [message(1), message(2)] }), { type: "ended" }]);
  expect(reduced([{ type: "started-over" }], ended)).toEqual({
    ...noChat,
    isLoaded: true,
    isDemo: true,
  });
});

test("whether an answer helped is what was said last, and what the server says once it is read anew", () => {
  const asked = reduced([view({ messages: [message(1), message(2, { isHelpful: true })] })]);
  expect(asked.rated).toEqual({ msg_2: true });
  const id = "msg_2";
  const changed = heard([{ type: "rated", messageId: id, isHelpful: false }], asked);
  expect(changed.rated[id]).toBe(false);
  expect(reduced([view({ messages: [message(1), message(2)] })], changed).rated[id]).toBeNull();
});
