import type { Service } from "#domain/catalogue/index.ts";
import { largestTotalCents, type QuoteChoice, type QuotePosition } from "./contract.ts";
import { mayShow } from "./plain-words.ts";
import { maxPositions } from "./read-choice.ts";
import { knownCents } from "./rules.ts";

/** What a quote offers, before anybody has priced what waits. */
export type Composed = {
  summary: string;
  positions: QuotePosition[];
  assumptions: string[];
};

/**
 * Turns a choice into an offer. Titles, prices, credits and days come from the catalogue, whatever the choice
 * says; scopes that aren't on offer are dropped; of the model's words stays what names no amount and no
 * promise. Where nothing sensible was chosen it is the starting scope of the service that was asked about, or
 * else a position that a person prices: a request never ends without an answer. So does a person with what no one
 * payment takes.
 */
export function composeQuote(
  choice: QuoteChoice,
  services: readonly Service[],
  serviceId: string | null,
): Composed {
  const chosen = choice.positions
    .flatMap(({ scopeId, quantity, reason }) => {
      const position = scopePosition(services, scopeId, quantity);
      return position ? [{ ...position, reason: mayShow(reason) ? reason : "" }] : [];
    })
    .slice(0, maxPositions);
  const extras = choice.extras.map(customPosition);
  const isPayable = knownCents(chosen) <= largestTotalCents;
  const found = isPayable ? [...chosen, ...extras] : [wholeWish()];
  const positions = found.length > 0 ? found : [fallback(services, serviceId)];
  const { summary } = choice;
  return {
    // Words about positions that were dropped would describe another offer.
    summary:
      isPayable && found.length > 0 && summary && mayShow(summary)
        ? summary
        : ownSummary(positions),
    positions,
    assumptions: choice.assumptions.filter(mayShow),
  };
}

function scopePosition(
  services: readonly Service[],
  scopeId: string,
  quantity: number,
): QuotePosition | null {
  for (const service of services) {
    const scope = service.scopes.find(({ id }) => id === scopeId);
    if (!scope) continue;
    return {
      id: scope.id,
      kind: "scope",
      serviceId: service.id,
      scopeId: scope.id,
      title: `${service.title} (${scope.name})`,
      description: scope.description,
      quantity,
      unitCents: scope.priceCents,
      days: scope.deliveryDays,
      delivery: scope.deliveryText,
      credits: scope.credits,
      reason: "",
    };
  }
  return null;
}

const customPosition = (
  { title, description }: QuoteChoice["extras"][number],
  index: number,
): QuotePosition => ({
  ...waiting(`extra-${index + 1}`),
  title: title && mayShow(title) ? title : "Something our listed scopes don't cover",
  description: mayShow(description) ? description : "",
});

const waiting = (id: string): QuotePosition => ({
  id,
  kind: "custom",
  serviceId: null,
  scopeId: null,
  title: "What you asked for",
  description:
    "None of our listed scopes fits on its own. A person will read it and set the price.",
  quantity: 1,
  unitCents: null,
  days: null,
  delivery: null,
  credits: 0,
  reason: "",
});

/** What stands on a quote where nobody has chosen anything: all of it waits for a person. */
export const wholeWish = (): QuotePosition => waiting("whole");

function fallback(services: readonly Service[], serviceId: string | null): QuotePosition {
  const service = services.find(({ id }) => id === serviceId);
  const start = service?.scopes.find(({ isStarting }) => isStarting) ?? service?.scopes[0];
  return (start && scopePosition(services, start.id, 1)) ?? wholeWish();
}

/** The summary where the model's can't be shown. */
export function ownSummary(positions: readonly Pick<QuotePosition, "kind" | "title">[]): string {
  const scopes = positions.filter(({ kind }) => kind === "scope");
  const parts = [];
  if (scopes.length > 0)
    parts.push(`For what you describe we suggest ${listed(scopes.map(({ title }) => title))}.`);
  if (scopes.length < positions.length)
    parts.push(
      scopes.length > 0
        ? "A person prices the rest."
        : "Our listed scopes don't cover it, so a person reads it and sets the price.",
    );
  return parts.join(" ");
}

const listed = (names: string[]): string =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
