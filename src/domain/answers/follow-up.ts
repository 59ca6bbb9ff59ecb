import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { compareServices, tellFacts } from "./catalogue-facts.ts";
import { factsAsked, type FactAsked } from "./facts-asked.ts";
import { offerService } from "./offer-service.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import { scopeOfWords, scopesBySize, scopesPriced } from "./pick-scope.ts";
import { maxWords, other, pickOf, plain } from "./pick-service.ts";

const maxChoices = 3;

const thatOne =
  /\b(?:that|this) one\b|\b(?:das|dieses|dieser|diese) da\b|\b(?:ese|esa|este|esta)\b|\b(?:celui|celle) (?:la|ci)\b/;
const more =
  /\b(?:tell me|know|say|explain)\b.*\b(?:more|about)\b.*\b(?:it|this|that|that one|this one)\b|\bmehr (?:daruber|dazu|davon)\b|\bmas (?:sobre|de) (?:eso|esto|ello|el|ella)\b|\b(?:en savoir|dites m en|m en dire) plus\b/;

const ofSize: readonly FactAsked[] = ["bigger", "smaller", "biggest", "smallest"];

/** Answers what only the conversation before it gives a meaning to; null where a message has one of its own. */
export function answerFollowUp(
  part: string,
  situation: Situation,
  { isBare }: { isBare: boolean },
): Part | null {
  const { focus, services, language } = situation;
  const text = plain(part);
  if (text.split(" ").length > maxWords || servicesNamed(part, services).length > 0) return null;
  const facts = factsAsked(part);
  if (!focus) return isBare && isDangling(text, facts) ? askWhich(situation) : null;
  const cite = (list: readonly Service[]) => list.map(({ id }) => `/services/${id}`);
  const picked = pickOf(part, focus, services);
  if (picked) {
    const own = facts.filter((fact) => !ofSize.includes(fact));
    const asked = own.length > 0 ? own : factsAsked(situation.asked);
    const told = tellFacts(
      asked.filter((fact) => !ofSize.includes(fact)),
      { service: picked, scope: null },
      language,
    );
    return told.text === ""
      ? offerService(picked, null, situation)
      : { ...sure(told.text), cited: cite([picked]) };
  }
  if (!isBare) return null;
  if (focus.isOpen && facts.length > 0)
    return {
      ...sure(compareServices((focus.beside ?? []).slice(0, maxChoices), situation)),
      cited: cite((focus.beside ?? []).slice(0, maxChoices)),
    };
  // "And the other one?", of a service that comes in several sizes.
  if (facts.length === 0 && other.test(text) && focus.service.scopes.length > 1)
    return {
      ...sure(tellFacts(["sizes"], { service: focus.service, scope: null }, language).text),
      cited: cite([focus.service]),
    };
  const scope = facts.length === 0 && !focus.isOpen ? scopeMeant(part, focus.service) : null;
  if (scope) return offerService(focus.service, scope, situation);
  return more.test(text) ? offerService(focus.service, focus.scope, situation) : null;
}

/** "And a whole day?", "what about the middle one": another option, and nothing asked of it. */
const scopeMeant = (part: string, service: Service): Scope | null =>
  asksElse.test(plain(part)) || scopesPriced(part, service).length > 0
    ? null
    : (scopeOfWords(part, service) ?? scopesBySize(part, service)[0] ?? null);
const asksElse =
  /^(?:(?:and|ok|okay|so|und|y|et) )*(?:which|who|how|where|when|why|do|does|is|are|can|could|will|would|welche\w*|wer|wie|wo|wann|warum|kann|ist|sind|cual\w*|quien|como|donde|cuando|puede\w*|es|est ce|peut|qui|comment|ou|quand|quel\w*)\b/u;

/** "And the bigger one?", with nothing said before it. */
const isDangling = (text: string, facts: readonly FactAsked[]): boolean =>
  facts.some((fact) => ofSize.includes(fact)) ||
  (facts.length === 0 &&
    (other.test(text) || thatOne.test(text)) &&
    contentWords(text).length <= 1);

/** Asks which service is meant, with the ones to tap that come first in the catalogue. */
function askWhich({ services, language }: Situation): Part | null {
  if (services.length === 0) return null;
  const asks = services
    .slice(0, maxChoices)
    .map(({ title }) => phrases[language].askPrice.replace("{title}", title));
  return { ...sure(phrases[language].whichService), asks, offersPerson: true, certainty: "unsure" };
}
