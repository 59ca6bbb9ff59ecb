import { rateLimitsPerHour } from "#content/promises.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "#kit/time.ts";

/** Steps that a run may take, rounds of loops counted: a loop of 1,000 items with 19 steps fits. */
export const maxStepsPerRun = 20_000;
/** Steps of one run that are done at the same time. */
export const stepsAtOnce = 4;
/** How often a step is tried that may go well later. */
export const maxAttempts = 4;
/** How long a step may take. */
export const stepTimeoutMs = 30 * secondMs;
/** How many automations may start each other in a row: more is a circle. */
export const maxDepth = 5;
/** Whether a run may be started this deep in a chain of automations. */
export const isTooDeep = (depth: number): boolean => depth > maxDepth;
/** Mails that a person's automations may send in a day. */
export const mailsPerDay = 200;
/** Rows that an automation may keep, in all of its tables. */
export const maxRows = 10_000;
/** The longest output of a step, as JSON in characters; longer ones fail. */
export const maxOutputLength = 256 * 1024;
/** Runs that mails of one sender start in an hour: more is a loop, or a flood. */
export const maxMailsOfSender = 60;
/** How old a signed call may be, as Standard Webhooks says. */
export const replayWindowMs = 5 * minuteMs;
/** Calls that a webhook takes in an hour (spec studio.md §9). */
export const callsPerHour = rateLimitsPerHour.workflowTriggers;
/** What a webhook takes. */
export const maxCallBytes = 256 * 1024;

/** When a step is tried again after an attempt: after 5 seconds, 1 minute, 10 minutes, or as the other side asks. */
export function retryAt(attempts: number, now: Date, askedMs: number | null): Date | null {
  if (attempts >= maxAttempts) return null;
  const own = [5 * secondMs, minuteMs, 10 * minuteMs][attempts - 1] ?? hourMs;
  return new Date(now.getTime() + Math.min(Math.max(own, askedMs ?? 0), dayMs));
}

/** What runs name as their trigger that were started by hand. */
export const handTriggerId = "hand";
