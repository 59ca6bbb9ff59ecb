/** What orders need from a payment provider. Implemented in providers/payments; both pass one contract test. */
export interface Payments {
  readonly name: "stripe" | "test-till";
  readonly mode: "test" | "live";

  /**
   * Opens a hosted payment page. The same `idempotencyKey` with the same input answers the same session.
   * @throws PaymentsUnavailable when the provider can't be reached, is too slow, or fails (5xx, 429)
   * @throws PaymentsRefused when it says no for good (4xx)
   */
  createSession(input: NewPaymentSession): Promise<PaymentSession>;

  /** Asks the provider how a session stands now; null where it knows none. Same errors as createSession. */
  readSession(sessionId: string): Promise<PaymentSession | null>;

  /**
   * Deletes what is kept here, on the provider's behalf, of who paid for these orders or gave this address;
   * safe to repeat. What a vendor keeps on machines of its own is the vendor's to delete.
   */
  forgetCustomer(person: { orderIds: string[]; email: string | null }): Promise<void>;

  /**
   * Checks the signature over the raw body (Stripe scheme `t=…,v1=…`, tolerance 300 s) and reads the event.
   * @throws PaymentEventRefused on a missing, forged, altered or stale signature, or a body that is no event
   */
  readEvent(rawBody: string, signatureHeader: string | undefined, now: Date): Promise<PaymentEvent>;
}

export type NewPaymentSession = {
  orderId: string;
  serviceId: string;
  title: string;
  description: string;
  amountCents: number;
  /** Lower case ISO 4217, e.g. `usd`. */
  currency: string;
  /** Stripe's price id when the catalogue was synced; otherwise the price is sent inline. */
  syncedPriceId: string | null;
  /** May contain `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
};

export type PaymentSession = {
  id: string;
  /** The hosted page; null once the session is complete or expired. */
  url: string | null;
  status: "open" | "complete" | "expired";
  paymentStatus: "paid" | "unpaid" | "no_payment_required";
  orderId: string | null;
  amountCents: number;
  currency: string;
  customerEmail: string | null;
  /** Text of the provider's last decline, if any: only for our own records. */
  failure: string | null;
};

export type PaymentEvent = {
  id: string;
  type: string;
  createdAt: Date;
  mode: "test" | "live";
  /** Set where the event's object is a checkout session. */
  sessionId: string | null;
  /** The session's `client_reference_id`, where there is one. */
  orderId: string | null;
};

export class PaymentsUnavailable extends Error {
  override name = "PaymentsUnavailable";
}
export class PaymentsRefused extends Error {
  override name = "PaymentsRefused";
}
export class PaymentEventRefused extends Error {
  override name = "PaymentEventRefused";
}

/** A card as typed at the test till; never stored. */
export type TillCard = { number: string; expiry: string; cvc: string; email: string };

export type TillSession = {
  id: string;
  title: string;
  description: string;
  amountCents: number;
  currency: string;
  status: "open" | "complete" | "expired";
  paymentStatus: "paid" | "unpaid";
  /** True while the till waits for the person to confirm (card 4000 0025 0000 3155). */
  needsConfirmation: boolean;
  successUrl: string;
  cancelUrl: string;
};

export type TillAnswer =
  | { kind: "paid"; redirectTo: string }
  | { kind: "confirm" }
  | { kind: "declined"; message: string }
  | { kind: "invalid"; fields: Partial<Record<keyof TillCard, string>> }
  | { kind: "closed"; status: "complete" | "expired"; redirectTo: string };

/** The built-in test till's hosted page, as the web layer drives it. Absent when a live provider is configured. */
export interface TestTill {
  readSession(sessionId: string): Promise<TillSession | null>;
  pay(sessionId: string, card: TillCard): Promise<TillAnswer>;
  /** Answer to the confirmation step: `approve` pays, otherwise the card counts as declined. */
  confirm(sessionId: string, approve: boolean): Promise<TillAnswer>;
}
