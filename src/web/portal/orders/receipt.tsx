import { Link, redirect } from "react-router";
import { brand, contact } from "#content/brand.ts";
import { readOrder } from "#domain/orders/index.ts";
import { formatUsd } from "#kit/money.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ArrowLeft, Printer } from "../../ui/icons.tsx";
import { Mark } from "../../ui/Logo.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/receipt.ts";

/** A paid order with its buyer. What isn't paid has no receipt: the order's page says why. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const order = await translateErrors(() => readOrder(actor, params.id, context.get(depsContext)));
  const { id, service, scope, amountCents, currency, mode, provider, paidAt } = order;
  if (order.status !== "paid" || !paidAt) throw redirect(paths.portalOrder(id));
  return {
    order: { id, service, scope, amountCents, currency, mode, provider, paidAt },
    buyer: { name: actor.name, company: actor.company, email: order.customerEmail ?? actor.email },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portalMeta(
    loaderData ? `${titleOf(loaderData.order.mode)} ${loaderData.order.id}` : "Page not found",
  );

const titleOf = (mode: "test" | "live") => (mode === "test" ? "TEST, not a receipt:" : "Receipt");
const paidThrough = {
  stripe: "Online, through Stripe",
  "test-till": "At the test till, with a test card: no money moved",
} as const;

/** A receipt to print or to save as PDF by the browser's own dialog. */
export default function Receipt({ loaderData: { order, buyer } }: Route.ComponentProps) {
  const isTest = order.mode === "test";
  const amount = `${formatUsd(order.amountCents)} ${order.currency.toUpperCase()}`;
  return (
    <div className="paper-sheet">
      <div className="paper-sheet__tools">
        <Link className="back-link" to={paths.portalOrder(order.id)}>
          <ArrowLeft size={16} />
          <span>Back to the order</span>
        </Link>
        <Button
          className="needs-js"
          size="small"
          variant="quiet"
          icon={<Printer size={16} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <div className="paper-sheet__head">
        <p className="paper-sheet__brand display">
          <Mark /> {brand.legalName}
        </p>
        <address className="paper-sheet__contact">
          <span>{contact.email.support}</span>
          {contact.phones.map(({ label, display }) => (
            <span className="figures" key={label}>
              {label} {display}
            </span>
          ))}
        </address>
      </div>
      <h1 className="paper-sheet__title">{isTest ? "TEST, not a receipt" : "Receipt"}</h1>
      {isTest ? (
        <Notice tone="amber" title="This is a test order">
          <p>No money moved, and nothing will be delivered. This is not proof of payment.</p>
        </Notice>
      ) : null}
      <dl className="paper-sheet__facts">
        <div>
          <dt>{isTest ? "Ordered by" : "Paid by"}</dt>
          <dd>
            <span>{buyer.name}</span>
            {buyer.company ? <span>{buyer.company}</span> : null}
            <span>{buyer.email}</span>
          </dd>
        </div>
        <div>
          <dt>Order number</dt>
          <dd>
            <code className="details__id">{order.id}</code>
          </dd>
        </div>
        <div>
          <dt>Payment date</dt>
          <dd>
            <Moment at={order.paidAt} />
          </dd>
        </div>
        <div>
          <dt>Payment method</dt>
          <dd>{paidThrough[order.provider]}</dd>
        </div>
      </dl>
      <table className="paper-sheet__items">
        <caption className="sr-only">What was ordered</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Scope</th>
            <th scope="col" className="is-figure">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{order.service}</td>
            <td>{order.scope}</td>
            <td className="is-figure">{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {isTest ? "Test total" : "Total paid"}
            </th>
            <td className="is-figure paper-sheet__total">{amount}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
