import { contact } from "./brand.ts";
import { refunds } from "./promises.ts";
import { priorities } from "./service-level.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

const answeredWithin = priorities.find(({ name }) => name === "Low")?.response;

/** From the request for a refund to the money; it is answered like any request of low priority. */
export const refundSteps: readonly TimedStep[] = [
  {
    when: "To begin",
    title: "You write to us",
    text: `Email ${contact.email.support} from the address that you ordered with, and name the order. You can find its number in your confirmation and in the client portal.`,
  },
  {
    when: answeredWithin,
    title: "We answer",
    text: "One of our team confirms your request, tells you how much you get back, and stops work on the order.",
  },
  {
    when: counted(refunds.sentBusinessDays, "business day"),
    title: "We send the money",
    text: "Counted from your email. It goes to the card that you paid with, in the currency that you paid in, and we email you when it is sent. Your bank may take a few more days to show it.",
  },
];
