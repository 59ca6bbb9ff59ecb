import { useEffect, useRef } from "react";
import type { QuoteView } from "#domain/quotes/contract.ts";
import { deliveryOf, lineCents } from "#domain/quotes/rules.ts";
import { longDate } from "#kit/date-words.ts";
import { formatUsd } from "#kit/money.ts";
import { dueText, mailText, totalText, writtenBy } from "../../kit/words/quote-words.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { QuoteDemands } from "./quote-demands.tsx";

/** What a request came to, as a heading (spec site.md §2, Quote modal). */
export const answerTitle = ({ status }: QuoteView): string =>
  isThere(status) ? "Your AI Quote" : "We have your request.";

const isThere = (status: QuoteView["status"]) => status !== "pending";

/**
 * What came of a request (spec site.md §2 and §4): the quote in short, and the way to its page. In a dialog
 * `onClose` closes it; the dialog's own title is the heading there (`answerTitle`).
 */
export function QuoteAnswer({
  quote,
  path,
  onClose,
}: {
  quote: QuoteView;
  path: string;
  onClose?: (() => void) | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="thanks">
      {onClose ? null : (
        <h2 className="thanks__title" ref={heading} tabIndex={-1}>
          {answerTitle(quote)}
        </h2>
      )}
      {isThere(quote.status) ? <Offer quote={quote} /> : <p>{dueText(quote)}</p>}
      <div className="quote__actions">
        {onClose ? (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
        <ButtonLink href={path}>
          {quote.status === "ready" ? "Open and accept it" : "Open its page"}
        </ButtonLink>
      </div>
    </div>
  );
}

function Offer({ quote }: { quote: QuoteView }) {
  return (
    <>
      {quote.summary ? <p>{quote.summary}</p> : null}
      <ul className="answer__positions">
        {quote.positions.map((position) => {
          const cents = lineCents(position);
          return (
            <li key={position.id}>
              <span>
                {position.quantity > 1 ? `${position.quantity} × ` : null}
                {position.title}
              </span>
              <span className="figures">
                {cents === null ? "awaiting a price" : formatUsd(cents)}
              </span>
            </li>
          );
        })}
        <li className="answer__total">
          <span>{quote.totalCents === null ? "So far" : "Total, in US dollars"}</span>
          <span className="figures">{totalText(quote)}</span>
        </li>
      </ul>
      {quote.demands.some(({ is }) => is !== "covered") ? (
        <QuoteDemands demands={quote.demands} />
      ) : null}
      {quote.status === "pricing" ? <p>{dueText(quote)}</p> : null}
      <p className="answer__note">
        {quote.number}
        {quote.days === null ? null : `, delivered ${deliveryOf(quote.positions)} of the kickoff`}
        {quote.validUntil ? `, valid until ${longDate(quote.validUntil)}` : null}.{" "}
        {quote.status === "ready" ? mailText(quote) : null}
        {writtenBy(quote)}
      </p>
    </>
  );
}
