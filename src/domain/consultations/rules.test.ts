import { describe, expect, test } from "vitest";
import { callSettings, consultationLimits } from "#content/consultations.ts";
import { minuteMs } from "#kit/time.ts";
import { grantCall, secondsTaken, transcriptState, webAddress } from "./rules.ts";

const nothing = { all: 0, address: 0, visitor: 0, running: 0 };
const { concurrent, minutesPerVisitorPerDay, minutesPerAddressPerDay } = consultationLimits;

test("a call may take as long as the specification says, and no longer than what is left", () => {
  expect(grantCall(nothing, 120)).toEqual({ seconds: callSettings.maxSeconds });
  expect(grantCall({ ...nothing, all: 110 * 60 }, 120)).toEqual({ seconds: 600 });
  expect(grantCall({ ...nothing, visitor: minutesPerVisitorPerDay * 60 - 300 }, 120)).toEqual({
    seconds: 300,
  });
});

test.each([
  [{ running: concurrent }, /lines are busy/],
  [{ all: 119 * 60 }, /All the video time/],
  [{ all: 999 * 60 }, /All the video time/],
  [{ address: minutesPerAddressPerDay * 60 }, /Your network/],
  [{ visitor: minutesPerVisitorPerDay * 60 }, /You’ve used up/],
])("a limit says which one it is: %j", (taken, words) => {
  const grant = grantCall({ ...nothing, ...taken }, 120);
  expect("refusal" in grant && grant.refusal).toMatch(words);
});

test("no minutes a day are no calls", () => {
  expect(grantCall(nothing, 0)).toHaveProperty("refusal");
});

test("a started second counts, up to the end of the call's time and never below none", () => {
  const startedAt = new Date("2026-03-01T12:00:00Z");
  const call = { startedAt, endsBy: new Date("2026-03-01T12:30:00Z") };
  const after = (ms: number) => secondsTaken(call, new Date(startedAt.getTime() + ms));
  expect([after(0), after(1), after(60_000), after(9e6), after(-5)]).toEqual([0, 1, 60, 1800, 0]);
});

describe("how it stands with a transcript", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const ended = {
    status: "ended" as const,
    endedAt: ago(3),
    transcriptAt: null,
    isDemo: false,
    hasConversation: true,
    messageCount: 0,
  };
  test.each([
    ["a call that never came about", { status: "failed" as const }, "none"],
    ["a provider's call that runs", { status: "running" as const, endedAt: null }, "after_end"],
    ["a demo that runs", { status: "running" as const, endedAt: null, isDemo: true }, "live"],
    ["one whose words are here", { messageCount: 4 }, "stored"],
    ["one that ended a moment ago", {}, "awaited"],
    ["one that was asked for in vain", { endedAt: ago(20) }, "missing"],
    ["one in which nobody spoke", { endedAt: ago(20), transcriptAt: ago(19) }, "empty"],
    ["a demo in which nobody spoke", { isDemo: true }, "empty"],
    ["one that was erased", { hasConversation: false, transcriptAt: ago(2) }, "empty"],
  ])("%s", (_what, change, state) => {
    expect(transcriptState({ ...ended, ...change }, now)).toBe(state);
  });
});

test.each([
  ["https://a.test/b", "https://a.test/b"],
  ["http://a.test/b", "http://a.test/b"],
  ["s3://bucket/key", null],
  ["javascript:alert(1)", null],
  ["//a.test", null],
  ["bucket/key", null],
  ["", null],
])("a browser may open %s as %s", (place, href) => {
  expect(webAddress(place)).toBe(href);
});
