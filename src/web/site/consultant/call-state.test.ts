import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ConsultationSession, PanelAnswer } from "#domain/consultations/contract.ts";
import {
  type CallNews,
  type CallState,
  clockWords,
  durationWords,
  nothingKnown,
  reduceCall,
  statusOf,
} from "./call-state.ts";

const session: ConsultationSession = {
  id: "con_1",
  url: "https://rooms.example/1",
  personaName: "Aria",
  isDemo: false,
  startedAt: "2026-03-01T12:00:00.000Z",
  endsBy: "2026-03-01T12:30:00.000Z",
};
const now = "2026-03-01T12:03:20.000Z";
const at = Date.parse(now);
const answer = (change: Partial<PanelAnswer> = {}): CallNews => ({
  type: "heard",
  answer: { state: "available", session: null, isDemo: false, isChatOpen: true, now, ...change },
  at,
});
const after = (...all: CallNews[]): CallState => all.reduce(reduceCall, nothingKnown);
const started: CallNews = { type: "started", session, hasCamera: true };
const problem = { title: "No", text: "Not now" };

test("until the server has answered she is taken to be there", () => {
  expect(statusOf(nothingKnown)).toBe("available");
});

test.each(["available", "busy", "offline"] as const)(
  "without a call of one's own the status is the provider's: %s",
  (state) => expect(statusOf(after(answer({ state })))).toBe(state),
);

test("she is busy while a call starts and runs, and available again after it and after a failed start", () => {
  const steps: [CallNews, string][] = [
    [answer(), "available"],
    [{ type: "starting" }, "busy"],
    [started, "busy"],
    [{ type: "ended", at }, "available"],
    [{ type: "starting" }, "busy"],
    [{ type: "failed", problem }, "available"],
  ];
  let state = nothingKnown;
  for (const [news, status] of steps) {
    state = reduceCall(state, news);
    expect(statusOf(state)).toBe(status);
  }
  expect(state.problem).toEqual(problem);
});

test("a call that was there before the page is found, and shown as running elsewhere", () => {
  const state = after(answer({ session }));
  expect(state.call).toEqual({ step: "found", session });
  expect(statusOf(state)).toBe("busy");
  expect(state.moves).toBe(0); // nobody's focus is taken away
});

test("a call that somebody else ended is over here, too, with what it took", () => {
  expect(after(answer(), started, answer()).call).toEqual({
    step: "over",
    id: "con_1",
    seconds: 200,
  });
  expect(after(answer({ session }), answer()).call).toEqual({ step: "none" });
});

test("a check before a call isn't interrupted by what the server says", () => {
  expect(after({ type: "prepared" }, answer({ session })).call).toEqual({ step: "check" });
  expect(after({ type: "starting" }, answer()).call).toEqual({ step: "starting" });
});

test("a wrong clock in the browser changes nothing about how long it took", () => {
  const wrong = at - 3_600_000;
  const heard = reduceCall(nothingKnown, { ...answer(), at: wrong } as CallNews);
  const ended = reduceCall(reduceCall(heard, started), { type: "ended", at: wrong });
  expect(ended.call).toMatchObject({ step: "over", seconds: 200 });
});

test("the server's count of seconds is taken for its own call only", () => {
  const over = after(answer(), started, { type: "ended", at });
  const counted = (id: string) => reduceCall(over, { type: "counted", id, seconds: 201 }).call;
  expect(counted("con_1")).toMatchObject({ seconds: 201 });
  expect(counted("con_2")).toMatchObject({ seconds: 200 });
});

describe("whatever happens", () => {
  const news = fc.oneof(
    fc.constantFrom<CallNews>(
      answer(),
      answer({ session }),
      answer({ state: "busy" }),
      answer({ state: "offline", session }),
      { type: "prepared" },
      { type: "left" },
      { type: "starting" },
      started,
      { type: "failed", problem },
      { type: "counted", id: "con_1", seconds: 7 },
    ),
    fc.nat({ max: 3_600_000 }).map((ms): CallNews => ({ type: "ended", at: at + ms })),
  );

  test("a failure leaves the panel free, and an end never lasts longer than the call could", () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 12 }), (all) => {
        const state = after(...all);
        const seconds = state.call.step === "over" ? state.call.seconds : 0;
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(1800);
        const failed = reduceCall(state, { type: "failed", problem });
        expect(failed.call.step).toBe("none");
        expect(statusOf(failed)).toBe(state.known?.state ?? "available");
      }),
    );
  });
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [200, "3 minutes and 20 seconds"],
  [1800, "30 minutes"],
])("%i seconds are %s", (seconds, words) => expect(durationWords(seconds)).toBe(words));

test.each([
  [1800, "30:00"],
  [119.2, "2:00"],
  [9, "0:09"],
  [-3, "0:00"],
])("%d seconds left show as %s", (seconds, words) => expect(clockWords(seconds)).toBe(words));
