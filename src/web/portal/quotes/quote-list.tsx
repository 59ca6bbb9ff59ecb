import { contact } from "#content/brand.ts";
import type { QuoteListItem } from "#domain/quotes/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { quoteStates } from "../../kit/words/quote-words.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock, Receipt } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { EnquiryText } from "../requests/enquiry-text.tsx";

const icons = { accent: Receipt, moss: CircleCheck, amber: Clock, brick: CircleAlert };

/** A person's quotes: where each stands, its total, and the way to its page. */
export function QuoteList({ items }: { items: QuoteListItem[] }) {
  return (
    <ul className="enquiries">
      {items.map((one) => (
        <Quote key={one.id} quote={one} />
      ))}
    </ul>
  );
}

function Quote({ quote }: { quote: QuoteListItem }) {
  const { state, tone } = quoteStates[quote.status];
  const Icon = icons[tone];
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h2 className="enquiry__title">
          <a href={paths.quotePage(quote.token)}>Quote {quote.number}</a>
          {quote.totalCents === null ? null : (
            <span className="figures">, {formatUsd(quote.totalCents)}</span>
          )}
        </h2>
        <Badge tone={tone} icon={<Icon size={16} />}>
          {state}
        </Badge>
      </div>
      <p className="enquiry__times">
        <span>
          Requested <Moment at={quote.createdAt} />
        </span>
        <Until quote={quote} />
      </p>
      <EnquiryText text={quote.wish} />
      {quote.isLate ? (
        <p className="enquiry__late">
          We’re late. Write to{" "}
          <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.
        </p>
      ) : null}
    </li>
  );
}

function Until({ quote: { status, dueAt, validUntil, isLate } }: { quote: QuoteListItem }) {
  if (status === "pending" || status === "pricing")
    return (
      <span>
        {isLate ? "Was promised by " : "Promised by "}
        <Moment at={dueAt} />
      </span>
    );
  if (status === "ready" && validUntil)
    return (
      <span>
        Valid until <Moment at={validUntil} />
      </span>
    );
  return null;
}
