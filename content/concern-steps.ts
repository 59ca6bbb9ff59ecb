import { ethics } from "./promises.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

/** What follows a report, of a concern about AI (spec studio.md §9) or of other misuse alike. */
export const concernSteps: readonly TimedStep[] = [
  {
    when: counted(ethics.acknowledgementHours, "hour"),
    title: "We acknowledge it",
    text: "Someone has read your report, tells you who is looking into it, and asks for anything that is missing. If something may do harm in the meantime, we switch it off first.",
  },
  {
    when: counted(ethics.investigationDays, "day"),
    title: "We investigate",
    text: "We look at what happened and why, hear the people involved, and decide. You get the outcome and our reasons, as far as other people’s rights allow.",
  },
  {
    when: "After that",
    title: "We put it right",
    text: "We correct what went wrong, and what let it happen. If you don’t agree with the outcome, you can ask for a review by someone who wasn’t involved.",
  },
];
