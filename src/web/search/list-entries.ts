import { categories } from "#content/catalogue.ts";
import { searchWords } from "#content/search-words.ts";
import { listServices, type CatalogueDeps, type Service } from "#domain/catalogue/index.ts";
import { formatUsd } from "#kit/money.ts";
import { paths } from "../paths.ts";
import { namedPages } from "../site/named-pages.ts";
import { documentEntries, type DocumentDeps } from "./document-entries.tsx";
import type { SearchEntry } from "./search-entry.ts";

/** Everything that the search finds: services and categories as the catalogue has them now, documents, pages. */
export async function listEntries(deps: CatalogueDeps & DocumentDeps): Promise<SearchEntry[]> {
  const [services, documents] = await Promise.all([listServices(deps), documentEntries(deps)]);
  const entries = [
    ...services.map(serviceEntry),
    ...categories.map(({ id, name, summary }): SearchEntry => ({
      path: paths.services(id),
      kind: "service",
      title: name,
      text: summary,
    })),
    ...documents,
    ...namedPages.map(({ href, label }): SearchEntry => ({
      path: href,
      kind: "page",
      title: label,
      text: "",
    })),
  ];
  return entries.map((entry) => {
    const also = searchWords[entry.path];
    return also ? { ...entry, also } : entry;
  });
}

const serviceEntry = (service: Service): SearchEntry => ({
  path: paths.service(service.id),
  kind: "service",
  title: service.title,
  text: [
    service.description,
    `Price: from ${formatUsd(service.priceRange.minCents)}. Delivery: ${service.deliveryTime}.`,
    ...[...service.features, ...service.benefits].map((line) => `${line}.`),
    ...service.scopes.map(({ name, description }) => `${name}: ${description}`),
    ...service.technicalSpecs.map(({ name, value }) => `${name}: ${value}.`),
  ].join(" "),
});
