import { guarantees } from "#content/promises.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { creditsText } from "../../kit/words/offer-words.ts";
import { Clock } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { Lifebuoy } from "../icons.tsx";
import { BuyLink, QuoteLink, startingScopeOf } from "./service-links.tsx";

/** The narrow column of a service's page: what the starting price buys, when it comes, and the two ways on. */
export function ServicePurchase({ service }: { service: Service }) {
  const scope = startingScopeOf(service);
  const { minCents, maxCents } = service.priceRange;
  return (
    <aside className="purchase" aria-label="Price">
      <Price
        cents={minCents}
        before="from"
        after={`= ${creditsText(service.credits)}`}
        size="large"
      />
      {maxCents > minCents ? (
        <p className="purchase__range figures">
          {formatUsd(minCents)} to {formatUsd(maxCents)}, depending on what it includes
        </p>
      ) : null}
      {scope ? (
        <div className="purchase__scope">
          <p>
            {formatUsd(scope.priceCents)} buys <strong>{scope.name}</strong>
          </p>
          <p className="text-ink-soft">{scope.description}</p>
        </div>
      ) : null}
      <ul className="purchase__facts">
        <li>
          <Clock size={16} />
          Delivery: {scope?.deliveryText ?? service.deliveryTime}
        </li>
        <li>
          <Lifebuoy size={16} />
          {guarantees.supportDays} days of support after delivery
        </li>
      </ul>
      <div className="purchase__buy">
        {scope ? <BuyLink service={service} scope={scope} wide size="large" /> : null}
        <QuoteLink service={service} variant="quiet" wide />
      </div>
    </aside>
  );
}
