import type { EnquiryProblem } from "./send-enquiry-form.ts";

/** The fields of the contact form (spec site.md §3), in its order. */
export const contactFields = ["name", "email", "company", "subject", "message"] as const;
export type ContactValues = Record<(typeof contactFields)[number], string>;

/** What one of them holds that is wrong, the first in their order. */
export const firstWrong = (problem: EnquiryProblem) =>
  contactFields.find((name) => problem.fields?.[name]);

/** Spec site.md §8, contact form: for what is not the server's own words. */
const unexpected = "An unexpected error occurred.";

/** What the banner says; nothing where a field says it. */
export const bannerOf = (problem: EnquiryProblem | undefined): string | null =>
  !problem || firstWrong(problem) ? null : (problem.message ?? unexpected);
