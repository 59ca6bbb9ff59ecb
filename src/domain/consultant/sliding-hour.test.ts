import fc from "fast-check";
import { expect, test } from "vitest";
import { hourMs, minuteMs } from "#kit/time.ts";
import { shareBefore, waitForPlaceMs } from "./sliding-hour.ts";

const most = 60;
/** What counts at a time, of what was written in the hour from 0 on and in the one before. */
const counted = (running: number, before: number, nowMs: number) =>
  nowMs < hourMs
    ? running + before * shareBefore(nowMs)
    : running * (nowMs < 2 * hourMs ? shareBefore(nowMs) : 0);

test("the hour before counts wholly at the full hour, half of it half an hour later", () => {
  expect(shareBefore(5 * hourMs)).toBe(1);
  expect(shareBefore(5.5 * hourMs)).toBe(0.5);
});

test("a full hour leaves one place again a minute into the next", () => {
  const wait = waitForPlaceMs({ running: most, before: 0, most }, 50 * minuteMs);
  expect(wait).toBeCloseTo(11 * minuteMs, 3);
});

test("whatever was written, a message fits after the wait and not before it", () => {
  fc.assert(
    fc.property(
      fc.nat(most),
      fc.nat(most),
      fc.integer({ min: 0, max: hourMs - 1 }),
      (running, before, nowMs) => {
        const wait = waitForPlaceMs({ running, before, most }, nowMs);
        expect(counted(running, before, nowMs + wait + 1) + 1).toBeLessThanOrEqual(most);
        const justBefore = counted(running, before, nowMs + Math.floor(wait) - 1);
        expect(wait <= 1 || justBefore + 1 > most).toBe(true);
      },
    ),
  );
});
