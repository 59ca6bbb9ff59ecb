import { mailLayout } from "#domain/mail/index.ts";
import { formatUsd } from "#kit/money.ts";
import type { OrderRow } from "./tables.ts";

/** The confirmation of a paid order (spec site.md §2, success page: what happens next). */
export function orderPaidMail(
  order: OrderRow,
  to: string,
  { brandName, publicUrl }: { brandName: string; publicUrl: string },
) {
  const isTest = order.mode === "test";
  return {
    key: `order-paid/${order.id}`,
    to,
    subject: `${isTest ? "[Test] " : ""}Your order: ${order.title}`,
    ...mailLayout({
      brand: brandName,
      heading: "Thank you, your payment arrived",
      paragraphs: [
        ...(isTest
          ? ["This order was made in test mode: no money moved, and nothing will be delivered."]
          : []),
        "We contact you within 24 hours to kick off the work. Delivery follows the timeline below, and 30 days of support are included.",
      ],
      facts: [
        ["Service", order.title],
        ["Scope", order.scopeName],
        ["Amount", `${formatUsd(order.amountCents)} ${order.currency.toUpperCase()}`],
        [
          "Delivery",
          `within ${order.deliveryDays} ${order.deliveryDays === 1 ? "day" : "days"} of the kickoff`,
        ],
        ["Order", order.id],
      ],
      action: {
        label: "See your order",
        url: `${publicUrl}/success?session_id=${encodeURIComponent(order.sessionId ?? "")}`,
      },
      footer: "Reply to this mail if anything is not as you expected.",
    }),
  };
}
