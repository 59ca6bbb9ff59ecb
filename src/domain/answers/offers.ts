import { phrases } from "#content/answers/phrases.ts";
import { serviceNames } from "#content/answers/service-names.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { slipsBetween } from "#kit/near-words.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import type { Language } from "./contract.ts";

/** A service, or one of its scopes, by id. */
export function findOffer(
  id: string,
  services: readonly Service[],
): { service: Service; scope: Scope | null } | null {
  const service = services.find((one) => one.id === id.replace(/\..*$/, ""));
  if (!service) return null;
  if (!id.includes(".")) return { service, scope: null };
  const scope = service.scopes.find((one) => one.id === id);
  return scope ? { service, scope } : null;
}

/** As everywhere on the site: `$1,200`, `$62.50`. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

const units: Readonly<Record<Exclude<Language, "en">, readonly [RegExp, string][]>> = {
  de: [
    [/\bdays? per page\b/, "Tage je Seite"],
    [/\bdays?\b/, "Tage"],
    [/\bweeks?\b/, "Wochen"],
    [/\bhours?\b/, "Stunden"],
    [/\bmonths?\b/, "Monate"],
    [/\bper page\b/, "je Seite"],
    [/\bper request\b/, "je Auftrag"],
  ],
  es: [
    [/\bdays? per page\b/, "días por página"],
    [/\bdays?\b/, "días"],
    [/\bweeks?\b/, "semanas"],
    [/\bhours?\b/, "horas"],
    [/\bmonths?\b/, "meses"],
    [/\bper page\b/, "por página"],
    [/\bper request\b/, "por encargo"],
  ],
  fr: [
    [/\bdays? per page\b/, "jours par page"],
    [/\bdays?\b/, "jours"],
    [/\bweeks?\b/, "semaines"],
    [/\bhours?\b/, "heures"],
    [/\bmonths?\b/, "mois"],
    [/\bper page\b/, "par page"],
    [/\bper request\b/, "par demande"],
  ],
};

/** A delivery time such as `2-5 days` in another language. */
export const timeIn = (text: string, language: Language): string =>
  language === "en"
    ? text
    : units[language].reduce((said, [unit, word]) => said.replace(unit, word), text);

/** How long a scope takes, in words. */
export const daysIn = (scope: Scope, language: Language): string =>
  language === "en"
    ? scope.deliveryText.replace(/^within (?=\d+ days?$)/, "up to ")
    : phrases[language].days.replace("{count}", String(scope.deliveryDays));

/** These hold a service's name, and name none. */
const others = {
  "": "with a form|sign up form|signup form|mit formular|con formulario|avec formulaire|automation engineer|conversation designer|video call|video chat|video meeting|video conference|video consultation|appel video|appel en video|videoanruf|this website|your website|your site|eure website|ihre website|su web|votre site",
};
const names = [...Object.entries(serviceNames), ...Object.entries(others)]
  .flatMap(([id, ways]) => ways.split("|").map((way) => ({ id, words: wordsOf(way) })))
  .toSorted((a, b) => b.words.length - a.words.length);

/** "chatbots" names the chatbot, too. */
const isSame = (word: string, name: string) =>
  word === name ||
  (name.length > 6 && slipsBetween(word, name, 1) === 1) ||
  (name.length > 3 && /^(?:s|es|e|en|n)$/.test(word.slice(name.length)) && word.startsWith(name));

/** "Forget the website": what was named is given up. */
const dropped =
  /(?:^| )(?:forget|not|never mind|skip|drop|scrap|without|leave out|take out|lose|cancel|instead of|rather than|vergiss|vergessen sie|nicht|ohne|statt|anstatt|olvid\w+|no|sin|quit\w+|en vez de|en lugar de|oublie\w*|pas|sans|enlev\w*|laiss\w* tomber|au lieu de?)(?: (?:about|the|a|an|die|das|den|der|ein|eine|la|el|un|una|le|les|une|d))?$/;

/** "Die Automatisierung lassen wir weg" */
const droppedAfter =
  /^(?:\w+ ){0,3}(?:weglassen|weg|raus|streichen|doch nicht|fallt weg|we don t need|isn t needed|no hace falta|ya no|on oublie)(?: |$)/;

type Mention = { service: Service; isTheirs: boolean; isDropped: boolean };

/** The services that a text names, in the order in which it does; a longer name hides a shorter one within it. */
function mentionsIn(text: string, services: readonly Service[]): Mention[] {
  const words = wordsOf(plainLetters(text));
  const taken = new Set<number>();
  const found = new Map<string, number>();
  const titles = services.map(({ id, title }) => ({ id, words: wordsOf(title) }));
  for (const { id, words: name } of [...titles, ...names])
    for (let at = 0; at + name.length <= words.length; at += 1) {
      const places = name.map((_, by) => at + by);
      if (!name.every((one, by) => isSame(words[at + by] ?? "", one))) continue;
      if (places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      if (!found.has(id)) found.set(id, at);
    }
  const isFormWithin = formWithin.test(text);
  return [...found]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([id, at]) => {
      const service = services.find((one) => one.id === id);
      const isDropped = dropped.test(words.slice(Math.max(0, at - 4), at).join(" "));
      const isLeftOut = droppedAfter.test(words.slice(at + 1, at + 7).join(" "));
      return service
        ? [
            {
              service,
              isTheirs:
                isDropped ||
                isTheirs(words, at) ||
                isPlace(id, words, at, found) ||
                (isFormWithin && isPartOfPage(id, words, at, found)),
              isDropped: isDropped || isLeftOut,
            },
          ]
        : [];
    });
}

/** The services that a text names: "a chatbot for our website" names a chatbot only. */
export function servicesNamed(text: string, services: readonly Service[]): Service[] {
  const all = mentionsIn(text, services);
  const wanted = all.filter((one) => !one.isTheirs);
  return (wanted.length > 0 ? wanted : all).map(({ service }) => service);
}

/** "Forget the website": the services that a text gives up. */
export const servicesDropped = (text: string, services: readonly Service[]): Service[] =>
  mentionsIn(text, services)
    .filter(({ isDropped }) => isDropped)
    .map(({ service }) => service);

/** What a text names as there already, where it names something else: "a chatbot for our website". */
export function servicesThere(text: string, services: readonly Service[]): Service[] {
  const all = mentionsIn(text, services);
  const there = all.filter((one) => one.isTheirs);
  return there.length < all.length ? there.map(({ service }) => service) : [];
}

/** "The chatbot for the whole website": where it shall be, and no second wish. */
function isPlace(
  id: string,
  words: readonly string[],
  at: number,
  found: ReadonlyMap<string, number>,
): boolean {
  const [first] = [...found].toSorted(([, a], [, b]) => a - b);
  if (id !== website || !first || first[1] >= at || !partOfSite.test(first[0])) return false;
  return placed.test(words.slice(Math.max(0, at - 4), at).join(" "));
}
const website = "full-website";
const partOfSite = /^(?:gpt4-chatbot|smart-form|ongoing-maintenance)$/;
const placed =
  /(?:^| )(?<!\b(?:and|und|y|et|plus) )(?:for|on|fur|auf|in|para|en|pour|sur)(?: (?:the|a|an|die|der|den|eine|einer|la|el|una|un|le|une))?(?: (?:whole|entire|complete|new|ganze|ganzen|gesamte|komplette|neue|toda|todo|tout|toute))?(?: (?:la|el|le))?$/u;

/** "A website with our prices and a form": pages hold one. */
function isPartOfPage(
  id: string,
  words: readonly string[],
  at: number,
  found: ReadonlyMap<string, number>,
): boolean {
  if (id !== "smart-form") return false;
  return pages.some((page) => {
    const from = found.get(page);
    if (from === undefined || from >= at || isTheirs(words, from)) return false;
    return at - from <= farthestPart;
  });
}
const pages = [website, "landing-page", "ai-lead-gen-lp"];
const farthestPart = 10;
/** Of a list with commas, the form is a thing of its own. */
const formWithin =
  /(?<!\p{L})(?:with|including|mit|samt|inklusive|con|incluyendo|avec|incluant)(?!\p{L})[^,;.!?\n]{0,60}form/iu;

const theirs = /^(?:our|my|unser\w*|mein\w*|nuestr[ao]s?|mi|mis|notre|nos|mon|ma)$/;
const joins = /^(?:a|an|and|with|the|for|in|on|to|und|mit|fur|auf|y|con|para|en|et|avec|pour|sur)$/;

/** Whether what is named at a place is somebody's own: "our dental practice's website". */
function isTheirs(words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const word = words[before] ?? "";
    if (theirs.test(word)) return true;
    if (joins.test(word)) return false;
  }
  return false;
}
