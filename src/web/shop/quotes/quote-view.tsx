import type { ReactNode } from "react";
import { brand, contact } from "#content/brand.ts";
import type { QuoteView as Quote } from "#domain/quotes/contract.ts";
import { deliveryOf } from "#domain/quotes/rules.ts";
import { longDate, longTime } from "#kit/date-words.ts";
import { dueText, quoteStates, writtenBy } from "../../kit/words/quote-words.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight, CircleAlert, CircleCheck, Clock, Receipt } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Price } from "../../ui/Price.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { afterPayment } from "../checkout/after-payment.ts";
import { PaymentNote } from "../checkout/payment-note.tsx";
import { QuoteDemands } from "./quote-demands.tsx";
import { QuotePositions } from "./quote-positions.tsx";
import { QuoteWish } from "./quote-wish.tsx";

export type QuoteViewProps = {
  quote: Quote;
  testMode: boolean;
  /** No mail leaves this site. */
  isMailKept: boolean;
  /** Why it could not be accepted just now. */
  problem?: string | undefined;
  /** Writing it at once has failed. */
  hasFailed?: boolean | undefined;
  /** The last look didn't get through. */
  isOffline?: boolean | undefined;
};

const icons = { accent: Receipt, moss: CircleCheck, amber: Clock, brick: CircleAlert };
const support = <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>;

/** A quote as its page shows it, on paper as an offer: nothing about a person but what they wrote themselves. */
export function QuoteView(props: QuoteViewProps) {
  const { quote, problem } = props;
  const { state, tone } = quoteStates[quote.status];
  const Icon = icons[tone];
  return (
    <div className="band offer">
      <p className="offer__letterhead">
        <strong>{brand.legalName}</strong>
        <span>{contact.email.support}</span>
      </p>
      <div className="offer__head" role="status">
        <h1 className="offer__title">
          Quote <span className="figures">{quote.number}</span>
        </h1>
        <p className="offer__state">
          <Badge tone={tone} icon={<Icon size={16} />}>
            {state}
          </Badge>
          <span>
            {quote.about ? `About ${quote.about}, asked for on ` : "Asked for on "}
            <time dateTime={quote.createdAt}>{longDate(quote.createdAt)}</time>
          </span>
          {quote.validUntil && quote.status !== "accepted" ? (
            <span>
              {quote.status === "expired" ? "Was valid until " : "Valid until "}
              <time dateTime={quote.validUntil}>{longTime(quote.validUntil)}</time>
            </span>
          ) : null}
        </p>
        {quote.summary ? <p className="section__lede offer__summary">{quote.summary}</p> : null}
      </div>
      {problem ? (
        <Notice tone="brick" live title={problem}>
          <p>Nothing was charged. If it happens again, write to {support}.</p>
        </Notice>
      ) : null}
      {quote.status === "pending" ? <Pending {...props} /> : <Written {...props} />}
    </div>
  );
}

function Pending({ quote, hasFailed, isOffline }: QuoteViewProps) {
  return (
    <div className="offer__pending">
      {hasFailed ? (
        <Notice tone="amber" title="Failed to get AI quote.">
          <p>Your request is saved, and {brand.consultant} tries again automatically.</p>
        </Notice>
      ) : (
        <ThreadLoading label={`${brand.consultant} is choosing from our catalogue.`} />
      )}
      {isOffline ? (
        <Notice tone="amber" live title="Our server isn’t responding.">
          <p>Nothing is lost. This page keeps trying.</p>
        </Notice>
      ) : null}
      <p>{dueText(quote)}</p>
      <p className="needs-js">This page updates automatically.</p>
      <QuoteWish quote={quote} />
      <p className="offer__links">
        <ButtonLink variant="quiet" href={paths.quotePage(quote.token)}>
          Check again
        </ButtonLink>
      </p>
    </div>
  );
}

function Written({ quote, testMode, isMailKept }: QuoteViewProps) {
  return (
    <div className="offer__columns">
      <div className="offer__positions">
        <QuotePositions quote={quote} />
      </div>
      <aside className="offer__side" aria-label="Total and next steps">
        <Total quote={quote} />
        <Way quote={quote} testMode={testMode} isMailKept={isMailKept} />
      </aside>
      <div className="offer__more">
        {quote.demands.length > 0 ? (
          <section>
            <h2 className="offer__subtitle">What you named</h2>
            <QuoteDemands demands={quote.demands} />
          </section>
        ) : null}
        {quote.assumptions.length > 0 ? (
          <section>
            <h2 className="offer__subtitle">Assumptions</h2>
            <ul className="offer__list">
              {quote.assumptions.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <QuoteWish quote={quote} />
        <p className="offer__writer">{writtenBy(quote)}</p>
      </div>
    </div>
  );
}

function Total({ quote }: { quote: Quote }) {
  const { totalCents, range, days } = quote;
  return (
    <div className="offer__total">
      {totalCents === null ? (
        <>
          {range.minCents > 0 ? <Price cents={range.minCents} before="from" size="large" /> : null}
          <p>A person prices the remaining positions; then you get one firm total.</p>
        </>
      ) : (
        <>
          <Price cents={totalCents} size="large" />
          <p>
            One firm total, in US dollars, paid in full when you accept. Nothing is added later.
          </p>
        </>
      )}
      {days === null ? null : (
        <p className="offer__days">
          Delivery {deliveryOf(quote.positions)}
          {quote.positions.length > 1 ? ", one position after the other" : null}
        </p>
      )}
    </div>
  );
}

/** What can be done now, by where the quote stands. */
function Way({
  quote,
  testMode,
  isMailKept,
}: Pick<QuoteViewProps, "quote" | "testMode" | "isMailKept">): ReactNode {
  if (quote.status === "ready")
    return (
      <>
        <form className="offer__accept" method="post" action={paths.quotePage(quote.token)}>
          <Button type="submit" size="large" wide>
            Accept and pay
          </Button>
          <PaymentNote testMode={testMode} />
        </form>
        <section className="offer__next">
          <h2 className="offer__subtitle">What happens next</h2>
          <Steps steps={afterPayment(deliveryOf(quote.positions), isMailKept)} />
        </section>
        <Ask />
      </>
    );
  if (quote.status === "accepted")
    return (
      <>
        <Notice tone="moss" title="Accepted and paid">
          <p>
            {quote.acceptedAt ? `On ${longTime(quote.acceptedAt)}. ` : null}
            {testMode
              ? "This was a test payment: no money moved, and nothing will be delivered."
              : "We’ll write to you to agree on a start date."}
          </p>
        </Notice>
        <Ask />
      </>
    );
  if (quote.status === "pricing")
    return (
      <>
        <p>{dueText(quote)}</p>
        <Ask />
      </>
    );
  return (
    <>
      <Notice
        tone="amber"
        title={
          quote.status === "expired" ? "This quote has expired" : "We have withdrawn this quote"
        }
      >
        <p>It can no longer be accepted. Ask again to get a new one at today’s prices.</p>
      </Notice>
      <p className="offer__links">
        <ButtonLink href={paths.quote({ wish: quote.wish.slice(0, 500) })}>Ask again</ButtonLink>
      </p>
      <Ask />
    </>
  );
}

const Ask = () => (
  <p className="offer__ask">
    <ButtonLink variant="plain" href={paths.contact()} iconAfter={<ArrowRight />}>
      Ask something first
    </ButtonLink>
  </p>
);
