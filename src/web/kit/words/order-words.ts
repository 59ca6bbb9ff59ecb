import type { CheckoutView } from "#domain/orders/contract.ts";
import type { Tone } from "../tone.ts";

type Words = {
  /** Heading and page title. */
  title: string;
  text: string;
  /** The payment status in one or two words. */
  status: string;
  tone: Tone;
};

/** What the success page says in each state of an order (spec site.md §2; design's open points). */
export const orderWords = {
  paid: {
    title: "Payment Successful",
    text: "Thank you. We received your payment, and your order is placed.",
    status: "Paid",
    tone: "moss",
  },
  open: {
    title: "Payment not settled yet",
    text: "We haven’t received a payment for this order yet. If you have just paid, it appears here within seconds.",
    status: "Waiting for payment",
    tone: "amber",
  },
  processing: {
    title: "Payment on its way",
    text: "Your bank is processing the payment. That can take from a few seconds to several days; you don’t have to wait here.",
    status: "Being processed",
    tone: "amber",
  },
  failed: {
    title: "Payment failed",
    text: "Your bank declined the payment. Nothing was charged.",
    status: "Failed",
    tone: "brick",
  },
  expired: {
    title: "Payment page closed",
    text: "The payment page expired without a payment. Nothing was charged.",
    status: "Not paid, expired",
    tone: "brick",
  },
} as const satisfies Record<CheckoutView["status"], Words>;

/** Whether the status can still change by itself. */
export const isUnsettled = (status: CheckoutView["status"]): boolean =>
  status === "open" || status === "processing";
