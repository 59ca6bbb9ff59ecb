import { breach } from "./promises.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

/** What happens after personal data got out, counted from when we learn of it (spec studio.md §9). */
export const breachSteps: readonly TimedStep[] = [
  {
    when: counted(breach.assessmentHours, "hour"),
    title: "Assessment",
    text: "We stop it, secure the traces, and find out what happened, whose data it concerns, and how bad it can get for them.",
  },
  {
    when: counted(breach.notificationHours, "hour"),
    title: "Notification",
    text: "At the latest by then those learn of it who must: the supervisory authority and, if it puts them at risk, the people themselves; where we process data on behalf of a customer, that customer. Each is told what happened, which data and how many people it concerns, what may follow, what we have done, and whom to ask.",
  },
  {
    when: counted(breach.reportDays, "day"),
    title: "Report",
    text: "A written report names the cause, what was really affected, what we changed so that it doesn't happen again, and what is still open.",
  },
];
