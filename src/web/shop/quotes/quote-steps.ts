import { brand } from "#content/brand.ts";
import { quotes, replies } from "#content/promises.ts";
import type { Step } from "../../ui/Steps.tsx";

/** What follows a quote request. */
export const quoteSteps: Step[] = [
  {
    title: "You send it",
    text: `We store it right away. You only need to give an email address if you want the link by email, which we do for ${replies.mailsPerAddressPerDay} requests a day.`,
  },
  {
    title: `${brand.consultant} writes the quote`,
    text: `She chooses the positions, and code computes the amounts. It usually takes a moment. If a person has to price something, you get it within ${replies.quoteHours} hours.`,
  },
  {
    title: "You decide",
    text: `The quote has its own page that you can read, print and share. It is valid for ${quotes.validDays} days and costs nothing until you accept it.`,
  },
];
