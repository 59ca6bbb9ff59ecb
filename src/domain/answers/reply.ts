import { phrases } from "#content/answers/phrases.ts";
import { ownHosts } from "#content/brand.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { likelyAddress } from "#kit/asks-for-contact.ts";
import { type Contact, readContact, withoutContactDetails } from "#kit/read-contact.ts";
import { answerPart, thresholds } from "./answer-part.ts";
import { scopeNamed } from "./catalogue-facts.ts";
import type { Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { fillFacts } from "./fill-facts.ts";
import { mendSlips } from "./mend-slips.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { readFocus, type Turn } from "./read-focus.ts";
import { otherLanguage, readLanguage } from "./read-language.ts";
import { sayEntry } from "./say-entry.ts";
import { gist, splitMessage } from "./split-message.ts";

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
  const rest = mendSlips(gist(withoutContactDetails(message)), engine.vocabulary);
  const [nearest] = rankEntries(rest, engine.index, { limit: 1 });
  const language = languageOf(message, said, nearest);
  const foreign = otherLanguage(message, engine.collection);
  const situation: Situation = {
    engine,
    services,
    language,
    focus: readFocus(earlier, services, page),
    before: said.at(-1) ?? "",
    variant: turns.length,
  };
  const crisis = engine.collection.crises.find(({ tells }) =>
    tells.some((pattern) => pattern.test(message)),
  );
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
  const emergency = emergencyIn(rest, situation);
  const reply = emergency ?? together(answerParts(splitMessage(rest), rest, situation));
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

/** Each question by itself; one that names no service is about the one that the message names. */
function answerParts(parts: readonly string[], message: string, situation: Situation): Part[] {
  const [named, second] = servicesNamed(message, situation.services);
  const isOne = parts.length > 1 && named !== undefined && second === undefined;
  const scope = isOne ? scopeNamed(message, named) : null;
  const focus = isOne ? { service: named, scope } : situation.focus;
  return parts.map((part) => answerPart(part, { ...situation, focus }));
}

/** What somebody is told whose system of ours is broken; null where none is. */
function emergencyIn(message: string, situation: Situation): Part | null {
  const { readEmergency, collection } = situation.engine;
  const id = readEmergency(message);
  const entry = id && collection.entries.find((one) => one.id === id);
  return entry ? { ...sayEntry({ entry }, situation), offersPerson: true } : null;
}

function languageOf(
  message: string,
  said: readonly string[],
  nearest: Ranked | undefined,
): Language {
  const told = readLanguage(message);
  if (told) return told;
  for (const text of said.toReversed()) {
    const before = readLanguage(text);
    if (before) return before;
  }
  return nearest && nearest.score >= thresholds.sure ? nearest.language : "en";
}

/** Several questions get several answers; what is unknown beside something known is left to be asked again. */
function together(parts: readonly Part[]): Part {
  const known = parts.filter(({ certainty }) => certainty === "sure");
  const [first] = known.length > 0 ? known : parts;
  if (!first) return { ...sure(""), certainty: "unknown" };
  if (known.length < 2) return first;
  const texts = [...new Set(known.map(({ text }) => text))];
  return {
    text: texts.join("\n\n"),
    cited: [...new Set(known.flatMap(({ cited }) => cited))],
    asks: known.at(-1)?.asks ?? [],
    offersPerson: known.some(({ offersPerson }) => offersPerson),
    certainty: "sure",
  };
}

/** What stands around an address: "my email is", "you can reach me at". */
const aroundContact =
  /^(?:email|mail|address|phone|number|name|call|reach|contact|write|reply|back|mobile|tel|telephone|correo|telefono|adresse|telefon|nummer|erreich\w*|schreib\w*|ruf\w*|llam\w*|escrib\w*|appel\w*|numero|courriel|joindre|send|please|morning|afternoon|tomorrow)$/;
const saysNothingElse = (text: string): boolean =>
  contentWords(text).filter((word) => !aroundContact.test(word)).length <= 3 && !text.includes("?");

/** An address with a slip is put right by a tap. */
function addressMeant({ email }: Contact, language: Language): string[] {
  const meant = email && likelyAddress(email);
  return meant ? [phrases[language].myAddressIs.replace("{address}", meant)] : [];
}

function notedWords(contact: Contact, language: Language, { collection }: Engine): string {
  const say = phrases[language];
  const ways = [contact.email, contact.phone].filter((one) => one !== null);
  const template = ways.length > 1 ? say.notedBoth : contact.email ? say.noted : say.notedPhone;
  const meant = contact.email && likelyAddress(contact.email);
  const asksBack = meant ? ` ${say.didYouMean.replace("{address}", meant)}` : "";
  return `${template}${asksBack}`
    .replace("{what}", ways.join(", "))
    .replace(/\{fact:(\w+)\}/, (_, name: string) => collection.facts[name] ?? "");
}
