import { contact } from "#content/brand.ts";
import { services } from "#content/catalogue.ts";

/** A service's scope as the sets name it: `landing-page.essential`. */
export type ScopeId = `${string}.${string}`;

const scopeOf = (id: ScopeId) => {
  const [serviceId, slug] = id.split(".");
  const service = services.find((one) => one.id === serviceId);
  const scope = service?.scopes.find((one) => one.slug === slug);
  if (!service || !scope) throw new Error(`The catalogue has no scope ${id}`);
  return { service, scope };
};

/** One pattern that matches where any of these does. Upper and lower case count as the same. */
export const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join("|"), "iu");

const words: Readonly<Record<number, string>> = {
  1: "one|an?|einen?|una?|une",
  2: "two|zwei|dos|deux",
  3: "three|drei|tres|trois",
  4: "four|vier|cuatro|quatre",
  5: "five|fünf|cinco|cinq",
  6: "six|sechs|seis",
  7: "seven|sieben|siete|sept",
  10: "ten|zehn|diez|dix",
  12: "twelve|zwölf|doce|douze",
  24: "twenty-four|vierundzwanzig",
  30: "thirty|dreißig|treinta|trente",
  72: "seventy-two",
};

/** A figure in digits, with any thousands separator, or in words. Never a part of a longer figure. */
const figure = (value: number): string => {
  const digits = String(value).replace(/\B(?=(?:\d{3})+$)/gu, "[., \\u00a0\\u202f’']?");
  const word = words[value];
  const inDigits = `(?<!\\d[.,’']?)${digits}(?:[.,]00)?(?![.,]?\\d)`;
  return word ? `(?:${inDigits}|(?<!\\p{L})(?:${word})(?!\\p{L}))` : inDigits;
};

export const number = (value: number): RegExp => new RegExp(figure(value), "iu");

/** A length of time: `time(30, "days?|Tagen?")`. The unit follows the figure. */
export const time = (value: number, unit: string): RegExp =>
  new RegExp(`${figure(value)}[\\s-]*(?:[a-z]+[\\s-]){0,2}(?:${unit})`, "iu");

export const days = (value: number): RegExp =>
  time(value, "days?|Tagen?|Werktagen?|d[ií]as?|jours?");
export const hours = (value: number): RegExp =>
  time(value, "hours?|hrs?|h\\b|Stunden?|horas?|heures?");
export const months = (value: number): RegExp => time(value, "months?|Monaten?|mes(?:es)?|mois");

/** What a scope costs, as the catalogue says it now. */
export const price = (id: ScopeId): RegExp => number(scopeOf(id).scope.price);

/** How long a scope takes: its own days, its weeks, or the range that the service names. */
export const timeOf = (id: ScopeId): RegExp => {
  const { service, scope } = scopeOf(id);
  const weeks = scope.deliveryDays / 7;
  const range = service.deliveryTime.replace(/(\d)-(\d)/u, "$1\\s*(?:-|–|to|bis|a|à|or)\\s*$2");
  return either(
    days(scope.deliveryDays),
    new RegExp(range, "iu"),
    ...(Number.isInteger(weeks) && weeks > 0 ? [time(weeks, "weeks?")] : []),
  );
};

/** The sum of these scopes in dollars; a scope named twice counts twice. */
export const total = (...ids: readonly ScopeId[]): number =>
  ids.reduce((sum, id) => sum + scopeOf(id).scope.price, 0);

/** The text as it is written, whatever its spaces: for addresses and numbers. */
export const literal = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/\s+/gu, "[\\s.-]*"), "iu");

/** One of our addresses, numbers or pages where a person is reached. */
export const person = either(
  ...Object.values(contact.email).map(literal),
  ...contact.phones.map(({ display }) => literal(display)),
  ...contact.phones.map(({ e164 }) => literal(e164)),
  /\/contact\b|contact (?:page|form)|\bcontact (?:us|our|support)/u,
  /\b(?:a|one) (?:person|human|colleague)\b|our (?:team|support|people|colleagues)/u,
  /Kontaktseite|Kontaktformular|ein Mensch|eine Person|unser(?:em|en)? (?:Team|Support)/u,
);

/** The words with which an honest answer says that it can't say. */
export const honest = either(
  /(?:don|doesn|didn|can|isn|aren|couldn|won|haven|hasn)[’']?t\b|\bcannot\b|\b(?:do|does|is|are|can|have|has) not\b/u,
  /\bno (?:information|answer|page|mention)|\bnothing\b|\bnot (?:listed|covered|something|sure)|\bunable\b|\bonly\b/u,
);

/** The words that only texts in these languages hold. */
export const german =
  /(?<!\p{L})(?:und|wir|ist|nicht|für|kostet|Sie|eine[nmr]?|oder|auf)(?!\p{L})/u;
export const spanish =
  /(?<!\p{L})(?:para|usted|una|desde|con|está|cuesta|días|los|las|por)(?!\p{L})/u;
export const french = /(?<!\p{L})(?:vous|nous|une|avec|coûte|jours|dans|sont|les|des)(?!\p{L})/u;
