import { expect, test } from "vitest";
import { lengthWords, whyItEnded } from "./call-words.ts";

test.each([
  [0, "0 s"],
  [45, "45 s"],
  [60, "1 min"],
  [65, "1 min 5 s"],
  [1800, "30 min"],
])("%i seconds read %s", (seconds, words) => {
  expect(lengthWords(seconds)).toBe(words);
});

test("a call that failed never says that it broke down in the middle, and one that runs has no end", () => {
  expect(whyItEnded({ status: "failed", endReason: "failed" })).toBe("It couldn’t start");
  expect(whyItEnded({ status: "ended", endReason: "failed" })).toBe("It failed");
  expect(whyItEnded({ status: "running", endReason: null })).toBeNull();
});
