import { expect, test } from "vitest";
import {
  type Listening,
  type ListeningEvent,
  notListening,
  problemOf,
  reduceListening,
} from "./listening.ts";

const after = (events: ListeningEvent[], from: Listening = notListening) =>
  events.reduce(reduceListening, from);

test("from the click to the end, with what is understood meanwhile", () => {
  const on = after([{ type: "asked" }, { type: "begun" }, { type: "heard", interim: "I need" }]);
  expect(on).toEqual({ phase: "on", interim: "I need", problem: null });
  expect(after([{ type: "finishing" }], on).phase).toBe("ending");
  expect(after([{ type: "finishing" }, { type: "over" }], on)).toEqual(notListening);
});

test("what didn't work stays said until the next try", () => {
  const failed = after([
    { type: "asked" },
    { type: "failed", error: "no-speech" },
    { type: "over" },
  ]);
  expect(failed).toMatchObject({
    phase: "off",
    problem: expect.stringContaining("No speech was heard"),
  });
  expect(after([{ type: "asked" }], failed).problem).toBeNull();
});

test("every error is said in words of its own, an unknown one too, and none where we ended it", () => {
  const errors = ["not-allowed", "service-not-allowed", "no-speech", "audio-capture", "network"];
  const words = [...errors, "language-not-supported", "something-new"].map(problemOf);
  expect(new Set(words).size).toBe(words.length);
  for (const one of words) expect(one).toMatch(/type/);
  expect(problemOf("aborted")).toBeNull();
});

test("after the end nothing late brings it back", () => {
  expect(
    after([{ type: "begun" }, { type: "heard", interim: "x" }, { type: "finishing" }]),
  ).toEqual(notListening);
});
