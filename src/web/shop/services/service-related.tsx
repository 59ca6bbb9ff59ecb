import type { Service } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";
import { ArrowRight, Clock } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { Section } from "../../ui/Section.tsx";

/** Services near this one, as rows: name and sentence left, figures right. */
export function ServiceRelated({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return null;
  return (
    <Section title="Related services" className="related">
      <ul className="related__list">
        {services.map((service) => (
          <li key={service.id} className="related__row">
            <h3>
              <a href={paths.service(service.id)}>{service.title}</a>
            </h3>
            <p className="related__text">{service.description}</p>
            <p className="service-card__time">
              <Clock size={16} /> {service.deliveryTime}
            </p>
            <p className="related__price">
              <Price cents={service.priceRange.minCents} before="from" size="small" />
              <ArrowRight />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
