import { breach } from "./promises.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

/** What happens after a personal data breach, counted from when we learn of it (spec studio.md §9). */
export const breachSteps: readonly TimedStep[] = [
  {
    when: counted(breach.assessmentHours, "hour"),
    title: "Assessment",
    text: "We stop the breach, preserve the evidence, and find out what happened, whose data is affected, and how serious it could be for them.",
  },
  {
    when: counted(breach.notificationHours, "hour"),
    title: "Notification",
    text: "By then we have notified everyone we must: the supervisory authority; the people affected, if it puts them at risk; and, where we process data on behalf of a customer, that customer. We tell each of them what happened, which data and how many people are affected, what the consequences may be, what we have done, and whom to ask.",
  },
  {
    when: counted(breach.reportDays, "day"),
    title: "Report",
    text: "A written report names the cause, what was actually affected, what we changed so that it doesn’t happen again, and what is still open.",
  },
];
