import type { Estimator, EstimateRequest } from "#domain/quotes/ports.ts";
import { pickScopes } from "./pick-scopes.ts";
import { readWish, type Wanted } from "./read-wish.ts";

type Choice = {
  summary: string;
  positions: { scopeId: string; quantity: number; reason: string }[];
  extras: { title: string; description: string }[];
  assumptions: string[];
};

const most = { positions: 8, extras: 4, assumptions: 8 };
const uncovered =
  "None of our listed scopes covers this. A person will read it and say what it takes.";

/**
 * Chooses by rules what a wish in free words needs. Every word of the choice is ours or the catalogue's, and
 * none is an amount: whatever the wish says about prices or orders to us finds no way into it.
 */
export const createBuiltInEstimator = (): Estimator => ({
  name: "built-in",
  choose: async (request) => ({
    choice: chooseByRules(request),
    usage: { inputTokens: 0, outputTokens: 0 },
  }),
});

function chooseByRules({ wish, serviceId, offers }: EstimateRequest): Choice {
  const { wanted, further } = readWish(wish, serviceId, offers);
  const picked = wanted.map((one) => ({ wanted: one, ...pickScopes(one) }));
  const positions = picked
    .flatMap(({ wanted: one, positions: own }) =>
      own.map(({ scope, quantity }) => ({ scope, quantity, reason: reasonFor(one, quantity) })),
    )
    .slice(0, most.positions);
  const extras = [
    ...picked.flatMap(({ wanted: { shelf }, beyond }) =>
      beyond === null
        ? []
        : [
            beyond === "languages"
              ? {
                  title: `${shelf.title}: further languages`,
                  description: `The scopes of ${shelf.title} name one language. A person says what the others take.`,
                }
              : {
                  title: `${shelf.title}: beyond the largest scope`,
                  description:
                    "You need more than the largest listed scope covers. A person will look at the rest.",
                },
          ],
    ),
    ...further.map((title) => ({ title, description: uncovered })),
    ...(positions.length === 0 && further.length === 0
      ? [{ title: "What you asked for", description: uncovered }]
      : []),
  ].slice(0, most.extras);
  return {
    summary: summaryOf(
      positions.map(({ scope }) => scope.service),
      extras.length > 0,
    ),
    positions: positions.map(({ scope, quantity, reason }) => ({
      scopeId: scope.scopeId,
      quantity,
      reason,
    })),
    extras,
    assumptions: assumptionsOf(positions.length > 0, wanted).slice(0, most.assumptions),
  };
}

const reasonFor = ({ shelf, count }: Wanted, quantity: number): string =>
  count !== null && (quantity > 1 || count > 1)
    ? "In the number that you named."
    : shelf.scopes.length > 1
      ? "The smallest scope that covers what you describe."
      : "The scope that we offer for this.";

function summaryOf(services: readonly string[], hasExtras: boolean): string {
  const names = [...new Set(services)];
  if (names.length === 0)
    return "Our listed scopes don't cover what you describe, so a person reads it first.";
  const list =
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return `For what you describe we suggest ${list}.${hasExtras ? " A person looks at what goes beyond that." : ""}`;
}

function assumptionsOf(hasPositions: boolean, wanted: readonly Wanted[]): string[] {
  if (!hasPositions) return [];
  return [
    "You send us texts, pictures and access to the tools that the work touches.",
    "One person on your side decides, and collects the changes for each revision.",
    "What other companies bill you for, such as domains, hosting or model usage, isn't part of it.",
    ...(wanted.some(({ count, kind }) => kind !== null && count === null)
      ? ["Where you named no number, we took one."]
      : []),
    "A rule-based estimator read your words: see that it is what you mean before you accept.",
  ];
}
