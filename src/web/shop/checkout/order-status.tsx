import { useEffect } from "react";
import { brand } from "#content/brand.ts";
import type { CheckoutView } from "#domain/orders/contract.ts";
import { useAskedAgain } from "../../kit/use-asked-again.ts";
import { isUnsettled, orderWords } from "../../kit/words/order-words.ts";
import { OrderView } from "./order-view.tsx";

const isSettled = ({ status }: CheckoutView) => !isUnsettled(status);

/** An unsettled order on the success page, until its payment is settled. Without scripts the page has a link to look again. */
export function OrderStatus({
  order: first,
  quotePage,
  isMailKept,
}: {
  order: CheckoutView;
  quotePage: string | null;
  isMailKept: boolean;
}) {
  const path = `/functions/checkout-status?session_id=${encodeURIComponent(first.sessionId)}`;
  const { seen: order, isOffline } = useAskedAgain(first, path, isSettled);

  useEffect(() => {
    document.title = `${orderWords[order.status].title} · ${brand.name}`;
  }, [order.status]);

  return (
    <OrderView order={order} quotePage={quotePage} isMailKept={isMailKept} isOffline={isOffline} />
  );
}
