import fc from "fast-check";
import { expect, test } from "vitest";
import { hourMs, minuteMs } from "#kit/time.ts";
import { weightOfHourBefore, waitForPlaceMs } from "./sliding-hour.ts";

const max = 60;
/** What counts at a time, of what was written in the hour from 0 on and in the one before. */
const counted = (running: number, before: number, nowMs: number) =>
  nowMs < hourMs
    ? running + before * weightOfHourBefore(nowMs)
    : running * (nowMs < 2 * hourMs ? weightOfHourBefore(nowMs) : 0);

test("the hour before counts wholly at the full hour, half of it half an hour later", () => {
  expect(weightOfHourBefore(5 * hourMs)).toBe(1);
  expect(weightOfHourBefore(5.5 * hourMs)).toBe(0.5);
});

test("a full hour leaves one place again a minute into the next", () => {
  const wait = waitForPlaceMs({ running: max, before: 0, max }, 50 * minuteMs);
  expect(wait).toBeCloseTo(11 * minuteMs, 3);
});

test("whatever was written, a message fits after the wait and not before it", () => {
  fc.assert(
    fc.property(
      fc.nat(max),
      fc.nat(max),
      fc.integer({ min: 0, max: hourMs - 1 }),
      (running, before, nowMs) => {
        const wait = waitForPlaceMs({ running, before, max }, nowMs);
        expect(counted(running, before, nowMs + wait + 1) + 1).toBeLessThanOrEqual(max);
        const justBefore = counted(running, before, nowMs + Math.floor(wait) - 1);
        expect(wait <= 1 || justBefore + 1 > max).toBe(true);
      },
    ),
  );
});
