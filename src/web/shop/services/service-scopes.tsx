import type { Service } from "#domain/catalogue/contract.ts";
import { capital, creditsText } from "../../kit/words/offer-words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Check, Clock } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { BuyLink } from "./service-links.tsx";

/** What can be bought: one row per scope, the starting one named as what the starting price buys. */
export function ServiceScopes({ service }: { service: Service }) {
  return (
    <ul className="scopes">
      {service.scopes.map((scope) => (
        <li key={scope.id} className="scope" id={scope.id.replace(".", "-")}>
          <div className="scope__words">
            {scope.isStarting ? <Badge tone="accent">What the starting price buys</Badge> : null}
            <h3>{scope.name}</h3>
            <p className="text-ink-soft">{scope.description}</p>
            <ul className="ticks">
              {scope.includes.map((item) => (
                <li key={item}>
                  <Check size={16} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="scope__buy">
            <Price cents={scope.priceCents} after={`= ${creditsText(scope.credits)}`} />
            <p className="service-card__time">
              <Clock size={16} /> {capital(scope.deliveryText)}
            </p>
            <BuyLink
              service={service}
              scope={scope}
              wide
              variant={scope.isStarting ? "primary" : "solid"}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
