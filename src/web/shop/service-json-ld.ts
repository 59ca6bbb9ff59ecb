import { brand } from "#content/brand.ts";
import type { Category, Service } from "#domain/catalogue/contract.ts";
import { paths } from "../paths.ts";

/** Structured data of a service's page: the service with an offer per scope, and the breadcrumb (schema.org). */
export function serviceJsonLd(
  service: Service,
  category: Category | undefined,
  publicUrl: string,
): object[] {
  const at = (path: string) => new URL(path, publicUrl).href;
  const url = at(paths.service(service.id));
  const trail = [
    { name: "Services", item: at(paths.services()) },
    ...(category ? [{ name: category.name, item: at(paths.services(category.id)) }] : []),
    { name: service.title, item: url },
  ];
  return [
    {
      "@context": "https://schema.org",
      "@type": "Service",
      name: service.title,
      description: service.description,
      url,
      ...(category ? { category: category.name } : {}),
      provider: { "@type": "Organization", name: brand.name, url: at(paths.home()) },
      offers: service.scopes.map((scope) => ({
        "@type": "Offer",
        name: scope.name,
        description: scope.description,
        price: (scope.priceCents / 100).toFixed(2),
        priceCurrency: "USD",
        url: at(paths.checkout(service.id, scope.isStarting ? undefined : scope.id)),
      })),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: trail.map((entry, index) => ({
        "@type": "ListItem",
        position: index + 1,
        ...entry,
      })),
    },
  ];
}
