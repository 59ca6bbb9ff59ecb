import { notedWords } from "#content/answers/noted-words.ts";
import { phrases } from "#content/answers/phrases.ts";
import { ownHosts } from "#content/brand.ts";
import { likelyAddress } from "#kit/asks-for-contact.ts";
import { callTimesIn } from "#kit/call-times.ts";
import { withoutNamesOfOthers } from "#kit/contact/on-behalf.ts";
import { withoutOrders } from "#kit/contact/orders.ts";
import { type OtherPerson, otherPersonIn, saidBack } from "#kit/contact/other-person.ts";
import { withoutQuotes } from "#kit/contact/own-words.ts";
import {
  type Contact,
  readContact,
  readContacts,
  withoutContactDetails,
} from "#kit/read-contact.ts";
import type { Language } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { phrasesOf } from "./own-phrases.ts";

/** How a message says to reach somebody: themselves, or whom they ask us to reach, and when to call. */
export type ToldReach = {
  contact: Contact;
  other: OtherPerson | null;
  /** When to call, in their words; empty where they don't say. */
  when: string;
  /** The number to call was told before this message. */
  isEarlier: boolean;
};

const saysMine = /(?<!\p{L})(?:my|mine|me|mein\p{L}*|mich|mir|mi|mí|mon|ma|moi)(?!\p{L})/iu;

/**
 * How to reach somebody as the last message tells it.
 * @param said what they said before: a time to call goes with the number that they gave then
 */
export function toldReach(message: string, said: readonly string[]): ToldReach {
  const text = withoutQuotes(withoutOrders(message));
  const before = said.at(-1) ?? "";
  const own = readContact(withoutNamesOfOthers([message])[0] ?? message, ownHosts);
  // "Can you call my wife?", and her number after it.
  const isAfter =
    (own.email ?? own.phone) !== null &&
    withoutContactDetails(before) === before &&
    !saysMine.test(text);
  const found = otherPersonIn(text) ?? (isAfter ? otherPersonIn(`${before}\n${text}`) : null);
  const other =
    found?.email && ownHosts.some((host) => found.email?.endsWith(`@${host}`)) ? null : found;
  const name = other && own.name !== null && own.name === other.name ? null : own.name;
  const contact = other ? { ...own, name, email: other.email, phone: other.phone } : own;
  // "Can someone call me tomorrow?", and then the number that was asked for.
  const isAnswer = own.phone !== null && readContact(before, ownHosts).phone === null;
  const when = callTimesIn(text) || (isAnswer ? callTimesIn(before) : "");
  if (contact.email || contact.phone || !when) return { contact, other, when, isEarlier: false };
  const { phone } = readContacts(said, ownHosts);
  return { contact: phone ? { ...contact, phone } : contact, other, when, isEarlier: true };
}

/** An address with a slip is put right by a tap. */
export function addressMeant({ email }: Contact, language: Language): string[] {
  const meant = email && likelyAddress(email);
  return meant ? [phrases[language].myAddressIs.replace("{address}", meant)] : [];
}

/**
 * What is said back of how to reach somebody; null where nothing was told. A number is asked for where we're to call and
 * know none. A customer's bot says its own words, which name neither persons nor times.
 */
export function notedIn(
  { contact, other, when, isEarlier }: ToldReach,
  language: Language,
  engine: Engine,
): string | null {
  const { collection } = engine;
  const isOurs = collection.phrases === undefined;
  const ways = [contact.email, contact.phone].filter((one) => one !== null);
  if (isEarlier && !isOurs) return null;
  if (ways.length === 0 && !(isOurs && when)) return null;
  const say = phrasesOf(engine, language);
  const words = notedWords[language];
  const own = ways.length > 1 ? say.notedBoth : contact.email ? say.noted : say.notedPhone;
  const template = ways.length === 0 ? words.whichNumber : other && isOurs ? words.notedFor : own;
  const meant = contact.email && likelyAddress(contact.email);
  return [
    template,
    when && isOurs && ways.length > 0 ? words.notedWhen : "",
    meant ? say.didYouMean.replace("{address}", () => meant) : "",
  ]
    .filter(Boolean)
    .join(" ")
    .replace("{what}", () => ways.join(", "))
    .replace("{who}", () => (other ? saidBack(other) : ""))
    .replace("{when}", () => when)
    .replace(/\{fact:(\w+)\}/gu, (_, fact: string) => collection.facts[fact] ?? "");
}
