import { listServices } from "#domain/catalogue/index.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import type { WishEstimate } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import { daysOf, lineCents, rangeOf, totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/**
 * What a wish would cost by the rules that quotes without a provider follow: quick, free, and nothing is stored. A
 * total is named only where every part of the wish is known to be covered; else a person prices it.
 * @param serviceId the service that it is asked about
 */
export async function estimateWish(
  { wish, serviceId }: { wish: string; serviceId: string },
  deps: Pick<QuoteDeps, "db" | "clock">,
): Promise<WishEstimate> {
  const services = await listServices(deps);
  const request = askedIn({ wish, serviceId, about: null, details: null }, true, deps.clock());
  const chosen = chooseServices(wish, serviceId).flatMap((wanted) => {
    const scope = services.find(({ id }) => id === wanted.serviceId)?.scopes[0];
    return scope ? [{ scopeId: scope.id, quantity: 1, reason: "" }] : [];
  });
  const choice = { summary: "", positions: chosen, extras: [], assumptions: [] };
  const { positions, demands } = composeQuote(choice, services, request);
  const holding = positions.flatMap(
    ({ scopeId }) =>
      services.flatMap(({ scopes }) => scopes).find(({ id }) => id === scopeId) ?? [],
  );
  return {
    positions: positions.map((position) => ({
      id: position.id,
      serviceId: position.serviceId,
      title: position.title,
      description: position.description,
      quantity: position.quantity,
      lineCents: lineCents(position),
    })),
    totalCents: totalOf(positions),
    minCents: rangeOf(positions).minCents,
    days: daysOf(positions),
    includes: holding.flatMap(({ includes }) => includes),
    open: demands.filter(({ is }) => is === "person").map(({ text, note }) => ({ text, note })),
    notIncluded: demands
      .filter(({ is }) => is === "not-included")
      .map(({ text, note }) => ({ text, note })),
  };
}
