import { brand } from "#content/brand.ts";
import { listServices, type Service } from "#domain/catalogue/index.ts";
import { formatUsd } from "#kit/money.ts";
import { listDocuments } from "../help/documents.ts";
import { isPolicy } from "../help/is-policy.ts";
import { depsContext } from "../kit/context.ts";
import { namedPages } from "../kit/named-pages.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/llms.ts";

type Line = { title: string; path: string; note?: string };

const otherPages: Line[] = namedPages
  .filter(({ href }) => href !== paths.home())
  .map(({ label, href }) => ({ title: label, path: href }));

/** What language models should read about us: the site's contents in Markdown (https://llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const services = await translateErrors(() => listServices(deps));
  const documents = listDocuments().map(({ path, document: { about } }) => ({
    path,
    title: about.title,
    note: about.summary,
  }));
  const section = (title: string, lines: readonly Line[]) =>
    lines.length === 0
      ? []
      : ["", `## ${title}`, "", ...lines.map((line) => linkTo(line, deps.publicUrl))];
  const text = [
    `# ${brand.name}`,
    "",
    `> ${brand.description}`,
    "",
    `Prices are in US dollars; each service’s page says what its price buys. The catalogue as data: ${new URL("/v1/services", deps.publicUrl).href}`,
    ...section("Services", services.map(lineOf)),
    ...section(
      "Documentation",
      documents.filter(({ path }) => !isPolicy(path)),
    ),
    ...section(
      "Policies",
      documents.filter(({ path }) => isPolicy(path)),
    ),
    ...section("Optional", otherPages),
  ].join("\n");
  return new Response(`${text}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

const lineOf = (service: Service): Line => ({
  title: service.title,
  path: paths.service(service.id),
  note: `${service.description} From ${formatUsd(service.priceRange.minCents)}, ${service.deliveryTime}.`,
});

const linkTo = ({ title, path, note }: Line, publicUrl: string) =>
  `- [${title}](${new URL(path, publicUrl).href})${note ? `: ${note}` : ""}`;
