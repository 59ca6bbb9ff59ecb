import { contact } from "./brand.ts";
import { refunds } from "./promises.ts";
import { priorities } from "./service-level.ts";
import type { TimedStep } from "./timed-step.ts";
import { counted } from "./words.ts";

const answeredWithin = priorities.find(({ name }) => name === "Low")?.response;

/** From the wish for a refund to the money; it is answered as any request of low priority. */
export const refundSteps: readonly TimedStep[] = [
  {
    when: "To begin",
    title: "You write to us",
    text: `Send a mail to ${contact.email.support} from the address of your order, and name the order. You find it in your confirmation and in the client portal.`,
  },
  {
    when: answeredWithin,
    title: "We answer",
    text: "A person confirms your request, says how much you get back, and stops the work on it.",
  },
  {
    when: counted(refunds.sentBusinessDays, "business day"),
    title: "The money is on its way",
    text: "Counted from your mail. It goes to the card that you paid with, in the currency that you paid in, and you get a mail that says so. Your bank then takes some days to show it.",
  },
];
