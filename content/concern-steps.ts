import { ethics } from "./promises.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

/** What follows a report, of a concern about AI (spec studio.md §9) or of other misuse alike. */
export const concernSteps: readonly TimedStep[] = [
  {
    when: counted(ethics.acknowledgementHours, "hour"),
    title: "We acknowledge it",
    text: "A person has read your report, tells you who looks into it, and asks what is missing. What may do harm meanwhile is switched off first.",
  },
  {
    when: counted(ethics.investigationDays, "day"),
    title: "We investigate",
    text: "We look at what happened and why, hear those concerned, and decide. You get the outcome and our reasons, as far as other people's rights let us tell you.",
  },
  {
    when: "After that",
    title: "We mend it",
    text: "We correct what was wrong, and what let it happen. If you don't agree with the outcome, ask for somebody to look at it who wasn't part of it.",
  },
];
