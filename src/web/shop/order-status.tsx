import { useEffect, useState } from "react";
import { brand } from "#content/brand.ts";
import type { CheckoutView } from "#domain/orders/contract.ts";
import { ApiError, getJson } from "./api-call.ts";
import { OrderView } from "./order-view.tsx";
import { isUnsettled, orderWords } from "./order-words.ts";
import { askAgainMs } from "./poll-order.ts";

/**
 * An unsettled order on the success page: asks our server until the payment is settled, less and less
 * often, and not while nobody looks. Without scripts the page has a link to look again.
 */
export function OrderStatus({ order: first }: { order: CheckoutView }) {
  const [order, setOrder] = useState(first);
  const [isOffline, setOffline] = useState(false);
  const isDone = !isUnsettled(order.status);

  useEffect(() => {
    if (isDone) return undefined;
    const startedMs = performance.now();
    const stopped = new AbortController();
    const path = `/functions/checkout-status?session_id=${encodeURIComponent(first.sessionId)}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(look, askAgainMs(performance.now() - startedMs));
    };
    const look = () => {
      timer = undefined;
      getJson<CheckoutView>(path, stopped.signal).then(
        (seen) => {
          setOffline(false);
          setOrder((last) => (JSON.stringify(last) === JSON.stringify(seen) ? last : seen));
          if (isUnsettled(seen.status)) plan();
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return;
          const isGone = error instanceof ApiError && error.status === 404;
          setOffline(!isGone);
          if (!isGone) plan();
        },
      );
    };
    plan();
    document.addEventListener("visibilitychange", plan, { signal: stopped.signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [first.sessionId, isDone]);

  useEffect(() => {
    document.title = `${orderWords[order.status].title} · ${brand.name}`;
  }, [order.status]);

  return <OrderView order={order} isOffline={isOffline} />;
}
