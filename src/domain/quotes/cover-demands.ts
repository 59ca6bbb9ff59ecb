import { notYet } from "#content/not-yet.ts";
import {
  type Service,
  ownFigures,
  type Demand,
  holdsDemand,
  languagesOf,
  piecesOf,
  quotedBeyondLargest,
  holdsSystem,
  unitFor,
  type ServiceDemands,
} from "#domain/catalogue/index.ts";
import { assignDemands } from "./assign-demands.ts";
import type { WantedService } from "./choose-services.ts";
import type { QuoteDemand, QuotePosition } from "./contract.ts";
import { coverBudget } from "./fit-budget.ts";
import { holdsLine } from "./read-lines.ts";
import { daysOf } from "./rules.ts";

export type Asked = { demands: readonly Demand[]; wanted: readonly WantedService[] };
type Verdict = Pick<QuoteDemand, "is" | "by" | "note">;
type Offered = {
  positions: readonly QuotePosition[];
  services: readonly Service[];
  assigned: readonly ServiceDemands[];
};

/** Days between an order and its kickoff, at most. */
const kickoffDays = 1;
const hoursOfDay = 24;

const person = (note: string): Verdict => ({ is: "person", by: null, note });
const covered = (by: string | null, note = ""): Verdict => ({ is: "covered", by, note });

/**
 * Says of everything that a wish names whether a position covers it, the catalogue leaves it out, or a person has to look at it.
 * Whatever isn't known to be covered isn't.
 */
export function coverDemands(
  { demands, wanted }: Asked,
  positions: readonly QuotePosition[],
  services: readonly Service[],
): QuoteDemand[] {
  const chosen = services.filter(({ id }) => positions.some(({ serviceId }) => serviceId === id));
  const assigned = assignDemands(demands, chosen, wanted);
  const offered = { positions, services: chosen, assigned };
  return demands.flatMap((demand) => {
    const verdict = coverOne(demand, offered);
    const kind = demand.kind === "line" ? ("feature" as const) : demand.kind;
    return verdict ? [{ kind, text: oneLine(demand.text), ...verdict }] : [];
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 120);

function coverOne(demand: Demand, offered: Offered): Verdict | null {
  switch (demand.kind) {
    case "quantity":
      return coverQuantity(demand, offered);
    case "system":
      return coverSystem(demand, offered);
    case "language":
      return coverLanguage(demand, offered);
    case "feature":
      return coverFeature(demand, offered);
    case "deadline":
      return coverDeadline(demand, offered);
    case "budget":
      return coverBudget(demand, offered);
    case "not-sold":
      return demand.isFar
        ? { is: "not-included", by: null, note: `${demand.title} isn’t one of our services.` }
        : person(`${demand.title}: none of our scopes names it.`);
    case "payment":
      return coverPayment(demand, offered);
    case "line":
      return coverLine(demand, offered);
    case "unread":
      return person("We couldn’t match this to one of our scopes.");
    case "options":
      return person("The positions above hold all of these. Tell us which you want.");
    default:
      return demand satisfies never;
  }
}

const positionsOf = (service: Service, { positions }: Offered) =>
  positions.flatMap((position) => {
    const scope = service.scopes.find(({ id }) => id === position.scopeId);
    return scope ? [{ position, scope }] : [];
  });

const ownerOf = (demand: Demand, { assigned }: Offered) =>
  assigned.find(({ demands }) => demands.some((one) => one.demand === demand));

/** The position of its service that holds a demand: all of them have to. */
function holderOf(demand: Demand, owner: ServiceDemands, offered: Offered): QuotePosition | null {
  const own = positionsOf(owner.service, offered);
  const languages = languagesOf(owner.demands);
  const unit = unitFor(owner.service, demand);
  const isHeld = own.every(({ scope }) =>
    holdsDemand(scope.capacities, { demand, unit }, languages),
  );
  return isHeld ? (own[0]?.position ?? null) : null;
}

function coverQuantity(demand: Demand & { kind: "quantity" }, offered: Offered): Verdict | null {
  const owner = ownerOf(demand, offered);
  if (!owner) return withoutOwner(demand, offered);
  if (demand.isVague) return person("Tell us how many, so that we can price it.");
  const { service } = owner;
  const unit = unitFor(service, demand);
  const own = positionsOf(service, offered);
  if (unit === "pieces") {
    const pieces = own.reduce(
      (sum, { scope, position }) => sum + piecesOf(service, scope) * position.quantity,
      0,
    );
    const title = own[0]?.position.title ?? service.title;
    const largest = Math.max(...service.scopes.map((scope) => piecesOf(service, scope)));
    if (quotedBeyondLargest.has(service.id) && demand.count > largest)
      return person(`Our options hold up to ${largest}. A person prices more.`);
    return pieces >= demand.count
      ? covered(title)
      : person(`The positions above make ${pieces} of them.`);
  }
  const holder = holderOf(demand, owner, offered);
  if (holder) return covered(holder.title);
  const held = unit && own[0]?.scope.capacities?.holds[unit];
  return person(
    held
      ? `${own[0]?.position.title ?? service.title} holds up to ${unit === "seconds" ? `${held} seconds` : held.toLocaleString("en-US")}.`
      : `${service.title} doesn’t say how many.`,
  );
}

/** Counted of nothing that is offered. */
function withoutOwner(
  { counted, isArticle, count }: Demand & { kind: "quantity" },
  { services }: Offered,
): Verdict | null {
  if (isArticle || (counted && count <= 1)) return null;
  if (counted?.isSession && !services.some(({ id }) => id === "tech-consulting")) return null;
  if (services.length === 0) return person("A person reads this first.");
  // Forms beside an automation are what it starts with.
  if (counted?.units[0] === "forms" && services.some(({ id }) => id === "workflow-automation"))
    return null;
  const isOwn = counted?.units.some((unit) => ownFigures.has(unit)) ?? false;
  // Colleagues are the team that an app is for; customers and users are more.
  const countsPeople = counted?.units[0] === "clients";
  const isApp = services.some(({ id }) => id === "web-app" || id === "market-dashboard");
  if (isOwn && !(countsPeople && isApp)) return null;
  return person("None of the scopes above says how many of these it holds.");
}

function coverSystem(demand: Demand & { kind: "system" }, offered: Offered): Verdict {
  const owner = ownerOf(demand, offered);
  const holder = owner && holderOf(demand, owner, offered);
  if (holder) return covered(holder.title);
  // Held by one service of several is held.
  const other = offered.services.flatMap((service) =>
    positionsOf(service, offered).filter(({ scope }) =>
      holdsSystem(scope.capacities?.systems ?? [], demand.system),
    ),
  )[0];
  if (other) return covered(other.position.title);
  return person("Our scopes don’t name this system.");
}

function coverLanguage(demand: Demand & { kind: "language" }, offered: Offered): Verdict | null {
  const owner = ownerOf(demand, offered);
  if (!owner)
    return demand.code === "en" ? covered(null) : person("Our scopes don’t name this language.");
  const holder = holderOf(demand, owner, offered);
  if (holder) return covered(holder.title);
  const own = positionsOf(owner.service, offered)[0];
  const many = own?.scope.capacities?.holds.languages ?? 1;
  return person(
    languagesOf(owner.demands).size > many
      ? `${own?.position.title ?? owner.service.title} holds ${many === 1 ? "one language" : `${many} languages`}.`
      : `${owner.service.title} doesn’t name this language.`,
  );
}

/** What the customer brings, as the catalogue says of a website: texts, pictures, translations. */
const broughtAlong = new Map([["full-website", new Set(["text written", "translation"])]]);

function coverFeature(demand: Demand & { kind: "feature" }, offered: Offered): Verdict | null {
  const owner = ownerOf(demand, offered);
  const holder = owner && holderOf(demand, owner, offered);
  if (holder) return covered(holder.title);
  const brought = offered.services.find(({ id }) => broughtAlong.get(id)?.has(demand.feature));
  if (brought && !owner)
    return {
      is: "not-included",
      by: null,
      note: `For ${brought.title} you provide this yourself.`,
    };
  if (!owner && !demand.isPlain) return null;
  // An appointment form is a form that asks for an appointment.
  const isForm = demand.feature === "booking" && /(?:\bform|formular)$|^formul/iu.test(demand.text);
  if (isForm && offered.services.some(({ id }) => id === "smart-form")) return null;
  return person("None of the scopes above includes it.");
}

/** Held where a service's every chosen option has the line. */
function coverLine(demand: Demand & { kind: "line" }, offered: Offered): Verdict | null {
  const holder = offered.services
    .map((service) => ({ service, own: positionsOf(service, offered) }))
    .find(
      ({ service, own }) =>
        own.length > 0 && own.every(({ scope }) => holdsLine(service, scope, demand)),
    );
  if (holder) return covered(holder.own[0]?.position.title ?? null);
  return demand.isSoft ? null : person("The option above doesn’t include it.");
}

function coverDeadline({ hours }: Demand & { kind: "deadline" }, { positions }: Offered): Verdict {
  const days = daysOf(positions);
  if (hours === null || days === null)
    return person("We promise no date before a person has looked at it.");
  const needed = (days + kickoffDays) * hoursOfDay;
  return hours >= needed
    ? covered(null, `Delivery takes up to ${days} ${days === 1 ? "day" : "days"} from the kickoff.`)
    : person(
        `Delivery takes up to ${days} ${days === 1 ? "day" : "days"} from the kickoff, so we don’t promise this date.`,
      );
}

function coverPayment({ model }: Demand & { kind: "payment" }, { services }: Offered): Verdict {
  const isOffered =
    model === "credit" &&
    services.length > 0 &&
    services.every(({ paymentModels }) => paymentModels.some(({ type }) => type === model));
  if (isOffered) return covered(null, "You pay the price of these credits, once, when you accept.");
  if (model === "milestone") return person(notYet.milestones.text);
  if (model === "subscription") return person(notYet.subscriptions.text);
  return person("A quote accepted on this site is paid in US dollars, in full.");
}
