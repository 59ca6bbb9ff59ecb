import { contact } from "#content/brand.ts";
import { guarantees, replies } from "#content/promises.ts";
import type { OrderView, TimelineStep } from "#domain/orders/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { capital } from "../../kit/words/offer-words.ts";
import { orderWords } from "../../kit/words/order-words.ts";

/** What the words depend on. */
export type TimelineFacts = Pick<
  OrderView,
  "scope" | "status" | "mode" | "amountCents" | "deliveryText"
>;
export type StepWords = {
  title: string;
  text: string;
  /** Stands before the promised time; null where no date may be named. */
  due: string | null;
};

type Words = (order: TimelineFacts, step: TimelineStep, isLate: boolean) => StepWords;

const words: Record<TimelineStep["name"], Words> = {
  placed: ({ scope, amountCents }) => ({
    title: "Order placed",
    text: `${scope}, for ${formatUsd(amountCents)}.`,
    due: null,
  }),
  paid: (order, { state }) => ({ ...paymentWords(order, state), due: null }),
  kickoff: (_order, _step, isLate) => ({
    title: "Kickoff contact",
    text: isLate
      ? `One of our team should have written to you by now. If not, write to ${contact.email.support}.`
      : `One of our team will write to you within ${replies.kickoffContactHours} hours of your payment to agree on a start date.`,
    due: "Until",
  }),
  delivery: (order) => ({
    title: "Delivery",
    text: `${capital(order.deliveryText)}${hasDate(order) ? ", counted from the kickoff" : ""}.`,
    due: hasDate(order) ? "Expected by" : null,
  }),
  support: (order) => ({
    title: "Support",
    text: `${guarantees.supportDays} days of support after delivery.`,
    due: hasDate(order) ? "Expected until" : null,
  }),
};

/**
 * What a step of an order's timeline says (spec site.md §2, "What happens next").
 * @param isLate the promised time has passed
 */
export const stepWords = (step: TimelineStep, order: TimelineFacts, isLate: boolean): StepWords =>
  words[step.name](order, step, isLate);

function paymentWords({ status, mode, amountCents }: TimelineFacts, state: TimelineStep["state"]) {
  if (state !== "done") return { title: orderWords[status].title, text: orderWords[status].text };
  const amount = formatUsd(amountCents);
  return mode === "test"
    ? {
        title: "Paid, in test mode",
        text: `A test payment of ${amount}. No money moved, and nothing will be delivered.`,
      }
    : { title: "Paid", text: `${amount} received.` };
}

/** Only `within 3 days` counts from one start; `each request within 5 days` has no one date. */
const hasDate = ({ deliveryText }: TimelineFacts) => deliveryText.startsWith("within ");
