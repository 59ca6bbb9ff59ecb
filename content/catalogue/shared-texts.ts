import type { PaymentModel } from "#domain/catalogue/contract.ts";
import { guarantees, replies } from "../promises.ts";

/** In every option's list of what it includes (spec site.md §1: 30-day support on all services). */
export const supportIncluded = `${guarantees.supportDays} days of support after delivery`;

/** Paying the option's price once, when ordering: the model behind each Buy Now button. */
export const fixedPrice: PaymentModel = {
  type: "fixed",
  name: "Fixed price",
  description: "You pay the price of the option you choose, once, when you order.",
  details: [
    "The extent and the price are agreed before you pay, and neither grows by itself",
    `We contact you within ${replies.kickoffContactHours} hours to begin`,
    "Anything larger is quoted first, at a fixed price too",
  ],
};

/** For work large enough to be paid in parts; the shares are the quote's, not the catalogue's. */
export const milestonesByQuote: PaymentModel = {
  type: "milestone",
  name: "In parts, by quote",
  description: "You pay each part of the work when you have seen and accepted it.",
  details: [
    "Ask for a quote instead of buying here: an option bought here is paid in full today",
    "The parts, their prices and their dates stand in the quote you accept",
  ],
};
