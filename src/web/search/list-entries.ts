import { categories } from "#content/catalogue.ts";
import { pageSummaries } from "#content/page-summaries.ts";
import { searchWords } from "#content/search-words.ts";
import { listServices, type CatalogueDeps, type Service } from "#domain/catalogue/index.ts";
import { formatUsd } from "#kit/money.ts";
import { namedPages } from "../kit/named-pages.ts";
import { paths } from "../paths.ts";
import { homeContent } from "../site/home/home-content.ts";
import { documentEntries, type DocumentDeps } from "./document-entries.tsx";
import type { SearchEntry } from "./search-entry.ts";

/** Everything that the search finds: services and categories as the catalogue has them now, documents, pages, the home page's questions. */
export async function listEntries(deps: CatalogueDeps & DocumentDeps): Promise<SearchEntry[]> {
  const [services, documents] = await Promise.all([listServices(deps), documentEntries(deps)]);
  const { pieces, questions } = homeContent(services);
  const entries = [
    ...services.map(serviceEntry),
    ...pieces.map((piece): SearchEntry => categoryEntry(piece, services)),
    ...documents,
    ...namedPages.map(({ href, label }): SearchEntry => ({
      path: href,
      kind: "page",
      title: label,
      text: pageSummaries[href] ?? "",
    })),
    ...questions.map(({ id, question, answer }): SearchEntry => ({
      path: `${paths.home()}#${id}`,
      kind: "page",
      title: "Before you ask",
      part: question,
      text: answer.join(" "),
    })),
  ];
  return entries.map((entry) => {
    const also = searchWords[entry.path];
    return also ? { ...entry, also } : entry;
  });
}

type Piece = ReturnType<typeof homeContent>["pieces"][number];

function categoryEntry(
  { categoryId, description, features, priceRange }: Piece,
  services: readonly Service[],
): SearchEntry {
  const category = categories.find(({ id }) => id === categoryId);
  const own = services.filter((service) => service.category === categoryId);
  return {
    path: paths.services(categoryId),
    kind: "service",
    title: category?.name ?? "",
    text: [
      category?.summary,
      description,
      `Prices: ${priceRange}. Services: ${own.map(({ title }) => title).join(", ")}.`,
      ...features.map((feature) => `${feature}.`),
    ].join(" "),
  };
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
