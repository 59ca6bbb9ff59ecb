import type { Category, Service } from "#domain/catalogue/contract.ts";
import { Badge } from "../../ui/Badge.tsx";

/** The category's name behind a stitch in its colour, and POPULAR or FEATURED (spec site.md §2). */
export function ServiceBadges({
  service,
  category,
}: {
  service: Service;
  category: Category | undefined;
}) {
  return (
    <p className="service-badges">
      {category ? (
        <span className={`stitch stitch--${category.color}`}>{category.name}</span>
      ) : null}
      {service.featured ? <Badge tone="accent">FEATURED</Badge> : null}
      {service.popular ? <Badge tone="accent">POPULAR</Badge> : null}
    </p>
  );
}
