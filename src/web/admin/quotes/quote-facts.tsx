import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { replies } from "#content/promises.ts";
import type { AdminQuoteView } from "#domain/quotes/contract.ts";
import { deliveryOf } from "#domain/quotes/rules.ts";
import { detailWords } from "../../kit/words/payment-words.ts";
import { paths } from "../../paths.ts";
import { When } from "../when.tsx";
import { QuoteMark } from "./quote-mark.tsx";

const timeOf = (iso: string | null) => (iso ? <When iso={iso} /> : null);

/** Where it is mailed to, or why not. */
function emailOf({ email, hasEmail }: AdminQuoteView): string {
  if (!email) return "None given; the reply is on the quote’s page";
  return hasEmail
    ? email
    : `${email}, not emailed: more than ${replies.mailsPerAddressPerDay} requests from this address in a day`;
}

/** What is known of a quote beside its positions; what isn't there is left out. */
export function QuoteFacts({
  quote,
  account,
}: {
  quote: AdminQuoteView;
  /** Whose account it belongs to, by name. */
  account: string | null;
}) {
  const facts: [string, ReactNode][] = [
    ["Status", <QuoteMark key="status" quote={quote} />],
    ["Name", quote.name],
    ["Company", quote.company],
    ["Email", emailOf(quote)],
    ["Phone", quote.phone],
    ...detailWords(quote.details),
    [
      "Account",
      quote.userId ? (
        <Link key="account" to={paths.adminUser(quote.userId)}>
          {account ?? "The person’s page"}
        </Link>
      ) : null,
    ],
    ["Requested", timeOf(quote.createdAt)],
    ["Promised by", timeOf(quote.dueAt)],
    ["Ready since", timeOf(quote.readyAt)],
    ["Valid until", timeOf(quote.validUntil)],
    ["Accepted", timeOf(quote.acceptedAt)],
    ["Delivery", quote.days === null ? null : deliveryOf(quote.positions)],
    [
      "Chosen by",
      quote.positions.length === 0
        ? null
        : quote.isDemo
          ? "Rules (demo mode)"
          : (quote.model ?? "A person"),
    ],
    [
      "Enquiry",
      quote.enquiryId ? (
        <Link key="enquiry" to={paths.adminEnquiry(quote.enquiryId)}>
          The original request
        </Link>
      ) : null,
    ],
    ["Order", quote.orderId ? <code key="order">{quote.orderId}</code> : null],
    [
      "Quote page",
      <a key="page" href={paths.quotePage(quote.token)}>
        View as the customer
      </a>,
    ],
  ];
  return (
    <dl className="record">
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
