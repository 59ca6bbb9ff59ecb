import { brand } from "#content/brand.ts";
import type { Category, Service } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";

/** Structured data of a service's page: the service with an offer per scope (https://schema.org/Service). */
export function serviceJsonLd(
  service: Service,
  category: Category | undefined,
  publicUrl: string,
): object[] {
  const at = (path: string) => new URL(path, publicUrl).href;
  const url = at(paths.service(service.id));
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
  ];
}
