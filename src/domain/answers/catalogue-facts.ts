import { phrases } from "#content/answers/phrases.ts";
import { replies } from "#content/promises.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import type { Language } from "./contract.ts";
import { conceptsIn } from "./features.ts";
import { daysIn, dollars, timeIn } from "./offers.ts";

/** What can be asked of a service, and is answered by the catalogue. */
export type FactAsked = "price" | "time" | "included" | "payment" | "sizes" | "bigger" | "smaller";

/** What a conversation is about, from the visitor's turns. */
export type Focus = { services: readonly Service[]; scope: Scope | null };

const patterns: readonly [FactAsked, RegExp][] = [
  [
    "smaller",
    /\b(?:smaller|smallest|cheaper|cheapest|basic)\b|\b(?:kleiner|kleinste|gunstiger|billiger)\w*|\bmas (?:pequen|barat)\w*|\bplus petit\w*|\bmoins cher\w*/,
  ],
  [
    "bigger",
    /\b(?:bigger|biggest|larger|largest|next size|next one up|upgrade)\b|\b(?:grosser|grosste)\w*|\bmas grande\w*|\bplus grand\w*/,
  ],
  [
    "sizes",
    /\b(?:options|packages|sizes|scopes|tiers|versions|plans)\b|\b(?:grossen|varianten|pakete|ausfuhrungen)\b|\b(?:tamanos|opciones|paquetes|planes)\b|\b(?:tailles|formules|forfaits)\b/,
  ],
  [
    "included",
    /\b(?:includ\w*|what do (?:i|we) get|what s in|comes with)\b|\b(?:enthalten|inklusive|inbegriffen|dabei|bekomme)\b|\b(?:inclu\w+|que recibo)\b|\b(?:compris\w*|comprend|inclus\w*)\b/,
  ],
  [
    "payment",
    /\b(?:pay|payment|instal?lments?|milestones?)\b|\b(?:zahl\w*|bezahl\w*|raten)\b|\b(?:pagar|pago|plazos)\b|\b(?:payer|paiement)\b/,
  ],
  [
    "time",
    /\bhow (?:long|soon|fast|quick\w*)\b|\b(?:turnaround|delivery time|until (?:it )?(?:is |s )?live|take to build|deadline)\b|\bwhen (?:would|will|can|could) .{0,30}(?:ready|live|finished|done)\b|\bwie (?:lange|schnell)\b|\bcuanto (?:tiempo )?(?:tarda|demora|tiempo)\w*|\ben cuanto tiempo\b|\bcombien de temps\b|\bdelai\w*\b/,
  ],
];

/** What is asked of a service in a message, in the order in which it is answered. */
export function factsAsked(message: string): FactAsked[] {
  const words = wordsOf(plainLetters(message).replaceAll("ß", "ss"));
  const text = words.join(" ");
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([fact]) => fact);
  const isPrice = conceptsIn(words).has("price");
  return isPrice && !found.includes("payment") ? ["price", ...found] : found;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const pathOf = ({ id }: Service) => `/services/${id}`;
const starting = ({ scopes }: Service): Scope | undefined =>
  scopes.find(({ isStarting }) => isStarting) ?? scopes[0];

/** The scope that a message names by its own name, or that a price belongs to. */
export function scopeNamed(message: string, { scopes }: Service): Scope | null {
  const words = new Set(wordsOf(plainLetters(message)));
  const named = scopes
    .map((scope) => {
      const own = wordsOf(scope.name).filter((word) => word.length > 2);
      const held = own.filter((word) => words.has(word)).length;
      return { scope, share: own.length === 0 ? 0 : held / own.length };
    })
    .toSorted((a, b) => b.share - a.share)[0];
  return named && named.share >= 0.75 ? named.scope : null;
}

/** Answers what is asked of one service with the catalogue's figures; the scope it settles on is the new focus. */
export function tellFacts(
  asked: readonly FactAsked[],
  { service, scope: inFocus }: { service: Service; scope: Scope | null },
  language: Language,
): { text: string; scope: Scope | null } {
  const say = phrases[language];
  const byPrice = service.scopes.toSorted((a, b) => a.priceCents - b.priceCents);
  const first = starting(service);
  if (!first) return { text: "", scope: null };
  const common = { title: service.title, path: pathOf(service), hours: String(replies.quoteHours) };
  const about = (scope: Scope) => ({
    ...common,
    scope: scope.name,
    price: dollars(scope.priceCents),
    time: daysIn(scope, language),
  });
  const lines: string[] = [];
  let scope = inFocus;
  if (asked.includes("bigger") || asked.includes("smaller")) {
    const at = byPrice.findIndex(({ id }) => id === (inFocus ?? first).id);
    const next = byPrice[at + (asked.includes("bigger") ? 1 : -1)];
    if (!next) {
      const last = inFocus ?? first;
      const text = asked.includes("bigger") ? say.noBigger : say.noSmaller;
      return { text: fill(text, about(last)), scope: last };
    }
    scope = next;
    lines.push(fill(say.scopePrice, about(next)));
    // Scopes are described in English.
    if (!asked.includes("included") && language === "en") lines.push(next.description);
  } else if (asked.includes("sizes"))
    lines.push(
      [
        fill(say.sizes, { ...common, count: String(byPrice.length) }),
        ...byPrice.map(
          (one) => `- ${one.name}: ${dollars(one.priceCents)}, ${daysIn(one, language)}`,
        ),
      ].join("\n"),
    );
  else if (asked.includes("price") || (asked.includes("time") && scope))
    lines.push(
      scope
        ? fill(say.scopePrice, about(scope))
        : fill(say.price, { ...about(first), time: daysIn(first, language) }),
    );
  if (asked.includes("price") && !scope && byPrice.length > 1 && !asked.includes("sizes"))
    lines.push(
      fill(say.otherSizes, {
        list: byPrice
          .filter(({ id }) => id !== first.id)
          .map((one) => `${one.name} ${dollars(one.priceCents)}`)
          .join(", "),
      }),
    );
  if (asked.includes("time") && !scope) lines.push(timeOf(service, byPrice, language));
  if (asked.includes("included")) {
    const shown = scope ?? first;
    const lead = fill(say.includes, about(shown));
    lines.push(
      [
        [lead, say.inEnglish].filter(Boolean).join(" "),
        ...shown.includes.map((one) => `- ${one}`),
      ].join("\n"),
    );
  }
  if (asked.includes("payment"))
    lines.push(
      [
        fill(say.payment, common),
        ...service.paymentModels.map(
          ({ name, price, description }) =>
            `- ${name}${price ? ` (${price})` : ""}: ${description}`,
        ),
      ].join("\n"),
    );
  return { text: joined(lines), scope };
}

function timeOf(service: Service, byPrice: readonly Scope[], language: Language): string {
  const say = phrases[language];
  const lead = fill(say.time, {
    title: service.title,
    path: pathOf(service),
    time: timeIn(service.deliveryTime, language),
  });
  const scopes = byPrice.map((one) => `${one.name} ${daysIn(one, language)}`).join("; ");
  return byPrice.length > 1 ? `${lead} ${scopes}.` : lead;
}

/** Sentences run on, lists stand by themselves. */
const joined = (lines: readonly string[]): string =>
  lines.reduce(
    (text, line) =>
      text === ""
        ? line
        : `${text}${text.includes("\n- ") || line.includes("\n- ") ? "\n\n" : " "}${line}`,
    "",
  );

/** A line for each of several services. */
export const compareServices = (services: readonly Service[], language: Language): string =>
  services
    .map((service) => {
      const price = dollars(service.priceRange.minCents);
      const from = fill(phrases[language].offer, {
        title: service.title,
        path: pathOf(service),
        price,
        time: timeIn(service.deliveryTime, language),
      });
      const figures = from.slice(from.indexOf(")") + 1).replace(/^[^:]*:\s*/, "");
      return `- [${service.title}](${pathOf(service)}): ${figures} ${service.description}`;
    })
    .join("\n");

/** The service in one line: "fits, from …". */
export const offerLine = (service: Service, scope: Scope | null, language: Language): string =>
  scope
    ? fill(phrases[language].scopePrice, {
        title: service.title,
        path: pathOf(service),
        scope: scope.name,
        price: dollars(scope.priceCents),
        time: daysIn(scope, language),
      })
    : fill(phrases[language].offer, {
        title: service.title,
        path: pathOf(service),
        price: dollars(service.priceRange.minCents),
        time: timeIn(service.deliveryTime, language),
      });
