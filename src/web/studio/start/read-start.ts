import { findTemplate, serviceTemplates } from "#content/service-templates.ts";
import { typeOfService } from "#content/studio-start/types.ts";
import { spenderOf } from "#domain/consultant/index.ts";
import type { Person } from "#domain/identity/index.ts";
import { readOrder } from "#domain/orders/index.ts";
import { schemaVersions } from "#domain/projects/configuration/types.ts";
import { ProjectExport, type ServiceType, serviceTypes } from "#domain/projects/contract.ts";
import { proposeProject, suggestProject } from "#domain/projects/index.ts";
import { readQuoteByNumber } from "#domain/quotes/index.ts";
import { handedIn } from "../../kit/quote-cookies.ts";

/** What a new project begins from: words, and the type that they are about where that is known. */
export type StartWords = {
  sentence: string;
  as: ServiceType | undefined;
  origin: string | null;
  from: string | null;
};

type Asking = {
  actor: Person;
  visit: Parameters<typeof spenderOf>[0] & { cookie: string };
  deps: Parameters<typeof proposeProject>[2] &
    Parameters<typeof spenderOf>[1] &
    Parameters<typeof readQuoteByNumber>[2] &
    Parameters<typeof readOrder>[2] & { publicUrl: string };
};

/** The words of the address: typed, or of the quote or the order that it names. @throws AppError not_found */
export async function readStartWords(
  search: URLSearchParams,
  { actor, visit, deps }: Asking,
): Promise<StartWords> {
  const value = (name: string) => search.get(name)?.slice(0, 1000) ?? "";
  const chosen = serviceTypes.find((type) => type === value("as"));
  const typed = value("sentence");
  if (value("quote")) {
    const { wish, number, positions } = await readQuoteByNumber(
      actor,
      { number: value("quote"), token: handedIn(visit.cookie, deps) },
      deps,
    );
    const known = positions.map(({ serviceId }) => typeOfService[serviceId ?? ""]).find(Boolean);
    return {
      sentence: typed || wish,
      as: chosen ?? known,
      origin: `quote/${number}`,
      from: `quote ${number}`,
    };
  }
  if (value("order")) {
    const order = await readOrder(actor, value("order"), deps);
    const as = chosen ?? typeOfService[order.serviceId];
    return {
      sentence: typed || `${order.service}, ${order.scope}`,
      as,
      origin: `order/${order.id}`,
      from: `your order of ${order.service}`,
    };
  }
  return { sentence: typed, as: chosen, origin: null, from: null };
}

/**
 * A template, a proposal by our rules with its reasons, or the question which type it should be; null where nothing is
 * chosen yet. It costs nothing.
 */
export function readChoice(
  { sentence, as }: Pick<StartWords, "sentence" | "as">,
  templateId: string,
) {
  const template = findTemplate(templateId);
  if (template) return { kind: "template" as const, template };
  if (sentence.trim() === "") return null;
  const suggestion = suggestProject(sentence, { templates: serviceTemplates, as });
  return toChoice({ suggestion, by: "rules" });
}

/** The same, written by the AI provider where it can. It may take half a minute, and money. */
export async function writeChoice({ sentence, as }: StartWords, { actor, visit, deps }: Asking) {
  const spender = {
    ...spenderOf(visit, deps),
    // Signed in, a person counts as themselves in every browser.
    visitor: deps.digest("visitor", actor.userId),
  };
  const asked = { sentence, templates: serviceTemplates, as };
  return toChoice(await proposeProject(asked, spender, deps));
}

function toChoice({ suggestion, by }: Awaited<ReturnType<typeof proposeProject>>) {
  if (suggestion.kind === "ask") return suggestion;
  const { serviceType, name, description, configuration, templateId: basis, reasons } = suggestion;
  const proposal: ProjectExport = {
    format: "ariaworks-project",
    formatVersion: 1,
    serviceType,
    schemaVersion: schemaVersions[serviceType],
    name,
    description,
    configuration,
  };
  return {
    kind: "project" as const,
    proposal,
    configuration,
    serviceType,
    templateId: basis,
    reasons,
    by,
  };
}
/** What a sentence became. */
export type SentenceChoice = ReturnType<typeof toChoice>;
