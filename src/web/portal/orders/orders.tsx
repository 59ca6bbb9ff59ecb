import { Link, useNavigation } from "react-router";
import type { OrderListItem } from "#domain/orders/contract.ts";
import { listOrders } from "#domain/orders/index.ts";
import { formatUsd } from "#kit/money.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/orders.ts";
import { OrderState } from "./order-state.tsx";

/** The person's orders, newest first; `?after=` is a place in the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get("after") ?? "";
  const actor = context.get(actorContext);
  const { items, next } = await translateErrors(() =>
    listOrders(actor, { after }, context.get(depsContext)),
  );
  return { items, next, isStart: after === "" };
}

export const meta = () => portalMeta("Your orders");

const columns: readonly Column<OrderListItem>[] = [
  {
    title: "Service",
    isName: true,
    cell: ({ id, service, scope }) => (
      <>
        <Link to={paths.portalOrder(id)}>{service}</Link>
        <span className="cell-note">{scope}</span>
      </>
    ),
  },
  { title: "Placed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: "Status", cell: (order) => <OrderState order={order} /> },
  {
    title: "Amount",
    isFigure: true,
    cell: ({ amountCents, currency }) => `${formatUsd(amountCents)} ${currency.toUpperCase()}`,
  },
];

/** The portal's first page. */
export default function Orders({ loaderData: { items, next, isStart } }: Route.ComponentProps) {
  const isBusy = useNavigation().location?.pathname === paths.portal();
  return (
    <>
      <PageHead title="Orders" lede="What you bought, its status, and what comes next." />
      {items.length > 0 ? (
        <DataTable
          caption="Your orders, newest first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
          busy={isBusy}
        />
      ) : isStart ? (
        <EmptyState action={<ButtonLink href={paths.services()}>See the services</ButtonLink>}>
          <p>
            You have no orders yet. Each order appears here with its timeline: payment, and when
            kickoff, delivery and support are due.
          </p>
        </EmptyState>
      ) : (
        <p>There are no older orders.</p>
      )}
      <Pager first={isStart ? null : paths.portal()} next={next ? paths.portal(next) : null} />
    </>
  );
}
