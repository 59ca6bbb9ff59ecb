import type { Service } from "#domain/catalogue/contract.ts";
import { Check } from "../../ui/icons.tsx";
import { ScopeChoice } from "../services/scope-choice.tsx";
import { ServiceFacts } from "../services/service-facts.tsx";

/** What can be bought, for the panel: description, the three figures, the scopes, the service's features. */
export function CheckoutOffer({
  service,
  chosen,
  onChoose,
}: {
  service: Service;
  chosen: string;
  onChoose: (scopeId: string) => void;
}) {
  return (
    <div className="goods">
      <p>{service.description}</p>
      <ServiceFacts service={service} />
      <ScopeChoice scopes={service.scopes} chosen={chosen} onChoose={onChoose} />
      <ServiceFeatures service={service} />
    </div>
  );
}

/** The service's features, as on its page: the catalogue lists only what each scope has. */
export function ServiceFeatures({
  service,
  heading: Heading = "h3",
}: {
  service: Service;
  heading?: "h2" | "h3";
}) {
  return (
    <section className="goods__features">
      <Heading className="goods__title">Included features</Heading>
      <ul className="ticks">
        {service.features.map((feature) => (
          <li key={feature}>
            <Check size={16} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
