import type { OrderListItem } from "#domain/orders/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { orderWords } from "../../kit/words/order-words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { CircleAlert, CircleCheck, Clock } from "../../ui/icons.tsx";
import { When } from "../when.tsx";

const icons = { moss: CircleCheck, amber: Clock, brick: CircleAlert };

function OrderMark({ status }: { status: OrderListItem["status"] }) {
  const words = orderWords[status];
  const Icon = icons[words.tone];
  return (
    <Badge tone={words.tone} icon={<Icon size={15} />}>
      {words.status}
    </Badge>
  );
}

const columns: Column<OrderListItem>[] = [
  {
    title: "Order",
    isName: true,
    cell: ({ id, service, scope }) => (
      <>
        {service}, {scope}
        <span className="person__company">
          <code>{id}</code>
        </span>
      </>
    ),
  },
  { title: "Status", cell: ({ status }) => <OrderMark status={status} /> },
  { title: "Placed", cell: ({ createdAt }) => <When iso={createdAt} day /> },
  { title: "Mode", cell: ({ mode }) => (mode === "test" ? "Test" : "Live") },
  { title: "Amount", isFigure: true, cell: ({ amountCents }) => formatUsd(amountCents) },
];

export function UserOrders({ orders }: { orders: readonly OrderListItem[] }) {
  if (orders.length === 0) return <p className="text-ink-soft">No orders.</p>;
  return (
    <DataTable
      caption="Orders, newest first"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
    />
  );
}
