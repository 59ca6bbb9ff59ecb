import { expect, test } from "vitest";
import type { StepWork } from "../contract.ts";
import { waitStep } from "./form.ts";
import { runWait } from "./run.ts";

async function until(settings: object, now = "2026-01-31T09:00:00Z"): Promise<string> {
  const outcome = await runWait({ ...waitStep.initial, ...settings }, {
    now: new Date(now),
  } as StepWork);
  return `${outcome.kind} ${(outcome.output as { until: string }).until}`;
}
const at = (date: string, zone = "UTC") => ({ how: "until a date", date, zone });

test("a wait lasts from seconds to months; the 31st becomes a shorter month's last day", async () => {
  expect(await until({ amount: 30, unit: "seconds" })).toBe("wait 2026-01-31T09:00:30.000Z");
  expect(await until({ amount: 1, unit: "months" })).toBe("wait 2026-02-28T09:00:00.000Z");
  expect(await until({ amount: 2, unit: "months" })).toBe("wait 2026-03-31T09:00:00.000Z");
  await expect(until({ amount: 13, unit: "months" })).rejects.toThrow("more than a year");
});

test("a date counts by its own zone, over the change of clocks, and one that is past doesn't wait", async () => {
  expect(await until(at("2026-07-01", "Europe/Berlin"))).toBe("wait 2026-06-30T22:00:00.000Z");
  expect(await until(at("2026-02-01T09:30", "America/New_York"))).toBe(
    "wait 2026-02-01T14:30:00.000Z",
  );
  expect(await until(at("2026-07-01T08:00:00+02:00"))).toBe("wait 2026-07-01T06:00:00.000Z");
  // Clocks jump from 2 to 3 on that night.
  expect(await until(at("2026-03-29T02:30", "Europe/Berlin"))).toBe(
    "wait 2026-03-29T01:30:00.000Z",
  );
  expect(await until(at("2026-01-01"))).toBe("done 2026-01-01T00:00:00.000Z");
});

test("what is no date, zone or moment is said in words", async () => {
  await expect(until(at("next week"))).rejects.toThrow("“next week” is not a date");
  await expect(until(at("2026-02-30"))).rejects.toThrow("no such date");
  await expect(until(at("2026-07-01", "Mars/Olympus"))).rejects.toThrow("no time zone");
});
