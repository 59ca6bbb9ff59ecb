import type { Category, Service } from "#domain/catalogue/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { creditsText } from "../../kit/words/offer-words.ts";
import { paths } from "../../paths.ts";
import { CategoryDrawing } from "../../site/category-drawing.tsx";
import { Check, Clock } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { ServiceBadges } from "./service-badges.tsx";
import { BuyLink, QuoteLink, startingScopeOf } from "./service-links.tsx";

const shownFeatures = 4; // spec site.md §2

/** A service on /services. Its rows are those of the grid, so that prices and buttons of a row align. */
export function ServiceCard({
  service,
  category,
  anchor,
}: {
  service: Service;
  category: Category | undefined;
  /** Id that the footer links to. */
  anchor: string | undefined;
}) {
  const scope = startingScopeOf(service);
  const more = service.features.length - shownFeatures;
  return (
    <li
      className={classNames("service-card", service.featured && "service-card--featured")}
      id={anchor}
    >
      <ServiceBadges service={service} category={category} />
      <h3 className="service-card__title">
        <a href={paths.service(service.id)}>{service.title}</a>
      </h3>
      <p className="service-card__text">{service.description}</p>
      {service.featured ? (
        <CategoryDrawing id={service.category} className="service-card__drawing" />
      ) : null}
      <ul className="service-card__features">
        {service.features.slice(0, shownFeatures).map((feature) => (
          <li key={feature}>
            <Check size={16} />
            {feature}
          </li>
        ))}
        {more > 0 ? (
          <li className="service-card__more">
            <a href={`${paths.service(service.id)}#features`}>
              +{more} more features...<span className="sr-only"> of {service.title}</span>
            </a>
          </li>
        ) : null}
      </ul>
      <div className="service-card__price">
        <Price
          cents={service.priceRange.minCents}
          before="from"
          after={`= ${creditsText(service.credits)}`}
          size={service.featured ? "large" : "medium"}
        />
        <p className="service-card__time">
          <Clock size={16} /> {service.deliveryTime}
        </p>
      </div>
      <div className="service-card__buy">
        {scope ? (
          <BuyLink
            service={service}
            scope={scope}
            variant={service.featured ? "primary" : "solid"}
          />
        ) : null}
        <QuoteLink service={service} variant="quiet" />
      </div>
    </li>
  );
}
