import { replies } from "#content/promises.ts";
import type { Step } from "./next-steps.tsx";
import { capital } from "./offer-words.ts";

/** What follows a quote request, after its first step: the same before and after it is sent. */
const afterStoring: Step[] = [
  { title: "A person reads it", text: "No AI answers quote requests yet." },
  {
    title: "Reply",
    text: `Within ${replies.quoteHours} hours you get an email with what we would build, the price and the time.`,
  },
];

/** Before the request is sent. */
export const quoteSteps: Step[] = [
  {
    title: "You send it",
    text: `It is stored at once. ${capital(replies.confirmationMail)} a confirmation goes to the email address you give.`,
  },
  ...afterStoring,
];

/** After it was stored with an `email` address. */
export const storedSteps = (email: string): Step[] => [
  {
    title: "Stored",
    text: `A confirmation goes to ${email} ${replies.confirmationMail}.`,
    isDone: true,
  },
  ...afterStoring,
];
