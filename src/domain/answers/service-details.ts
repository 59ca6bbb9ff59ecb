import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { plainLetters, stemOf, wordsOf } from "#kit/words.ts";
import type { Language } from "./contract.ts";
import { conceptsIn, isSmall } from "./features.ts";
import { dollars } from "./offers.ts";

/** Something that the catalogue says of a service: of all its scopes, or of one. */
export type Detail = {
  text: string;
  scope: Scope | null;
  /** How much of what was asked it holds, 0 to 1. */
  held: number;
};

type Asked = { stem: string; concepts: ReadonlySet<string>; weight: number };

/** What a price, a time or a service's name is asked by; it says nothing of what else is asked. */
const aroundFacts =
  /^(?:price|cost\w*|charge\w*|pay|how|much|long|include\w*|inclu\w*|get|possible|service|services|kost\w*|preis\w*|dauer\w*|enthalten|dabei|precio|cuesta|cuanto|incluye|prix|coute|combien|compris)$/;

/** "Can people pay in it?" asks for what it does, and not for its price. */
const paidIn =
  /\b(?:can|could|do|does|will|would) (?!i\b|we\b|you\b)(?:\w+ ){1,3}pay\b|\b(?:kann man|können (?!wir|sie\b)\w+|konnen \w+) .{0,30}zahlen\b|\bpueden (?:\w+ ){0,2}pagar\b|\bpeu(?:t|vent)(?:-(?:on|ils))? (?:\w+ ){0,2}payer\b/iu;
const payer =
  /^(?:people|ppl|customers?|clients?|users?|visitors?|guests?|leute|kunden|gaste|gente|clientes|gens)$/;
const paying = /^(?:pay|pagar|zahlen|bezahlen|payer)$/;

/** The words of a question that say what it is about, beside the service. */
function askedIn(question: string, service: Service, idf: ReadonlyMap<string, number>): Asked[] {
  const own = new Set(wordsOf(service.title).map(stemOf));
  const rare = Math.log(1 + idf.size);
  const words = [...new Set(wordsOf(plainLetters(question)))].filter(
    (word) => !isSmall(word) && !/^\d+$/.test(word) && !own.has(stemOf(word)),
  );
  const isPaidIn = paidIn.test(question);
  return words
    .filter((word) => (isPaidIn ? paying.test(word) || !payer.test(word) : !aroundFacts.test(word)))
    .map((word) => ({
      stem: stemOf(word),
      concepts: conceptsIn([word]),
      weight: idf.get(`w:${stemOf(word)}`) ?? rare,
    }));
}

/** Each line of the catalogue about a service, once. */
export function linesOf(service: Service): Omit<Detail, "held">[] {
  const common = [
    ...service.technicalSpecs.map(({ name, value }) => `${name}: ${value}`),
    ...service.features,
    ...service.benefits,
  ].map((text) => ({ text, scope: null }));
  const everywhere = new Set(
    service.scopes.length > 1
      ? service.scopes[0]?.includes.filter((item) =>
          service.scopes.every(({ includes }) => includes.includes(item)),
        )
      : [],
  );
  const ofScopes = service.scopes.flatMap((scope) =>
    [scope.name, ...scope.includes]
      .filter((text) => !everywhere.has(text) && !text.startsWith("Everything in "))
      .map((text) => ({ text, scope })),
  );
  return [...common, ...ofScopes];
}

/** What the catalogue says about what is asked of a service, the nearest first. */
export function findDetails(
  question: string,
  service: Service,
  idf: ReadonlyMap<string, number>,
): Detail[] {
  const asked = askedIn(question, service, idf);
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return [];
  return linesOf(service)
    .map((line) => {
      const words = wordsOf(line.text);
      const stems = new Set(words.map(stemOf));
      const concepts = conceptsIn(words);
      /** "Bank transfer, PayPal, cards" say one thing. */
      const counted = new Set<string>();
      const held = asked.reduce((sum, { stem, concepts: meant, weight }) => {
        if (stems.has(stem)) return sum + weight;
        const same = [...meant].find((one) => concepts.has(one) && !counted.has(one));
        if (same === undefined) return sum;
        counted.add(same);
        return sum + meantShare * weight;
      }, 0);
      return { ...line, held: held / all };
    })
    .filter(({ held }) => held > 0)
    .toSorted((a, b) => b.held - a.held);
}

/** A word that only means the same is weaker evidence than the word itself. */
const meantShare = 0.7;

const maxLines = 3;
/** A line that holds much less than the best one is about something else. */
const besideBest = 0.75;

/** The catalogue's lines as an answer, each scope with its price. */
export function tellDetails(
  details: readonly Detail[],
  service: Service,
  language: Language,
): string {
  const say = phrases[language];
  const best = details[0]?.held ?? 0;
  const told = details.filter(({ held }) => held >= best * besideBest).slice(0, maxLines);
  const lead = say.details
    .replace("{title}", service.title)
    .replace("{path}", `/services/${service.id}`);
  return [
    [lead, say.inEnglish].filter(Boolean).join(" "),
    ...told.map(({ text, scope }) =>
      scope ? `- ${scope.name} (${dollars(scope.priceCents)}): ${text}` : `- ${text}`,
    ),
  ].join("\n");
}
