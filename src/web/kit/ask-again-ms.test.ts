import { expect, test } from "vitest";
import { minuteMs } from "#kit/time.ts";
import { askAgainMs } from "./ask-again-ms.ts";

test("the first looks are 1.5 s apart", () => expect(askAgainMs(0)).toBe(1500));

test("the longer it takes, the less often the page asks", () => {
  const waits = [0, 1, 2, 5, 60].map((minutes) => askAgainMs(minutes * minuteMs));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(new Set(waits).size).toBeGreaterThan(2);
});

test("an hour of waiting stays far below the limit of 240 questions a minute", () => {
  let waitedMs = 0;
  let asked = 0;
  for (; waitedMs < 60 * minuteMs; asked++) waitedMs += askAgainMs(waitedMs);
  expect(asked).toBeLessThan(400);
});
