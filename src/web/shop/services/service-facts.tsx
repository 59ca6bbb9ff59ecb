import type { Service } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";

/** The three figures of a service: starting price, credits, delivery time (spec site.md §2, Checkout sidebar). */
export function ServiceFacts({ service }: { service: Service }) {
  return (
    <dl className="goods__figures figures">
      <div>
        <dt>Starting price</dt>
        <dd>{formatUsd(service.priceRange.minCents)}</dd>
      </div>
      <div>
        <dt>Credits</dt>
        <dd>{service.credits.toLocaleString("en-US")}</dd>
      </div>
      <div>
        <dt>Delivery time</dt>
        <dd>{service.deliveryTime}</dd>
      </div>
    </dl>
  );
}
