import type { OrderListItem } from "#domain/orders/contract.ts";
import { orderWords } from "../../kit/words/order-words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock } from "../../ui/icons.tsx";

const icons = { moss: CircleCheck, amber: Clock, brick: CircleAlert };

/** Where the payment stands, in the words of the success page; test orders say that they are. */
export function OrderState({ order }: { order: Pick<OrderListItem, "status" | "mode"> }) {
  const { status, tone } = orderWords[order.status];
  const Icon = icons[tone];
  return (
    <span className="order-state">
      <Badge tone={tone} icon={<Icon size={16} />}>
        {status}
      </Badge>
      {order.mode === "test" ? <Badge>Test mode</Badge> : null}
    </span>
  );
}
