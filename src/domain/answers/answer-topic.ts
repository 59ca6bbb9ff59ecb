import { phrases } from "#content/answers/phrases.ts";
import {
  furtherOf,
  oneMoreRound,
  type TopicOfFocus,
  topicsOfFocus,
} from "#content/answers/topics-of-focus.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { offerLine, pricesOf } from "./catalogue-facts.ts";
import { factsAsked } from "./facts-asked.ts";
import { fillFacts } from "./fill-facts.ts";
import { servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { plain } from "./pick-service.ts";
import { sayEntry } from "./say-entry.ts";

/** A follow-up that asks this is short; longer messages tell something new. */
const maxWords = 24;

/** What a follow-up asks of the service talked about that a general answer wouldn't answer of it; null for anything else. */
export function answerTopic(part: string, situation: Situation): Part | null {
  const { focus, services } = situation;
  const ofAnswer = answerAfter(part, situation);
  if (ofAnswer) return ofAnswer;
  if (!focus || focus.isOpen) return null;
  // "Coming back to the website, do you write the texts?"
  if (servicesNamed(part, services).some(({ id }) => id !== focus.service.id)) return null;
  for (const asked of askedShortly(part)) {
    const said = sayTopic(plain(asked), focus, situation);
    if (said) return said;
  }
  return null;
}

/** "How long do I have?", after refunds were asked for: more of the same matter. */
function answerAfter(part: string, situation: Situation): Part | null {
  const [text, before] = [plain(part), plain(situation.before)];
  if (text.split(" ").length > maxWordsAfter) return null;
  if (servicesNamed(part, situation.services).length > 0) return null;
  const found = furtherOf.find(({ after, asks }) => after.test(before) && asks.test(text));
  const entry = situation.engine.collection.entries.find(({ id }) => id === found?.says);
  return entry ? sayEntry({ entry }, situation) : null;
}
const maxWordsAfter = 12;

/** Of a longer message, the sentences that ask: "He's like that with curtains, too. Do we see our money again?" */
const askedShortly = (part: string): string[] =>
  [
    part,
    ...(isShort(part) ? [] : sentencesOf(part).filter((sentence) => sentence.endsWith("?"))),
  ].filter(isShort);
const isShort = (text: string): boolean => plain(text).split(" ").length <= maxWords;

function sayTopic(
  text: string,
  focus: NonNullable<Situation["focus"]>,
  situation: Situation,
): Part | null {
  const { before } = situation;
  if (oneMoreRound.test(text) && factsAsked(before).includes("revisions"))
    return sayCurated("revisions-more", focus.service, situation);
  for (const topic of topicsOfFocus) {
    const says = saysOf(topic, text, focus.service);
    if (!says) continue;
    if (typeof says === "string") return sayCurated(says, focus.service, situation);
    const told = filled(says[situation.language], focus, situation);
    if (told === null) continue;
    return { ...sure(told), cited: [`/services/${focus.service.id}`] };
  }
  return null;
}

function saysOf({ asks, unless, says }: TopicOfFocus, text: string, { id }: Service) {
  if (!asks.test(text) || unless?.test(text)) return null;
  return says.find(([service]) => service.test(id))?.[1] ?? null;
}

function sayCurated(id: string, service: Service, situation: Situation): Part | null {
  const entry = situation.engine.collection.entries.find((one) => one.id === id);
  if (!entry) return null;
  const said = sayEntry({ entry }, situation);
  return { ...said, cited: [...new Set([...said.cited, `/services/${service.id}`])] };
}

function filled(
  text: string,
  { service, scope }: { service: Service; scope: Scope | null },
  { language, engine, services }: Situation,
): string | null {
  const costs = service.technicalSpecs.find(({ name }) => name === "Running costs");
  const offer = scope
    ? offerLine(service, scope, language)
    : `${service.title}: ${pricesOf(service.scopes)}.`;
  const { facts } = engine.collection;
  const withFigures = fillFacts(text, language, { services, facts });
  if (withFigures === null) return null;
  return withFigures
    .replace("{title}", service.title)
    .replace("{path}", `/services/${service.id}`)
    .replace("{offer}", () => offer)
    .replace("{costs}", () =>
      costs
        ? [`${costs.name}: ${costs.value}.`, phrases[language].inEnglish].filter(Boolean).join(" ")
        : "",
    )
    .trim();
}
