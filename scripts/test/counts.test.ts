import { expect, test } from "vitest";
import {
  countLine,
  filesToAskAgain,
  isGood,
  nothing,
  oneFailed,
  onePassed,
  refuseSilentSkips,
  replaceFailed,
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

const run = (files: number, outside = 0) => ({
  counts: { passed: 20, failed: files + outside, skipped: [] },
  failedFiles: Array.from({ length: files }, (_, index) => ({
    file: `src/${index}.test.ts`,
    counts: { passed: 4, failed: 1, skipped: [] },
    failed: ["a test"],
  })),
});

test("a file or two that failed may be asked again; many, or an error outside of any file, may not", () => {
  expect(filesToAskAgain(run(2))).toEqual(["src/0.test.ts", "src/1.test.ts"]);
  expect(filesToAskAgain(run(0))).toEqual([]);
  expect(filesToAskAgain(run(4))).toEqual([]);
  expect(filesToAskAgain(run(1, 1))).toEqual([]);
});

test("what a file gave when asked again takes the place of what it gave first, failed or not", () => {
  const first = run(2);
  expect(countLine(replaceFailed(first, { passed: 10, failed: 0, skipped: [] }))).toBe(
    "22 passed, 0 failed",
  );
  expect(countLine(replaceFailed(first, { passed: 9, failed: 1, skipped: [] }))).toBe(
    "21 passed, 1 failed",
  );
});
