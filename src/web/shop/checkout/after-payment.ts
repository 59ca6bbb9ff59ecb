import { guarantees, replies } from "#content/promises.ts";
import { capital } from "../../kit/words/offer-words.ts";
import type { Step } from "../../ui/Steps.tsx";

/**
 * What follows a payment (spec site.md §2, success page), from the figures that we promise elsewhere, too.
 * Without `deliveryText` (the promise in words; nothing is chosen yet) the delivery step names no figure.
 * `isMailKept`: no mail leaves this site.
 */
export const afterPayment = (deliveryText: string | undefined, isMailKept: boolean): Step[] => [
  {
    title: "Confirmation email",
    text: isMailKept
      ? "No mail service is connected here yet, so our team passes it on to you by hand."
      : `${capital(replies.confirmationMail)}, to the email address given with the payment.`,
  },
  {
    title: "Kickoff contact",
    text: `Within ${replies.kickoffContactHours} hours, one of our team will write to you to agree on a start date.`,
  },
  {
    title: "Delivery",
    text: `Per timeline: ${timeline(deliveryText)}, with ${guarantees.supportDays} days of support after it.`,
  },
];

/** Only days from one start count from the kickoff; `each request within 5 days` counts by itself. */
const timeline = (deliveryText = "within the time stated for what you buy"): string =>
  deliveryText.startsWith("within ") ? `${deliveryText}, counted from the kickoff` : deliveryText;
