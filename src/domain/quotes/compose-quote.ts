import { type Service, fitScopes, type ServiceDemands } from "#domain/catalogue/index.ts";
import { assignDemands } from "./assign-demands.ts";
import {
  largestTotalCents,
  type QuoteChoice,
  type QuoteDemand,
  type QuotePosition,
} from "./contract.ts";
import { coverDemands, type Asked } from "./cover-demands.ts";
import { withoutNames } from "./free-parts.ts";
import { ownAssumptions } from "./own-assumptions.ts";
import { mayShow } from "./plain-words.ts";
import { maxPositions } from "./read-choice.ts";
import { linesMissed, withLines } from "./read-lines.ts";
import { knownCents } from "./rules.ts";
import { withoutToldNumbers } from "./told-parts.ts";
import { unreadParts } from "./unread-parts.ts";

/** What a quote offers, before anybody has priced what waits. */
export type Composed = {
  summary: string;
  positions: QuotePosition[];
  demands: QuoteDemand[];
  assumptions: string[];
};

/** What is known of a request beside the choice. */
export type Request = Asked & {
  /** The service that it was asked about. */
  serviceId: string | null;
  /** The choice was made by our own rules: code then also picks the scopes. */
  isByRules: boolean;
  /** What was wished for, in the words of the wish. */
  text: string;
};

/**
 * Turns a choice into an offer. Titles, prices, credits and days come from the catalogue, whatever the choice
 * says; scopes that aren't on offer are dropped; of the model's words stays what names no amount and no
 * promise. Where nothing sensible was chosen it is the starting scope of the service that was asked about, or
 * else a position that a person prices: a request never ends without an answer. So does a person with what no one
 * payment takes. Where a scope doesn't hold what the wish names, one that does takes its place; what none holds
 * becomes a position that waits, so that only what is covered is ever firm.
 */
export function composeQuote(
  choice: QuoteChoice,
  services: readonly Service[],
  { serviceId, isByRules, text, ...read }: Request,
): Composed {
  const sold = services.filter(({ scopes }) =>
    choice.positions.some(({ scopeId }) => scopes.some(({ id }) => id === scopeId)),
  );
  const ids = sold.map(({ id }) => id);
  const meant = withoutNames(text, withoutToldNumbers(text, read.demands, sold), ids);
  const named = withLines(text, meant, sold);
  const asked = { ...read, demands: [...named, ...unreadParts(text, services, named, ids)] };
  const chosen = choice.positions
    .flatMap(({ scopeId, quantity, reason }) => {
      const position = scopePosition(services, scopeId, quantity);
      return position ? [{ ...position, reason: mayShow(reason) ? reason : "" }] : [];
    })
    .slice(0, maxPositions);
  const extras = choice.extras.map(customPosition);
  const isEmpty = chosen.length === 0 && extras.length === 0;
  const start = isEmpty ? [fallback(services, serviceId)] : chosen;
  const fitted = fitPositions(start, services, { asked, isByRules });
  const isPayable = knownCents(fitted) <= largestTotalCents;
  const kept = isPayable ? [...fitted, ...extras] : [wholeWish()];
  const demands = coverDemands(asked, kept, services);
  const isGuess =
    isByRules &&
    asked.wanted.some((one) => one.isGuess) &&
    !demands.some(({ kind, is }) => is === "covered" && (kind === "quantity" || kind === "system"));
  const positions = [...kept, ...openPosition(demands, kept, isGuess)];
  const { summary } = choice;
  const isAsChosen = isPayable && !isEmpty && fitted.every((one) => chosen.includes(one));
  return {
    // Words about positions that were dropped would describe another offer.
    summary: isAsChosen && summary && mayShow(summary) ? summary : ownSummary(positions),
    positions,
    demands,
    assumptions: [
      ...(isByRules ? ownAssumptions(positions, services) : []),
      ...choice.assumptions.filter(mayShow),
    ].slice(0, maxAssumptions),
  };
}

const maxAssumptions = 10;

/** For each service the scopes that hold what is asked of it, where the chosen ones don't. */
function fitPositions(
  chosen: readonly QuotePosition[],
  services: readonly Service[],
  { asked, isByRules }: { asked: Asked; isByRules: boolean },
): QuotePosition[] {
  const named = services.filter(({ id }) => chosen.some(({ serviceId }) => serviceId === id));
  const assigned = assignDemands(asked.demands, named, asked.wanted);
  const order = [...new Set(chosen.map(({ serviceId }) => serviceId))];
  return order.flatMap((serviceId) => {
    const own = chosen.filter((position) => position.serviceId === serviceId);
    const of = assigned.find(({ service }) => service.id === serviceId);
    if (!of) return own;
    const fitted = fitScopes(of, linesMissed(of.service, asked.demands)).flatMap(
      ({ scope, quantity }) => {
        const position = scopePosition(services, scope.id, quantity);
        const reason =
          own.find(({ scopeId }) => scopeId === scope.id)?.reason ?? own[0]?.reason ?? "";
        return position
          ? [{ ...position, reason: isByRules ? reasonFor(of, quantity) : reason }]
          : [];
      },
    );
    if (isByRules) return fitted;
    const openIn = (positions: readonly QuotePosition[]) =>
      coverDemands(asked, positions, services).filter(({ is }) => is === "person").length;
    const others = chosen.filter((position) => position.serviceId !== serviceId);
    return openIn([...others, ...fitted]) < openIn([...others, ...own]) ? fitted : own;
  });
}

function reasonFor({ service, demands }: ServiceDemands, quantity: number): string {
  const named = demands
    .filter(({ demand }) => !(demand.kind === "quantity" && demand.isArticle))
    .map(({ demand }) => demand.text.replace(/\s+/g, " "))
    .filter(mayShow);
  if (named.length > 0 && named.length <= 4) return `You named ${listed(named)}.`;
  if (quantity > 1) return "In the number that you named.";
  return service.scopes.length > 1
    ? "The smallest scope that covers what you describe."
    : "The scope that we offer for this.";
}

/** What a person looks at before anything is firm. */
function openPosition(
  demands: readonly QuoteDemand[],
  kept: readonly QuotePosition[],
  isGuess: boolean,
): QuotePosition[] {
  const open = demands.filter(({ is }) => is === "person");
  const left = demands.filter(({ is }) => is === "not-included");
  if (open.length === 0 && left.length === 0 && !isGuess) return [];
  if (kept.length === 1 && kept[0]?.id === "whole") return [];
  const quoted = (list: readonly QuoteDemand[]) =>
    listed([...new Set(list.map(({ text }) => `“${text}”`))]);
  return [
    {
      ...waiting("open"),
      title: open.length > 0 || isGuess ? "What needs a person" : "What our services don’t include",
      description: [
        isGuess ? "You named a need and no service: whether this one answers it." : "",
        open.length > 0 ? `Not yet covered: ${quoted(open)}.` : "",
        left.length > 0 ? `Not included: ${quoted(left)}.` : "",
      ]
        .filter(Boolean)
        .join(" "),
    },
  ];
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
  title: title && mayShow(title) ? title : "Something our listed scopes don’t cover",
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
        : "Our listed scopes don’t cover it, so a person reads it and sets the price.",
    );
  return parts.join(" ");
}

const listed = (names: string[]): string =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
