import { ifInNeed } from "#content/answers/crisis-words.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { type Contact, withoutContactDetails } from "#kit/read-contact.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { wordsOf } from "#kit/words.ts";
import { asksSameOf } from "./answer-from-catalogue.ts";
import { answerMessage } from "./answer-message.ts";
import { thresholds } from "./answer-part.ts";
import { troubleAfterAll, troubleIn } from "./answer-trouble.ts";
import type { Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { fillFacts } from "./fill-facts.ts";
import { crisisFrom, crisisIn } from "./hear-kinds.ts";
import { mendSlips } from "./mend-slips.ts";
import { addressMeant, notedIn, toldReach } from "./noted-reach.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { chosenIn, readFocus, serviceOn, type Turn } from "./read-focus.ts";
import { otherLanguage, readLanguage } from "./read-language.ts";
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
  const told = toldReach(message, said);
  const { contact } = told;
  const written = contact.email || contact.phone ? withoutRequests(message) : message;
  const asked = withoutAssent(gist(withoutContactDetails(written)).replace(interjection, ""));
  const rest = withoutChat(mendSlips(asked, engine.vocabulary), engine, services);
  const [nearest] = rankEntries(rest, engine.index, { limit: 1 });
  const language = languageOf(message, said, nearest);
  const foreign = otherLanguage(message, engine.collection);
  const situation: Situation = {
    engine,
    services,
    language,
    focus: readFocus(earlier, services, page),
    shown: serviceOn(page, services),
    named: chosenIn([...said, rest], services),
    said,
    heard: earlier.findLast(({ sender }) => sender === "ai")?.text ?? "",
    before: said.at(-1) ?? "",
    asked: said.findLast((text) => !asksSameOf(text, servicesNamed(text, services))) ?? "",
    variant: turns.length,
  };
  // "Nobody picks up at your place and the shop takes no money" is no despair.
  const isTrouble = engine.readTrouble(asked) !== null;
  const crisis = crisisIn(message, engine, isTrouble ? crisisFrom.besideTrouble : undefined);
  if (crisis) return { ...sure(crisis.says[language]), language };
  const { facts } = engine.collection;
  if (foreign)
    return {
      ...sure(fillFacts(foreign, "en", { services, facts }) ?? foreign),
      language,
      offersPerson: true,
    };
  const noted = notedIn(told, language, engine);
  // Where a number is still asked for, there's nothing to store.
  const stored = contact.email || contact.phone ? { noted: contact } : {};
  if (noted && saysNothingElse(rest) && servicesNamed(rest, services).length === 0)
    return { ...sure(noted), asks: addressMeant(contact, language), language, ...stored };
  const read = { message: rest, typed: asked };
  // "He says this time he'll finish it" may be a call for help, and "my number was wrong" is about an address.
  const isCall = crisisIn(message, engine, crisisFrom.likely) !== null;
  const isSure = noted === null || engine.hearTrouble(asked).chance >= surelyTrouble;
  const isHeard = isTrouble || (!isCall && isSure);
  const reply =
    greetingFor(rest, contact, situation) ??
    (isHeard ? troubleIn(read, situation) : null) ??
    answerMessage(rest, situation);
  const call =
    reply.certainty === "sure"
      ? null
      : (callIn(message, reply, situation) ?? (noted ? null : troubleAfterAll(read, situation)));
  if (call) return { ...call, language };
  if (!noted) return { ...reply, language };
  // Whoever leaves an address is answered by a person anyway.
  if (reply.certainty !== "sure")
    return { ...sure(noted), asks: addressMeant(contact, language), language, ...stored };
  return {
    ...reply,
    language,
    text: `${reply.text}\n\n${noted}`,
    offersPerson: false,
    ...stored,
  };
}

const surelyTrouble = 0.9;

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

/** "Fair enough. Do you do logos?": what is said to the answer before stands before the next question. */
const assent =
  /^\s*(?:(?:(?:that |das |ça )?(?:ok(?:ay)?|oki|great|nice(?: one)?|cool|perfect|fair(?: enough)?|got it|i see|makes sense|sounds (?:good|fair)|good to know|understood|all ?right|no worries|alles klar|verstehe|verstanden|super|prima|gut(?: zu wissen)?|klingt gut|vale|entendido|perfecto|genial|de acuerdo|d['’]accord|compris|parfait|ça marche))[,.!;)]+\s+(?=[¿\p{L}]))+/iu;

function withoutAssent(text: string): string {
  const rest = text.replace(assent, "");
  return isQuestion(rest) ? rest : text;
}

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
