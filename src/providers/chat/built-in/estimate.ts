import { chooseServices, type Estimator, type EstimateRequest } from "#domain/quotes/ports.ts";

type Choice = {
  summary: string;
  positions: { scopeId: string; quantity: number; reason: string }[];
  extras: { title: string; description: string }[];
  assumptions: string[];
};

const maxPositions = 8;

/**
 * Chooses by rules which services a wish in free words needs; which of their scopes hold it, and how many, the quote's own code
 * decides from what they hold. Every word of the choice is ours or the catalogue's, and none is an amount: whatever the wish says
 * about prices or orders to us finds no way into it.
 */
export const createBuiltInEstimator = (): Estimator => ({
  name: "built-in",
  choose: async (request) => ({
    choice: chooseByRules(request),
    usage: { inputTokens: 0, outputTokens: 0 },
  }),
});

function chooseByRules({ wish, serviceId, offers }: EstimateRequest): Choice {
  const chosen = chooseServices(wish, serviceId)
    .flatMap((one) => offers.find((offer) => offer.serviceId === one.serviceId) ?? [])
    .slice(0, maxPositions);
  return {
    summary: summaryOf(chosen.map(({ service }) => service)),
    positions: chosen.map(({ scopeId }) => ({ scopeId, quantity: 1, reason: "" })),
    extras:
      chosen.length > 0
        ? []
        : [
            {
              title: "What you asked for",
              description:
                "None of our listed scopes covers this. A person will read it and tell you what it takes.",
            },
          ],
    assumptions:
      chosen.length > 0
        ? [
            "A rule-based estimator read your words: see that it is what you mean before you accept.",
          ]
        : [],
  };
}

function summaryOf(names: readonly string[]): string {
  if (names.length === 0)
    return "Our listed scopes don’t cover what you describe, so a person reads it first.";
  const list =
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return `For what you describe we suggest ${list}.`;
}
