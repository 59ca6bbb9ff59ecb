import { guarantees, replies } from "#content/promises.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import { formatUsd } from "#kit/money.ts";
import { hourMs } from "#kit/time.ts";
import type { OrderDeps } from "./deps.ts";
import type { OrderRow } from "./tables.ts";

const testTag = (order: OrderRow) => (order.mode === "test" ? "[Test] " : "");

/** What an order is, the same to the buyer and to the provider: either can quote the other. */
const factsOf = (order: OrderRow): [string, string][] => [
  [order.quoteId ? "Ordered" : "Service", order.title],
  [order.quoteId ? "Positions" : "Scope", order.scopeName],
  ["Amount", `${formatUsd(order.amountCents)} ${order.currency.toUpperCase()}`],
  [
    "Delivery",
    order.deliveryText.startsWith("within ")
      ? `${order.deliveryText} of the kickoff`
      : order.deliveryText,
  ],
  ["Paid", order.paidAt ? longTime(order.paidAt) : "not yet"],
  ["Order", order.id],
  ["Session ID", order.sessionId ?? ""],
];

/** The buyer's confirmation of a paid order (spec site.md §2, success page: what happens next). */
export function orderPaidMail(
  order: OrderRow,
  to: string,
  { brandName, publicUrl }: Pick<OrderDeps, "brandName" | "publicUrl">,
): NewMail {
  const isTest = order.mode === "test";
  const contactHours = replies.kickoffContactHours;
  return {
    key: `order-paid/${order.id}`,
    to,
    subject: `${testTag(order)}Your order: ${order.title}`,
    ...mailLayout({
      brand: brandName,
      heading: isTest ? "Your test payment went through" : "Thank you, we’ve received your payment",
      paragraphs: isTest
        ? [
            "This order was placed in test mode: no money moved, and nothing will be delivered.",
            `After a real payment, we’d contact you within ${contactHours} hours to agree on a start date.`,
          ]
        : [
            `We’ll contact you within ${contactHours} hours to agree on a start date. Delivery follows as shown below, with ${guarantees.supportDays} days of support afterwards.`,
          ],
      facts: factsOf(order),
      action: {
        label: "See your order",
        url: `${publicUrl}/success?session_id=${encodeURIComponent(order.sessionId ?? "")}`,
      },
      footer: "Reply to this email if anything isn’t as you expected.",
    }),
  };
}

/** Tells the provider of a sale, and until when the buyer expects to hear from somebody. */
export function orderReceivedMail(
  order: OrderRow,
  { brandName, providerEmail }: Pick<OrderDeps, "brandName" | "providerEmail">,
): NewMail {
  const due = new Date(
    (order.paidAt ?? order.createdAt).getTime() + replies.kickoffContactHours * hourMs,
  );
  return {
    key: `order-received/${order.id}`,
    to: providerEmail,
    ...(order.customerEmail ? { replyTo: order.customerEmail } : {}),
    subject: `${testTag(order)}New order: ${order.title}, ${formatUsd(order.amountCents)}`,
    ...mailLayout({
      brand: brandName,
      heading: order.mode === "test" ? "A test order was paid" : "An order was paid",
      paragraphs:
        order.mode === "test"
          ? ["This order was placed in test mode: no money moved, and there is nothing to deliver."]
          : [`We promised the buyer that you’d contact them by ${longTime(due)}.`],
      facts: [...factsOf(order), ["Buyer", order.customerEmail ?? "no address given"]],
      footer: order.customerEmail
        ? "Replies to this email go to the buyer."
        : "The payment provider didn’t send us the buyer’s address. Look it up there.",
    }),
  };
}
