import { Link } from "react-router";
import { contact } from "#content/brand.ts";
import { capital } from "#content/words.ts";
import { readOrder } from "#domain/orders/index.ts";
import { findQuoteToken } from "#domain/quotes/index.ts";
import { formatUsd } from "#kit/money.ts";
import { AreaFailure } from "../../account/area-failure.tsx";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { isUnsettled } from "../../kit/words/order-words.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowLeft, ArrowRight } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/order.ts";
import { OrderState } from "./order-state.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

export const ErrorBoundary = () => <AreaFailure list={{ to: paths.portal(), label: "Orders" }} />;

/** One order of this person. Somebody else's is as missing as one that never was. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const actor = context.get(actorContext);
  const { timeline, ...order } = await translateErrors(() => readOrder(actor, params.id, deps));
  const now = deps.clock().toISOString();
  const quoteToken = await findQuoteToken(actor, order.id, deps);
  const { credits: _credits, deliveryDays: _days, customerEmail: _email, ...shown } = order;
  return {
    order: { ...shown, quoteToken },
    steps: timeline.map((step) => ({ ...step, isLate: step.dueAt !== null && step.dueAt < now })),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portalMeta(loaderData ? `Order: ${loaderData.order.service}` : "Page not found");

/** An order's timeline, facts, and what can be done. */
export default function Order({ loaderData: { order, steps } }: Route.ComponentProps) {
  return (
    <>
      <Link className="back-link" to={paths.portal()}>
        <ArrowLeft size={16} />
        <span>All orders</span>
      </Link>
      <PageHead
        title={order.service}
        lede={order.scope}
        actions={
          order.status === "paid" ? (
            <Link className="button button--quiet" to={paths.portalReceipt(order.id)}>
              <span>{order.mode === "test" ? "Test receipt" : "Receipt"}</span>
            </Link>
          ) : null
        }
      />
      {order.mode === "test" ? (
        <Notice tone="amber" title="Test mode">
          <p>No money moves for this order, and nothing will be delivered.</p>
        </Notice>
      ) : null}
      <div className="order-columns">
        <section aria-labelledby="timeline">
          <h2 className="order-heading" id="timeline">
            Timeline
          </h2>
          <OrderTimeline
            order={order}
            steps={steps}
            nowActions={order.status === "paid" ? null : <NextMove order={order} />}
          />
        </section>
        <Facts order={order} />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"]["order"];

/** What the person can do where the payment has not come. */
function NextMove({ order }: { order: Shown }) {
  const again = orderAgain(order);
  return (
    <>
      {order.paymentUrl ? (
        <ButtonLink href={order.paymentUrl}>Go to the payment page</ButtonLink>
      ) : null}
      {isUnsettled(order.status) && order.sessionId ? (
        <ButtonLink
          href={`${paths.success()}?session_id=${encodeURIComponent(order.sessionId)}`}
          variant="plain"
          iconAfter={<ArrowRight />}
        >
          Check the payment
        </ButtonLink>
      ) : null}
      {isUnsettled(order.status) || !again ? null : (
        <ButtonLink href={again}>{order.quoteId ? "Back to the quote" : "Order again"}</ButtonLink>
      )}
    </>
  );
}

/** Where it can be ordered once more; null where its quote is gone. */
const orderAgain = ({ quoteId, quoteToken, serviceId, scopeId }: Shown): string | null =>
  quoteId ? quoteToken && paths.quotePage(quoteToken) : paths.checkout(serviceId, scopeId);

function Facts({ order }: { order: Shown }) {
  return (
    <section className="order-facts" aria-labelledby="facts">
      <h2 className="order-heading" id="facts">
        Order
      </h2>
      <dl className="details">
        <dt>Amount</dt>
        <dd className="details__amount figures">
          {formatUsd(order.amountCents)} {order.currency.toUpperCase()}
        </dd>
        <dt>Payment</dt>
        <dd>
          <OrderState order={order} />
        </dd>
        <dt>{order.quoteId ? "Ordered" : "Service"}</dt>
        <dd>
          <Ordered order={order} />
        </dd>
        <dt>{order.quoteId ? "Positions" : "Scope"}</dt>
        <dd>{order.scope}</dd>
        <dt>Delivery</dt>
        <dd>{capital(order.deliveryText)}</dd>
        <dt>Placed</dt>
        <dd>
          <Moment at={order.createdAt} />
        </dd>
        {order.paidAt ? (
          <>
            <dt>Paid</dt>
            <dd>
              <Moment at={order.paidAt} />
            </dd>
          </>
        ) : null}
        <dt>Studio</dt>
        <dd>
          <Link to={paths.studioStart({ order: order.id })}>Start a project from this order</Link>
        </dd>
        <dt>Order number</dt>
        <dd>
          <code className="details__id">{order.id}</code>
        </dd>
      </dl>
      <p className="order-help">
        Questions about this order? Write to{" "}
        <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.
      </p>
    </section>
  );
}

function Ordered({ order: { quoteId, quoteToken, serviceId, service } }: { order: Shown }) {
  if (!quoteId) return <a href={paths.service(serviceId)}>{service}</a>;
  return quoteToken ? <a href={paths.quotePage(quoteToken)}>{service}</a> : service;
}
