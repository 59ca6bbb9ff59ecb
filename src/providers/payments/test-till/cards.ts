import { z } from "zod";
import type { TillCard } from "#domain/orders/ports.ts";

/** What the till says when it declines; the words are Stripe's. https://docs.stripe.com/declines/codes */
export const declineMessages = {
  card_declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card’s security code is incorrect.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  authentication_failed:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  debit_returned: "The bank returned the debit: insufficient funds.",
} as const;
export type Outcome = "pays" | keyof typeof declineMessages;

/** `at once`, after the person has confirmed, or once the bank has answered (a debit from an account). */
type When = "at once" | "once confirmed" | "later";
type TestCard = { when: When; outcome: Outcome; kind: "card" | "bank account" };

const card = (outcome: Outcome, when: When = "at once"): TestCard => ({
  when,
  outcome,
  kind: "card",
});
const account = (outcome: Outcome): TestCard => ({ when: "later", outcome, kind: "bank account" });

/**
 * Every number that the till takes, with the outcome that Stripe documents for it
 * (https://docs.stripe.com/testing; accounts: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment).
 * A bank account number goes where the card number goes; it needs no expiry and no code.
 */
export const testCards: Readonly<Record<string, TestCard>> = {
  "4242424242424242": card("pays"), // Visa
  "4000056655665556": card("pays"), // Visa, debit
  "5555555555554444": card("pays"), // Mastercard
  "378282246310005": card("pays"), // American Express
  "6011111111111117": card("pays"), // Discover
  "4000000000000002": card("card_declined"),
  "4000000000009995": card("insufficient_funds"),
  "4000000000000069": card("expired_card"),
  "4000000000000127": card("incorrect_cvc"),
  "4000000000000119": card("processing_error"),
  "4000002500003155": card("pays", "once confirmed"),
  "4000002760003184": card("pays", "once confirmed"),
  "4000008260003178": card("insufficient_funds", "once confirmed"),
  "000123456789": account("pays"),
  "000222222227": account("debit_returned"),
};

export type CardFields = Partial<Record<keyof TillCard, string>>;
type ReadCard = { ok: true; card: TestCard; email: string } | { ok: false; fields: CardFields };

const Email = z.email().max(254);

/** What was typed → what will happen, or what is wrong with which field. `now` decides about the expiry. */
export function readCard(typed: TillCard, now: Date): ReadCard {
  const number = typed.number.replace(/[\s-]/g, "");
  const known = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
  const email = typed.email.trim();
  const fields: CardFields = {};
  if (number === "") fields.number = "Enter a card number, such as 4242 4242 4242 4242.";
  else if (!known)
    fields.number =
      "This till only takes test cards. Use 4242 4242 4242 4242, and never a real card.";
  if (known?.kind !== "bank account") {
    const wrongExpiry = expiryProblem(typed.expiry, now);
    if (wrongExpiry) fields.expiry = wrongExpiry;
    if (!/^\d{3,4}$/.test(typed.cvc.trim()))
      fields.cvc = "Enter the security code: three or four digits.";
  }
  if (!Email.safeParse(email).success)
    fields.email = "Enter an email address, such as ada@example.com.";
  return known && Object.keys(fields).length === 0
    ? { ok: true, card: known, email }
    : { ok: false, fields };
}

/** A card is good until the end of its month, in UTC. */
function expiryProblem(typed: string, now: Date): string | null {
  const match = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/.exec(typed.trim());
  if (!match) return "Enter the expiry as MM / YY.";
  const firstDayAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return firstDayAfter <= now.getTime() ? "This date is in the past." : null;
}
