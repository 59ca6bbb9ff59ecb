import { phrases } from "#content/answers/phrases.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { tellFacts } from "./catalogue-facts.ts";
import { languages } from "./contract.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesDropped, servicesNamed } from "./offers.ts";
import { type Chosen, type Focus, pickOf } from "./pick-service.ts";
import { scopeSaid } from "./scope-said.ts";

export type Turn = {
  sender: "user" | "ai";
  text: string;
  /** Address of the page that the visitor was looking at. */
  page?: string;
};
/** An answer that asks what was meant offers nothing. */
const leadsOf = (lead: "ifYouMean" | "oneOfThese" | "readAs" | "whichNeed") =>
  languages.map((language) => phrases[language][lead].split("{")[0] ?? "");
const doubts = [...leadsOf("ifYouMean"), ...leadsOf("oneOfThese")];
const [readings, choices] = [leadsOf("readAs"), leadsOf("whichNeed")];
/** The services that somebody is asked to choose from. */
const choicesIn = (text: string, services: readonly Service[]): Service[] =>
  choices.some((lead) => text.startsWith(lead))
    ? [...text.matchAll(/\]\(\/services\/([\w-]+)/g)].flatMap(
        ([, id]) => services.find((one) => one.id === id) ?? [],
      )
    : [];
/** The first service that an answer links to: what it offered. What was rather surely read counts where nothing else does. */
const offeredIn = (
  text: string,
  services: readonly Service[],
  focus: Focus | null,
): Service | undefined => {
  if (doubts.some((lead) => text.startsWith(lead))) return undefined;
  if (focus && readings.some((lead) => text.startsWith(lead))) return undefined;
  const id = /\]\(\/services\/([\w-]+)/.exec(text)?.[1];
  return services.find((service) => service.id === id);
};

/** Somebody may be called like a service. */
const calledSo =
  /\b(?:[Mm]y name is|[Ii]ch heiße|[Mm]ein Name ist|[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle)\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,3}/gu;

/** The service whose page this is. */
export function serviceOn(path: string | undefined, services: readonly Service[]): Service | null {
  const id = /^\/services\/([\w-]+)/.exec(path ?? "")?.[1];
  return services.find((service) => service.id === id) ?? null;
}

const sizes = /^(?:bigger|smaller|biggest|smallest)$/;

/** A service that is named next; the one talked about before stays "the other one". */
function turnTo(service: Service, before: Focus | null): Focus {
  if (before?.service.id === service.id)
    return before.isOpen ? { ...before, isOpen: false } : before;
  if (!before) return { service, scope: null };
  const isOneOf = before.beside?.some(({ id }) => id === service.id) ?? false;
  return {
    service,
    scope: null,
    beside: isOneOf ? (before.beside ?? []) : [before.service, service],
  };
}

/**
 * What a conversation is about so far: what the visitor named last, or what was offered to them since. "And the
 * bigger one?" moves on to the next scope. Whoever comes to a service's page talks about that service, until they name
 * another; `page` is where they are now.
 */
export function readFocus(
  turns: readonly Turn[],
  services: readonly Service[],
  page?: string,
): Focus | null {
  let focus: Focus | null = null;
  let shown: Service | null = null;
  const lookAt = (path: string | undefined) => {
    const service = serviceOn(path, services);
    if (service && service.id !== shown?.id) focus = { service, scope: null };
    shown = service;
  };
  for (const { sender, text, page: at } of turns) {
    if (sender === "user") lookAt(at);
    if (sender === "ai") {
      const beside = choicesIn(text, services);
      const [choice] = beside;
      if (choice && beside.length > 1) {
        focus = { service: choice, scope: null, beside, isOpen: true };
        continue;
      }
      const service = offeredIn(text, services, focus);
      // An answer that speaks of what is talked about, too, doesn't change the subject.
      const isAlso = focus !== null && text.includes(`](/services/${focus.service.id})`);
      if (service && service.id !== focus?.service.id && !isAlso) focus = { service, scope: null };
      continue;
    }
    const dropped = servicesDropped(text, services);
    const isDropped = ({ id }: Service) => dropped.some((one) => one.id === id);
    const named = servicesNamed(text.replace(calledSo, " "), services).filter(
      (one) => !focus || !isDropped(one),
    );
    const [service, second] = named;
    // "Forget the website": of what was named together, the rest is talked about.
    const left: Service | undefined = focus?.beside?.find((one) => !isDropped(one));
    if (focus && isDropped(focus.service) && named.length === 0 && left)
      focus = { service: left, scope: null };
    if (service && second) {
      focus = { service, scope: null, beside: named, isOpen: true };
      continue;
    }
    if (service) focus = turnTo(service, focus);
    if (!focus) continue;
    const picked = pickOf(text, focus, services);
    if (picked) {
      focus = turnTo(picked, focus);
      continue;
    }
    const scope = scopeSaid(text, focus.service);
    if (scope) focus = { ...focus, scope };
    const asked = factsAsked(text);
    if (!focus.isOpen && asked.some((fact) => sizes.test(fact)))
      focus = { ...focus, scope: tellFacts(asked, focus, "en").scope };
  }
  lookAt(page);
  return focus;
}

/** "The form that also goes into the CRM" is one thing: an option of the form writes into the CRM. */
function withoutPart(text: string, named: readonly Service[]): readonly Service[] {
  const isHeld = named.some(
    (one) => one.id !== crm && /\bCRM\b/u.test(scopeSaid(text, one)?.name ?? ""),
  );
  return isHeld ? named.filter(({ id }) => id !== crm) : named;
}
const crm = "crm-integration";

/** Of a message that names several services, what it says of one: from where it names it up to where it names the next. */
function sayingOf(text: string, { id }: Service, services: readonly Service[]): string {
  let isOwn = false;
  const own: string[] = [];
  for (const clause of text.split(/(?<=[,;.!?])\s|\s(?=(?:and|plus|und|sowie|et)\s)/u)) {
    const [named] = servicesNamed(clause, services);
    if (named) isOwn = named.id === id;
    if (isOwn) own.push(clause);
  }
  return own.length > 0 ? own.join(" ") : text;
}

/** Each service that messages name, in their order, with the option that was named or fitted last. */
export function chosenIn(messages: readonly string[], services: readonly Service[]): Chosen[] {
  const chosen = new Map<string, Chosen>();
  let last: Service | undefined;
  for (const text of messages) {
    const named = servicesNamed(text.replace(calledSo, " "), services);
    last = named.at(-1) ?? last;
    const chosenHere = withoutPart(text, named);
    for (const service of chosenHere.length > 0 ? chosenHere : last ? [last] : []) {
      const own = named.length > 1 ? sayingOf(text, service, services) : text;
      const scope = scopeSaid(own, service);
      chosen.set(service.id, { service, scope: scope ?? chosen.get(service.id)?.scope ?? null });
    }
  }
  return [...chosen.values()];
}
