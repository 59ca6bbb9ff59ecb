import { phrases } from "#content/answers/phrases.ts";
import { serviceNames } from "#content/answers/service-names.ts";
import {
  type Demand,
  type Fitted,
  type FittedText,
  lineHolding,
  lineNaming,
  quantitiesIn,
  type Scope,
  type Service,
  unitAsked,
} from "#domain/catalogue/index.ts";
import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { wordsOf } from "#kit/words.ts";
import { countsUnnamed } from "./amounts-meant.ts";
import { offerLine } from "./catalogue-facts.ts";
import type { Language } from "./contract.ts";
import { factsAsked } from "./facts-asked.ts";
import { dollars } from "./offers.ts";
import { isQuestion, type Part, type Situation, sure } from "./part.ts";
import { scopesPriced } from "./pick-scope.ts";
import { isTelling, namedOf } from "./scope-holding.ts";

/** A follow-up is short: "and for 80 clients?" */
const fewWords = 9;
const asksWhich =
  /\b(?:which|enough|fit|fits|suit|need|handle|support|hold|cover|manage|with|welche[rsn]?|reicht|reichen|passt|brauch\w*|schafft|cu[áa]l\w*|sirve|basta|alcanza|quel\w*|suffit|convient)\b/iu;

/** "In that one" counts nothing. */
const thatOne =
  /(?<!\p{L})(?:(?:that|this|which|each|the other|another|next) one|one up|which ones?)(?!\p{L})/giu;

/** Which option holds what is named, or how much the options hold; null where neither is asked. */
export function answerCapacity(
  part: string,
  { service, isNamed, scope }: { service: Service; isNamed: boolean; scope: Scope | null },
  { language, before, services }: Situation,
): Part | null {
  const cited = [`/services/${service.id}`];
  const unit = unitAsked(part, service);
  const [priced] = scopesPriced(part, service);
  const told = unit && tellHeld(service, unit, priced ?? scope, language);
  if (told) return { ...sure(told), cited };
  const isUnnamed = countsUnnamed(part, service);
  const counted = withoutPrice(isUnnamed ? part : withNoun(part, before), service).replace(
    thatOne,
    " ",
  );
  const isShort = wordsOf(part).length <= fewWords;
  // "Is that still the one for $750?"
  const fit = namedOf(counted, service) ?? (priced && isShort ? namedOf(before, service) : null);
  if (!fit) return null;
  const facts = factsAsked(part);
  if (facts.length === 1 && facts[0] === "revisions") return null;
  const isAsked =
    facts.some((fact) => fact === "price" || fact === "time" || fact === "sizes") ||
    (isQuestion(part) && asksWhich.test(part)) ||
    (!isNamed && (isShort || isUnnamed)) ||
    (isQuestion(part) && priced !== undefined);
  if (!isAsked) return null;
  const beyond = isBeyond(fit) ? tellSibling(counted, service, { services, language }) : null;
  if (beyond) return beyond;
  const text = tellFitting(withWhole(fit, service), service, priced ?? null, language);
  // What is named stands in no line of the option: nothing is told of it.
  const saysNothing =
    facts.length === 0 &&
    !priced &&
    !text.includes("\n- ") &&
    fit.open.length === 0 &&
    !(isUnnamed && (fit.fitted.length > 1 || fit.fitted.some(({ quantity }) => quantity > 1)));
  return saysNothing ? null : { ...sure(text), cited };
}

const isBeyond = ({ demands, open }: Pick<FittedText, "demands" | "open">): boolean =>
  demands.filter(isTelling).every((one) => open.includes(one));

/** "The 400 chatbot" is the one that costs $400, and no 400 of them. */
const withoutPrice = (text: string, service: Service): string =>
  scopesPriced(text, service).reduce((rest, { priceCents }) => {
    const named = `\\b${priceCents / 100}(?= (?:${serviceNames[service.id] ?? "option"})\\b)`;
    return rest.replace(new RegExp(named, "giu"), " ");
  }, text);

/** Services of the same kind, the next larger one after each. */
const siblings: Readonly<Record<string, string>> = {
  "ai-video-1min": "vsl-ai-host",
  "landing-page": "full-website",
};

/** "Can it be four minutes?", of the one-minute video: the service of its kind that holds that. */
function tellSibling(
  text: string,
  { id }: Service,
  { services, language }: Pick<Situation, "services" | "language">,
): Part | null {
  const sibling = services.find((one) => one.id === siblings[id]);
  const fit = sibling ? namedOf(text, sibling) : null;
  if (!sibling || !fit || fit.open.length > 0 || fit.fitted.length !== 1) return null;
  return {
    ...sure(tellFitting(fit, sibling, null, language)),
    cited: [`/services/${sibling.id}`],
  };
}

/** "Four of them", of three flows and one flow: the one option that holds as many for no more. */
function withWhole(fit: FittedText, { scopes }: Service): FittedText {
  if (fit.fitted.length < 2 || fit.open.length > 0) return fit;
  const cents = fit.fitted.reduce((sum, one) => sum + one.scope.priceCents * one.quantity, 0);
  const telling = fit.demands.filter(isTelling);
  const whole = scopes.find(
    ({ priceCents, capacities }) =>
      priceCents <= cents &&
      telling.every(
        ({ demand }) =>
          demand.kind === "quantity" &&
          demand.counted?.units.some((unit) => (capacities?.holds[unit] ?? 0) >= demand.count),
      ),
  );
  return whole ? { ...fit, fitted: [{ scope: whole, quantity: 1 }] } : fit;
}

/** "Make it three", after "one site": three sites. */
function withNoun(part: string, before: string): string {
  if (wordsOf(part).length > fewWords || readMoney(part).length > 0) return part;
  const numbers = readNumbers(part);
  const [number, second] = numbers;
  if (!number || number.isArticle || second || quantitiesIn(part, numbers).length > 0) return part;
  const last = quantitiesIn(before, readNumbers(before)).at(-1);
  const noun = last?.text.replace(/^\S+\s*/u, "");
  return noun ? `${number.value} ${noun}` : part;
}

/** How much of a unit an option holds, or all of them. */
function tellHeld(
  service: Service,
  unit: NonNullable<ReturnType<typeof unitAsked>>,
  scope: Scope | null,
  language: Language,
): string | null {
  const say = phrases[language];
  const lines = (scope ? [scope] : service.scopes).flatMap((one) => {
    const line = lineHolding(one, unit);
    return line ? [`- ${one.name} (${dollars(one.priceCents)}): ${line}`] : [];
  });
  if (lines.length === 0) return null;
  const lead = say.details
    .replace("{title}", service.title)
    .replace("{path}", `/services/${service.id}`);
  return [[lead, say.inEnglish].filter(Boolean).join(" "), ...lines].join("\n");
}

function tellFitting(
  { demands, fitted, open }: FittedText,
  service: Service,
  asked: Scope | null,
  language: Language,
): string {
  const say = phrases[language];
  const telling = demands.filter(isTelling);
  const isAllBeyond = isBeyond({ demands, open });
  const [first] = fitted;
  if (!first) return "";
  const isAnother = asked !== null && !fitted.some(({ scope }) => scope.id === asked.id);
  const path = `/services/${service.id}`;
  const lead = isAllBeyond
    ? say.beyond.replace("{title}", service.title).replace("{path}", path)
    : isAnother
      ? say.notHeld.replace("{scope}", asked.name).replace("{price}", dollars(asked.priceCents))
      : "";
  const held = fitted.flatMap(({ scope }) =>
    telling.flatMap((one) => [
      ...(one.unit === "languages" ? specOf("Languages", service) : []),
      ...[lineNaming(scope, one) ?? specNaming(service, one.demand)].flat(),
    ]),
  );
  return [
    [
      lead,
      offerOf(fitted, service, language),
      !isAllBeyond && open.some(isTelling) ? say.partlyHeld : "",
    ]
      .filter(Boolean)
      .join(" "),
    ...[...new Set(held)].map((line) => `- ${line}`),
  ].join("\n");
}

/** Lines for all of a service's options that name something: "Platforms: Zapier, Make". */
const specNaming = ({ technicalSpecs }: Service, { kind, text }: Demand): string[] =>
  technicalSpecs
    .filter(({ value }) => kind === "system" && value.toLowerCase().includes(text.toLowerCase()))
    .map((spec) => `${spec.name}: ${spec.value}`);

/** "In French as well": which languages there are. */
const specOf = (called: string, { technicalSpecs }: Service): string[] =>
  technicalSpecs
    .filter(({ name }) => name === called)
    .map(({ name, value }) => `${name}: ${value}`);

/** One option, or several as often as they are needed, with what that is together. */
function offerOf(fitted: readonly Fitted[], service: Service, language: Language): string {
  const [first, second] = fitted;
  if (first && !second && first.quantity === 1) return offerLine(service, first.scope, language);
  return phrases[language].inAll
    .replace("{title}", service.title)
    .replace("{path}", `/services/${service.id}`)
    .replace(
      "{list}",
      fitted
        .map(({ scope, quantity }) => `${quantity} × ${scope.name} (${dollars(scope.priceCents)})`)
        .join(", "),
    );
}
