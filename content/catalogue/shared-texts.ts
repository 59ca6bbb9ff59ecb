import type { PaymentModel } from "#domain/catalogue/contract.ts";
import { notYet } from "../not-yet.ts";
import { guarantees, replies } from "../promises.ts";

/** In every option's list of what it includes (spec site.md §1: 30-day support on all services). */
export const supportIncluded = `${guarantees.supportDays} days of support after delivery`;

/** Said wherever a payment by milestone is named. */
export const milestonesNotOnline = [notYet.milestones.title, notYet.milestones.text];

/** Paying the option's price once, when ordering: the model behind each Buy Now button. */
export const fixedPrice: PaymentModel = {
  type: "fixed",
  name: "Fixed price",
  description: "You pay the price of the option you choose, once, when you order.",
  details: [
    "The scope and the price are agreed before you pay, and don’t grow afterwards",
    `We contact you within ${replies.kickoffContactHours} hours to begin`,
    "Anything larger is quoted first, at a fixed price too",
  ],
};

/** For work large enough to be paid in parts. Agreed by hand: the checkout and a quote take one payment. */
export const milestonesByQuote: PaymentModel = {
  type: "milestone",
  name: "Milestones, by quote",
  description:
    "For large projects, you can agree with us to pay for each part of the work separately.",
  details: milestonesNotOnline,
};
