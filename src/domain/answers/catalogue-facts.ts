import { phrases } from "#content/answers/phrases.ts";
import { replies } from "#content/promises.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import type { Language } from "./contract.ts";
import type { FactAsked } from "./facts-asked.ts";
import { daysIn, dollars, timeIn } from "./offers.ts";
import type { Situation } from "./part.ts";

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(beginsByDate, ": ");
/** In English some scopes tell when they begin, or when each request is done: "costs $120: first dates within 3 days". */
const beginsByDate = / (?:and )?takes (?=first |each )/gu;

const pathOf = ({ id }: Service) => `/services/${id}`;
const starting = ({ scopes }: Service): Scope | undefined =>
  scopes.find(({ isStarting }) => isStarting) ?? scopes[0];

/** Scopes with their prices, in a sentence; their names hold commas. */
export const pricesOf = (scopes: readonly Scope[]): string =>
  scopes.map(({ name, priceCents }) => `${name} (${dollars(priceCents)})`).join("; ");

/** Scopes side by side, with what each of them includes. */
export const compareScopes = (
  scopes: readonly Scope[],
  service: Service,
  language: Language,
): string =>
  scopes
    .map((scope) =>
      [offerLine(service, scope, language), ...scope.includes.map((one) => `- ${one}`)].join("\n"),
    )
    .join("\n\n");

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
  const smallest = asked.includes("smallest") ? byPrice[0] : undefined;
  const biggest = asked.includes("biggest") ? byPrice.at(-1) : undefined;
  let scope = smallest ?? biggest ?? inFocus;
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
  else if (asked.includes("price") || smallest || biggest || (asked.includes("time") && scope))
    lines.push(
      scope
        ? fill(say.scopePrice, about(scope))
        : fill(say.price, { ...about(first), time: daysIn(first, language) }),
    );
  if (asked.includes("price") && !scope && byPrice.length > 1 && !asked.includes("sizes"))
    lines.push(
      fill(say.otherSizes, {
        list: pricesOf(byPrice.filter(({ id }) => id !== first.id)),
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
  if (asked.includes("revisions")) {
    const held = (scope ? [scope] : byPrice).flatMap(({ name, includes }) =>
      includes.filter((item) => /revision/.test(item)).map((item) => `${name}: ${item}.`),
    );
    // Scopes are described in English.
    const lead = `${fill(say.details, common)} ${say.inEnglish}`;
    lines.push(
      language === "en" ? held.join(" ") : [lead, ...held.map((one) => `- ${one}`)].join("\n"),
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

/** A line for each of several services, with what it is for: the catalogue describes it in English alone. */
export const compareServices = (
  services: readonly Service[],
  { engine, language }: Pick<Situation, "engine" | "language">,
): string =>
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
      const why = language === "en" ? null : engine.collection.needs[service.id]?.why[language];
      return `- [${service.title}](${pathOf(service)}): ${figures} ${why ?? service.description}`;
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
