import { z } from "zod";
import { defineEvent } from "../events/contract.ts";

/** Body of `POST /functions/create-checkout-session` (spec site.md §3 and §7). */
export const CheckoutRequest = z.object({
  priceId: z.string().trim().max(200),
  successUrl: z.string().trim().max(2000),
  cancelUrl: z.string().trim().max(2000),
  metadata: z.object({ serviceId: z.string().trim().max(100) }),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const CheckoutResponse = z.object({ url: z.url() });

/** Where an order stands; see states.ts for what may follow what. */
export const OrderStatus = z.enum(["open", "processing", "paid", "failed", "expired"]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** What `/success` may tell anyone who holds the session id: nothing about a person (design, open points). */
export const CheckoutView = z.object({
  sessionId: z.string(),
  serviceId: z.string(),
  service: z.string(),
  scopeId: z.string(),
  scope: z.string(),
  /** It was made by accepting a quote: `scope` names its positions, and no service has such a scope. */
  isQuote: z.boolean(),
  amountCents: z.int(),
  currency: z.string(),
  /** The promise in words, e.g. `within 3 days`. */
  deliveryText: z.string(),
  status: OrderStatus,
  mode: z.enum(["test", "live"]),
  /** ISO time; null until the payment settled. */
  paidAt: z.string().nullable(),
  /** The payment page, while it still takes a payment. */
  paymentUrl: z.string().nullable(),
  /** False when the provider could not be asked just now; the status is then the last one known. */
  fresh: z.boolean(),
});
export type CheckoutView = z.infer<typeof CheckoutView>;

/** A step of an order's timeline (spec site.md §2, "What happens next"). */
export type TimelineStep = {
  name: "placed" | "paid" | "kickoff" | "delivery" | "support";
  /** `failed` ends the line; `next` has not begun. */
  state: "done" | "now" | "next" | "failed";
  /** ISO time at which it happened. */
  at: string | null;
  /** ISO time until which it was promised. */
  dueAt: string | null;
};

/** An order in its owner's list; `after` of the next page is `cursor`. */
export type OrderListItem = {
  id: string;
  service: string;
  scope: string;
  amountCents: number;
  currency: string;
  status: OrderStatus;
  mode: "test" | "live";
  createdAt: string;
  paidAt: string | null;
};

/** An order as its owner and admins see it. */
export type OrderView = OrderListItem & {
  serviceId: string;
  scopeId: string;
  /** The quote that was accepted with it, for orders that were made so. */
  quoteId: string | null;
  credits: number;
  deliveryText: string;
  deliveryDays: number;
  customerEmail: string | null;
  sessionId: string | null;
  /** The payment page, while it still takes a payment. */
  paymentUrl: string | null;
  provider: "stripe" | "test-till";
  timeline: TimelineStep[];
};

/** An order's payment has settled; the subject is `order/{id}`. */
export const orderPaid = defineEvent(
  "order.paid",
  z.object({
    orderId: z.string(),
    /** The quote that it was made of; null where it is over a listed scope. */
    quoteId: z.string().nullable(),
    paidAt: z.coerce.date(),
  }),
);
export type OrderPaid = z.infer<typeof orderPaid.payload>;
