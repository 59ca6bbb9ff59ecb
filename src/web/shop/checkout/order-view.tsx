import { brand, contact } from "#content/brand.ts";
import type { CheckoutView } from "#domain/orders/contract.ts";
import { longTime, shortTime } from "#kit/date-words.ts";
import { formatUsd } from "#kit/money.ts";
import { isUnsettled, orderWords } from "../../kit/words/order-words.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight, CircleAlert, CircleCheck, Clock, Refresh } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Steps } from "../../ui/Steps.tsx";
import { afterPayment } from "./after-payment.ts";

const support = <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>;
const icons = { moss: CircleCheck, amber: Clock, brick: CircleAlert };

type Props = {
  order: CheckoutView;
  /** The page of the quote that it was made of, for whoever may know it. */
  quotePage: string | null;
  isMailKept: boolean;
  /** The last look didn't get through. */
  isOffline?: boolean;
};

/** An order as the success page shows it: nothing about a person. */
export function OrderView({ order, quotePage, isMailKept, isOffline }: Props) {
  const { title, text, status, tone } = orderWords[order.status];
  const isPaid = order.status === "paid";
  const isWaiting = isUnsettled(order.status);
  const Icon = icons[tone];
  return (
    <div className="band receipt">
      <div className="receipt__head" role="status">
        <h1 className="receipt__title">{title}</h1>
        <p className="section__lede">{text}</p>
        {isWaiting ? <Waiting /> : null}
      </div>
      <div className="receipt__columns">
        <div className="receipt__next">
          {order.mode === "test" ? (
            <Notice tone="amber" title="Test mode">
              <p>No money moved, and nothing will be delivered.</p>
            </Notice>
          ) : null}
          {isOffline || (isWaiting && !order.fresh) ? (
            <Notice tone="amber" title="We can’t check this payment right now.">
              <p>
                {isOffline ? "Our server" : "The payment provider"} isn’t responding. This is the
                last known status; nothing is lost, and you don’t have to pay again.
              </p>
            </Notice>
          ) : null}
          {isPaid ? (
            <Next order={order} isMailKept={isMailKept} />
          ) : (
            <WhatToDo order={order} quotePage={quotePage} isMailKept={isMailKept} />
          )}
        </div>
        <section className="receipt__order" aria-labelledby="order-details">
          <h2 className="receipt__subtitle" id="order-details">
            Order details
          </h2>
          <dl className="details">
            <dt>{order.isQuote ? "Ordered" : "Service"}</dt>
            <dd>{order.service}</dd>
            <dt>{order.isQuote ? "Positions" : "Scope"}</dt>
            <dd>{order.scope}</dd>
            <dt>Amount</dt>
            <dd className="details__amount figures">
              {formatUsd(order.amountCents)} {order.currency.toUpperCase()}
            </dd>
            <dt>Payment status</dt>
            <dd>
              <Badge tone={tone} icon={<Icon size={16} />}>
                {status}
              </Badge>
            </dd>
            {order.paidAt ? (
              <>
                <dt>Paid</dt>
                <dd className="figures">{shortTime(order.paidAt)}</dd>
              </>
            ) : null}
            <dt>Session ID</dt>
            <dd>
              <code className="details__id">{order.sessionId}</code>
            </dd>
          </dl>
          <p className="receipt__help">Questions about this order? Write to {support}.</p>
        </section>
      </div>
      <p className="receipt__print">
        {brand.legalName}, {contact.email.support}
        {order.paidAt ? `. Paid ${longTime(order.paidAt)}.` : null}
      </p>
    </div>
  );
}

/** The thread running while the payment settles. */
const Waiting = () => (
  <svg className="thread receipt__waiting" viewBox="0 0 120 12" aria-hidden="true">
    <path className="thread-loading" d="M2 6c20-8 38-4 58 0s38 8 58 0" pathLength={1} />
  </svg>
);

function Next({ order, isMailKept }: Pick<Props, "order" | "isMailKept">) {
  const amount = formatUsd(order.amountCents);
  const text = order.mode === "test" ? `A test payment of ${amount}.` : `${amount} received.`;
  return (
    <section>
      <h2 className="receipt__subtitle">What happens next</h2>
      {order.mode === "test" ? (
        <p className="receipt__aside">After a real payment, this follows:</p>
      ) : null}
      <Steps
        steps={[
          { title: "Payment", text, isDone: true },
          ...afterPayment(order.deliveryText, isMailKept),
        ]}
      />
      <div className="receipt__links">
        <ButtonLink href={paths.home()}>Back to home</ButtonLink>
        <ButtonLink href={paths.services()} variant="plain" iconAfter={<ArrowRight />}>
          See all services
        </ButtonLink>
      </div>
    </section>
  );
}

/** For those whom this page can't tell: a quote is mailed only where that was possible. */
const whereQuotesAre =
  "You’ll find its link in the browser in which you accepted it, in our email if you got one, and in your portal if you were signed in.";

function WhatToDo({ order, quotePage, isMailKept }: Omit<Props, "isOffline">) {
  // A quote's page is known to whoever has its link; this page may be seen by others.
  const again = order.isQuote ? quotePage : paths.checkout(order.serviceId, order.scopeId);
  if (isUnsettled(order.status))
    return (
      <section>
        <h2 className="receipt__subtitle">What you can do</h2>
        <p>
          This page updates automatically
          {isMailKept
            ? ". Keep its address: you can come back at any time to see whether the payment has arrived."
            : ", and you may close it: once the payment has arrived, a confirmation goes to the email address you entered with it."}
          {order.paymentUrl
            ? " If you left the payment page without paying, you can go back to it; it is still open."
            : order.status === "open" && !again
              ? ` To pay now, open the quote and accept it again. ${whereQuotesAre}`
              : null}
        </p>
        <div className="receipt__links">
          {order.paymentUrl ? (
            <ButtonLink href={order.paymentUrl}>Back to the payment page</ButtonLink>
          ) : null}
          <ButtonLink
            href={`${paths.success()}?session_id=${encodeURIComponent(order.sessionId)}`}
            icon={<Refresh />}
            variant="quiet"
          >
            Check again
          </ButtonLink>
          {again && order.status === "open" && !order.paymentUrl ? (
            <ButtonLink href={again} variant="plain" iconAfter={<ArrowRight />}>
              {order.isQuote ? "Back to the quote" : "Back to checkout"}
            </ButtonLink>
          ) : null}
        </div>
      </section>
    );
  return (
    <section>
      <h2 className="receipt__subtitle">What you can do</h2>
      <p>
        {order.status === "failed"
          ? "Try again, perhaps with another card. If it fails again, write to us."
          : "If you still want it, start again. It only takes a minute."}
        {again ? null : ` Open the quote and accept it again. ${whereQuotesAre}`}
      </p>
      {again ? (
        <div className="receipt__links">
          <ButtonLink href={again}>{order.isQuote ? "Back to the quote" : "Try again"}</ButtonLink>
          {order.isQuote ? null : (
            <ButtonLink
              href={paths.service(order.serviceId)}
              variant="plain"
              iconAfter={<ArrowRight />}
            >
              Back to the service
            </ButtonLink>
          )}
        </div>
      ) : null}
    </section>
  );
}
