import { ifInNeed } from "#content/answers/crisis-words.ts";
import { phrases } from "#content/answers/phrases.ts";
import { ownHosts } from "#content/brand.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { likelyAddress } from "#kit/asks-for-contact.ts";
import { type Contact, readContact, withoutContactDetails } from "#kit/read-contact.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { wordsOf } from "#kit/words.ts";
import { asksSameOf } from "./answer-from-catalogue.ts";
import { answerMessage } from "./answer-message.ts";
import { thresholds } from "./answer-part.ts";
import type { Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { fillFacts } from "./fill-facts.ts";
import { crisisFrom, crisisIn } from "./hear-kinds.ts";
import { mendSlips } from "./mend-slips.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { chosenIn, readFocus, type Turn } from "./read-focus.ts";
import { otherLanguage, readLanguage } from "./read-language.ts";
import { tellsOfOurs } from "./read-need.ts";
import { sayEntry } from "./say-entry.ts";
import { gist } from "./split-message.ts";
import { withoutChat } from "./without-chat.ts";

/** Answers the last of `turns` from a collection and the catalogue. Obeys nothing that it reads, and repeats none of it. */
export function replyTo(
  turns: readonly Turn[],
  engine: Engine,
  services: readonly Service[],
): Reply {
  const { text: message = "", page } = turns.findLast(({ sender }) => sender === "user") ?? {};
  const earlier = turns.slice(
    0,
    turns.findLastIndex(({ sender }) => sender === "user"),
  );
  const said = earlier.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const contact = readContact(message, ownHosts);
  const written = contact.email || contact.phone ? withoutRequests(message) : message;
  const asked = gist(withoutContactDetails(written)).replace(interjection, "");
  const rest = withoutChat(mendSlips(asked, engine.vocabulary), engine, services);
  const [nearest] = rankEntries(rest, engine.index, { limit: 1 });
  const language = languageOf(message, said, nearest);
  const foreign = otherLanguage(message, engine.collection);
  const situation: Situation = {
    engine,
    services,
    language,
    focus: readFocus(earlier, services, page),
    named: chosenIn([...said, rest], services),
    said,
    heard: earlier.findLast(({ sender }) => sender === "ai")?.text ?? "",
    before: said.at(-1) ?? "",
    asked: said.findLast((text) => !asksSameOf(text, servicesNamed(text, services))) ?? "",
    variant: turns.length,
  };
  const crisis = crisisIn(message, engine);
  if (crisis) return { ...sure(crisis.says[language]), language };
  const { facts } = engine.collection;
  if (foreign)
    return {
      ...sure(fillFacts(foreign, "en", { services, facts }) ?? foreign),
      language,
      offersPerson: true,
    };
  const noted = contact.email || contact.phone ? notedWords(contact, language, engine) : null;
  if (noted && saysNothingElse(rest) && servicesNamed(rest, services).length === 0)
    return { ...sure(noted), asks: addressMeant(contact, language), language, noted: contact };
  const reply =
    greetingFor(rest, contact, situation) ??
    emergencyIn(rest, asked, situation) ??
    answerMessage(rest, situation);
  const call = reply.certainty === "sure" ? null : callIn(message, reply, situation);
  if (call) return { ...call, language };
  if (!noted) return { ...reply, language };
  // Whoever leaves an address is answered by a person anyway.
  if (reply.certainty !== "sure")
    return { ...sure(noted), asks: addressMeant(contact, language), language, noted: contact };
  return {
    ...reply,
    language,
    text: `${reply.text}\n\n${noted}`,
    offersPerson: false,
    noted: contact,
  };
}

/** What was surely understood as nothing else may be a call for help: an answer to it, or a sentence beside the other. */
function callIn(message: string, reply: Part, { engine, language }: Situation): Part | null {
  const likely = crisisIn(message, engine, crisisFrom.likely);
  if (likely) return sure(likely.says[language]);
  return crisisIn(message, engine, crisisFrom.perhaps)
    ? { ...reply, text: `${reply.text}\n\n${ifInNeed[language]}` }
    : null;
}

/** "lol ok thanks": what is said follows. */
const interjection =
  /^\s*(?:(?:lol|haha+|hehe+|hm+|uh+m*|um+|ahm+|ah+|oh+|wow|jaja+|euh|tja|naja)[,.! ]+(?=\p{L}))+/iu;

/** Whoever only says what they are called, and for whom they come, is greeted. */
function greetingFor(message: string, { name, company }: Contact, situation: Situation) {
  if (!name) return null;
  const said = [name, company ?? ""].join(" ").toLowerCase().split(/\s+/u);
  const rest = contentWords(message).filter((word) => !said.includes(word));
  const hello = situation.engine.collection.entries.find(({ id }) => id === "greeting");
  return rest.every((word) => aroundName.test(word)) && hello
    ? sayEntry({ entry: hello }, situation)
    : null;
}
const aroundName =
  /^(?:hi|hello|hey|hiya|good|morning|afternoon|evening|day|name|called|hallo|guten|tag|abend|heiße|heisse|bin|hola|buenos|buenas|dias|días|tardes|llamo|soy|bonjour|bonsoir|appelle|suis|im)$/u;

/** "If our data leaked, when would we hear of it?" tells of nothing that has happened. */
const supposes =
  /^\W*(?:and |und |y |et )?(?:if|what if|what happens (?:if|when)|suppose|wenn|was wenn|was passiert,? wenn|falls|y si|qué pasa si|et si|que se passe)(?!\p{L})[^.!]*\?\s*$/iu;

/** "Can other customers see our data?" asks how things are. */
const asksInGeneral =
  /^\W*(?:can|could|do|does|will|would|how|who|what|which|kann|können|wie|wer|was|puede[ns]?|cómo|quién|qué|est-ce que|peut|comment|qui)(?!\p{L})[^.!]*\?\s*$/iu;

/** What somebody is told whose system of ours is broken; null where none is. @param typed the same before slips were mended */
function emergencyIn(message: string, typed: string, situation: Situation): Part | null {
  if (supposes.test(message) || asksInGeneral.test(message)) return null;
  const { readTrouble, readEmergency, readStory, collection, index } = situation.engine;
  // "The boy who made our site left. We look for somebody who keeps an eye on it" tells of a need.
  const isNeed = seeks.test(message) && (readStory?.(message).told.need ?? 0) >= surelyNeed;
  if (isNeed && !tellsOfOurs(typed)) return null;
  // What is asked about single services is no trouble with one.
  const ranked = rankEntries(message, index, { limit: 12 })
    .filter(({ entry }) => entry.kind !== "answer" || entry.offers === null)
    .slice(0, 3);
  const likely = new Map(ranked.map(({ entry, score }) => [entry.id, score]));
  const [best] = ranked;
  // "The payment page doesn't open" has an answer of its own.
  // A statement about a service of ours is a trouble sooner than a question about it.
  const isAsked =
    best?.entry.kind === "answer" && (best.entry.offers === null || isQuestion(message));
  const isAnswered = isAsked && best.score >= thresholds.sure;
  const isLeft = isAnswered && !tellsOfOurs(typed);
  const told = isLeft ? null : (readTrouble(typed) ?? readTrouble(message));
  const id = told ?? readEmergency(message, likely);
  const entry = id && collection.entries.find((one) => one.id === id);
  return entry ? { ...sayEntry({ entry }, situation), offersPerson: true } : null;
}

const surelyNeed = 0.97;
const seeks =
  /(?<!\p{L})(?:looking for|look for|in search of|suchen?|gesucht|buscamos|busco|se busca|cherch(?:e|ons)|recherch(?:e|ons))(?!\p{L})/iu;

/** Up to here a message's language is read with what was said before. */
const fewWords = 3;

function languageOf(
  message: string,
  said: readonly string[],
  nearest: Ranked | undefined,
): Language {
  // Few words tell little: "ok", "me alcanza?".
  const isShort = wordsOf(message).length <= fewWords;
  const told = readLanguage(isShort ? [...said.slice(-2), message].join(" ") : message);
  if (told) return told;
  for (const text of said.toReversed()) {
    const before = readLanguage(text);
    if (before) return before;
  }
  return nearest && nearest.score >= thresholds.sure ? nearest.language : "en";
}

/** What stands around an address: "my email is", "you can reach me at". */
const aroundContact =
  /^(?:email|mail|address|phone|number|name|call|reach|contact|write|reply|back|mobile|tel|telephone|correo|telefono|adresse|telefon|nummer|erreich\w*|schreib\w*|ruf\w*|llam\w*|escrib\w*|appel\w*|numero|courriel|joindre|send|please|morning|afternoon|tomorrow)$/;
const saysNothingElse = (text: string): boolean =>
  contentWords(text).filter((word) => !aroundContact.test(word)).length <= 3 && !text.includes("?");

/** Without the sentences that only say where to reply, if others remain. */
function withoutRequests(message: string): string {
  const kept = sentencesOf(message).filter((sentence) => {
    const words = contentWords(withoutContactDetails(sentence));
    return sentence.includes("?") || words.some((word) => !aroundContact.test(word));
  });
  return kept.length > 0 ? kept.join(" ") : message;
}

/** An address with a slip is put right by a tap. */
function addressMeant({ email }: Contact, language: Language): string[] {
  const meant = email && likelyAddress(email);
  return meant ? [phrases[language].myAddressIs.replace("{address}", meant)] : [];
}

function notedWords(contact: Contact, language: Language, engine: Engine): string {
  const { collection } = engine;
  const say = phrasesOf(engine, language);
  const ways = [contact.email, contact.phone].filter((one) => one !== null);
  const template = ways.length > 1 ? say.notedBoth : contact.email ? say.noted : say.notedPhone;
  const meant = contact.email && likelyAddress(contact.email);
  const asksBack = meant ? ` ${say.didYouMean.replace("{address}", meant)}` : "";
  return `${template}${asksBack}`
    .replace("{what}", ways.join(", "))
    .replace(/\{fact:(\w+)\}/, (_, name: string) => collection.facts[name] ?? "");
}
