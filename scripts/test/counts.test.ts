import { expect, test } from "vitest";
import {
  countLine,
  isGood,
  nothing,
  oneFailed,
  onePassed,
  refuseSilentSkips,
  sum,
} from "./counts.ts";

const skip = (reason: string | null) => ({ ...nothing, skipped: [{ name: "a test", reason }] });

test("the last line has the form that build machines read", () => {
  expect(countLine(sum([onePassed, onePassed, oneFailed]))).toBe("2 passed, 1 failed");
  expect(countLine(sum([onePassed, skip("no network")]))).toBe("1 passed, 0 failed, 1 skipped");
});

test("a run without any test is not good", () => {
  expect(isGood(nothing)).toBe(false);
  expect(isGood(skip("no network"))).toBe(false);
  expect(isGood(onePassed)).toBe(true);
  expect(isGood(sum([onePassed, oneFailed]))).toBe(false);
});

test("a test skipped without a reason counts as failed", () => {
  expect(countLine(refuseSilentSkips(sum([onePassed, skip(null), skip("no network")])))).toBe(
    "1 passed, 1 failed, 1 skipped",
  );
});
