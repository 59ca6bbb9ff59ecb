import { brand } from "#content/brand.ts";
import { quotes, replies } from "#content/promises.ts";
import type { Step } from "./next-steps.tsx";

/** What follows a quote request. */
export const quoteSteps: Step[] = [
  {
    title: "You send it",
    text: `It is stored at once. An email address is only needed if you want the link mailed, which we do for ${replies.mailsPerAddressPerDay} requests a day.`,
  },
  {
    title: `${brand.consultant} writes the quote`,
    text: `She chooses the positions, code computes the amounts. It takes a moment; where it can't be done at once, or a person has to price something, you have it within ${replies.quoteHours} hours.`,
  },
  {
    title: "You decide",
    text: `The quote has a page of its own, to read, to print and to pass on. It is valid for ${quotes.validDays} days and costs nothing until you accept it.`,
  },
];
