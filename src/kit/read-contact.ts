import { addressesIn } from "./contact/addresses.ts";
import {
  firmFromHost,
  firmOfAddress,
  firstNameOfAddress,
  nameOfAddress,
} from "./contact/by-address.ts";
import { companyIn } from "./contact/companies.ts";
import { correctedAddress, correctedName, joinedNames } from "./contact/corrections.ts";
import { firmByShape } from "./contact/firm-by-shape.ts";
import { isFirstName } from "./contact/first-names.ts";
import { askedForIn, furtherName, smallFirmBeforeName } from "./contact/further-names.ts";
import { introductionIn } from "./contact/introductions.ts";
import { lastWordName, nameBeforeFirm } from "./contact/last-word.ts";
import { firmAsPart, leadingFirm } from "./contact/leading-firm.ts";
import { bareName, nameIn } from "./contact/names.ts";
import { asTheirOwn, asTheirs, withoutNamesOfOthers } from "./contact/on-behalf.ts";
import { withoutOrders } from "./contact/orders.ts";
import { withoutOthersWork } from "./contact/others-firms.ts";
import { isOwn, takesContactBack, withoutQuotes } from "./contact/own-words.ts";
import { nameAsPart } from "./contact/part-names.ts";
import { withoutPast } from "./contact/past-firms.ts";
import { phonesIn } from "./contact/phones.ts";
import { signatureIn, signedFirm } from "./contact/signature.ts";
import { smallFirmOf, smallNameOf } from "./contact/small-turns.ts";
import { whoLineIn } from "./contact/who-lines.ts";
import { sentencesOf } from "./sentences.ts";

/** What somebody told about themselves. */
export type Contact = {
  email: string | null;
  phone: string | null;
  name: string | null;
  company: string | null;
};

const maxLength = 4000;
/** "He's called Mr Wren": nobody's firm. */
const isPerson =
  /^(?:Maître|Me|Dr|Docteure?|Doctora?|Prof)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$|^(?:Mr|Mrs|Ms|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?)\.? \p{Lu}/u;
const nothing: Contact = { email: null, phone: null, name: null, company: null };

/** After which what follows replaces what came before: "a@x.com, sorry, b@x.com". */
const correction =
  /(?:\b(?:sorry|oops|typo|wait|i mean|i meant|correction|correct is|actually|no,|no no|nope|rather|not that|old one|wrong|doesn['’]t work|error|mistake|aargh|argh|ups|stopp?|moment|falsch|verkehrt|vertippt|die alte|vielmehr|entschuldigung|korrektur|ich meine|besser|richtig ist|perdón|perdona|quiero decir|quise decir|digo|me equivoqué|equivocad[oa]|antigu[oa]|viej[oa]|mejor dicho|pardon|enfin non|non,|l['’]ancienne?|erreur|mauvais|je me trompe|oups|je veux dire|plutôt|désolée?)\b)/iu;
const preferred =
  /\b(?:use|prefer|better(?! than)|best|instead|write to me|reach me|lieber|besser|nehmen sie|utilizad?|use[nz]?|prefiero|mejor|utilisez|préfère|plutôt)\b[^.!?\n]{0,25}$|(?<!\p{L})(?:an mich|(?:to|for) me|a mí|à moi|für mich|mine is|my (?:own )?(?:e-?mail|mail|address|number)(?: is)?|meine (?:ist|e-?mail|adresse|nummer)(?: ist)?|el mío|mi (?:correo|número)(?: es)?|(?:la|le) mien(?:ne)?(?: est)?|mon (?:adresse|mail|numéro)(?: est)?)\s*[:,]?\s*$/iu;

/** Of what was found, the speaker's own: the first, or the one that corrects it or is preferred. */
function ownOne<T extends { at: number; end: number }>(
  text: string,
  found: readonly T[],
): T | null {
  const own = found.filter(({ at, end }) => isOwn(text, at, end));
  return own.reduce<T | null>((kept, next) => {
    if (kept === null) return next;
    const between = text.slice(kept.end, next.at);
    return correction.test(between) || preferred.test(between) ? next : kept;
  }, null);
}

/** Whether an address is at one of these hosts. */
const isAt = (address: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => address.toLowerCase().endsWith(`@${host}`));

/**
 * What somebody tells of themselves in one message: how to reach them, what they are called, and for whom they come.
 * Nobody else's: "my colleague's address is …" is left out, as are quotations and orders about what we store.
 * @param ours hosts of our own addresses, which are nobody else's
 */
export function readContact(message: string, ours: readonly string[] = []): Contact {
  const text = withoutQuotes(withoutOrders(message.slice(0, maxLength)));
  const addresses = addressesIn(text);
  const email = ownOne(
    text,
    addresses.filter(({ address }) => !isAt(address, ours)),
  );
  // The digits of an address are no number.
  const numbers = addresses.reduce(
    (rest, { at, end }) => rest.slice(0, at) + "@".repeat(end - at) + rest.slice(end),
    text,
  );
  const phone = ownOne(text, phonesIn(numbers));
  const signed = signatureIn(text);
  const found = nameIn(text);
  // "Ada Lovelace, Greenfield Vets, ada@greenfieldvets.example": the second is no person.
  const line = whoLineIn(text);
  const isFirm = found !== null && (found.name === signed.company || found.name === line?.company);
  const name = isFirm ? null : found;
  const introduced = introductionIn(text);
  const isFuller = introduced.isListed && introduced.name?.startsWith(`${name?.name} `);
  const further = name || introduced.name ? null : furtherName(text);
  const said =
    (isFuller ? null : name?.name) ??
    introduced.name ??
    further?.name ??
    signed.name ??
    line?.name ??
    null;
  const besideThem = line !== null && (said ?? "").startsWith(line.name) ? line.company : null;
  const company =
    signedFirm(text) ??
    (said === introduced.name && introduced.isListed ? introduced.company : null) ??
    (companyIn(
      withoutOthersWork(withoutPast(text)),
      name?.end ?? introduced.end ?? further?.end ?? null,
    ) ||
      (further && smallFirmBeforeName(text, further)) ||
      (introduced.company ?? besideThem ?? signed.company ?? ""));
  const isOurs = ours.some((host) => host.split(".")[0] === company.toLowerCase());
  // "We're Tom and Ann": two people.
  const isPair =
    said !== null &&
    /^ (?:and|und|y|et) \S+$/u.test(company.slice(said.length)) &&
    company.startsWith(said);
  return {
    email: email?.address ?? null,
    phone: phone?.phone ?? null,
    name: said,
    company:
      company === "" || company === said || isOurs || isPair || isPerson.test(company)
        ? null
        : company,
  };
}

const wantsReply =
  /(?<!\p{L})(?:(?:write to|reply to|call|contact|e?-?mail|ring) me|schreib\p{L}* (?:sie )?mir|(?:ruf\p{L}*|kontaktier\p{L}*) (?:sie )?mich|(?:escríb|llám|contáct)\p{L}*me|(?:écrivez|rappelez|contactez|appelez)-moi)(?!\p{L})/iu;

/**
 * What was told over a whole conversation; what was said last counts, and what was taken back is gone. Somebody who gives no
 * way to reach them, but asks us to write to or call their boss, is reached there.
 */
export const readContacts = (told: readonly string[], ours: readonly string[] = []): Contact =>
  readWhoTalks(told, ours).contact;

/** The same, with the messages as the person would have written them whom we're to reach. */
export function readWhoTalks(
  told: readonly string[],
  ours: readonly string[] = [],
): { contact: Contact; messages: readonly string[] } {
  // "Call my wife. Dee, 0770 …": a name of hers, and not of the person who asks.
  const messages = asTheirOwn(withoutNamesOfOthers(told));
  const contact = contactsIn(messages, ours);
  const isReached = contact.email !== null || contact.phone !== null;
  if ((isReached && contact.name) || told.some(takesContactBack)) return { contact, messages };
  const theirs = asTheirs(told);
  const reached = theirs && contactsIn(theirs, ours);
  if (isReached)
    return { contact: { ...contact, name: contact.name ?? reached?.name ?? null }, messages };
  if (!theirs || !(reached?.email || reached?.phone)) return { contact, messages };
  // Their own name, which is read more freely of somebody who can be reached.
  const name = contactsIn(messages, ours, true).name ?? reached.name;
  const company = contact.company ?? reached.company;
  return { contact: { ...reached, name, company }, messages: theirs };
}

/** Of names that were told one after the other, the last, or what it is a part of: "gary", "gary pike". */
const fullest = (names: readonly string[]): string | null =>
  names.reduce<string | null>((known, told) => joinedNames(known, told), null);

function contactsIn(
  messages: readonly string[],
  ours: readonly string[],
  isReachedElsewhere = false,
): Contact {
  const contact = messages.reduce<Contact>((before, message) => {
    const known = takesContactBack(message) ? { ...before, email: null, phone: null } : before;
    const now = readContact(message, ours);
    const mended = known.email && correctedAddress(message, known.email);
    const name = known.name && (correctedName(message, known.name) ?? now.name);
    return {
      email: now.email ?? (mended || known.email),
      phone: now.phone ?? known.phone,
      name: name ? joinedNames(known.name, name) : (known.name ?? now.name),
      company: now.company ?? known.company,
    };
  }, nothing);
  const own = messages.map(withoutQuotes);
  const present = own.map((one) => withoutOthersWork(withoutPast(one)));
  // Whom their address is called after, if nobody was named or somebody else was.
  const addressed = own.flatMap((one) => nameOfAddress(one, contact.email) ?? [])[0];
  if (addressed && (contact.name === null || addressed.isWhole)) {
    const isTheirName =
      contact.name !== null &&
      addressed.name.split(" ").some((one) => contact.name?.split(" ").includes(one));
    if (!isTheirName) contact.name = addressed.name;
  }
  const isReached = isReachedElsewhere || (contact.email ?? contact.phone);
  const smallName = fullest(own.flatMap((one) => smallNameOf(one) ?? []));
  // "Weingut Rebholz, hier Ulrike Kern": a firm at a message's start, where somebody says who they are.
  const isKnown = contact.name ?? isReached;
  const company =
    contact.company ??
    firmOfAddress(present, contact.email) ??
    firmFromHost(present, contact.email) ??
    (isKnown ? present.flatMap((one) => leadingFirm(one) ?? [])[0] : null) ??
    present.flatMap((one) => firmAsPart(one) ?? [])[0] ??
    (isKnown
      ? (present.flatMap((one) => smallFirmOf(one, contact.name ?? smallName) ?? [])[0] ??
        firmByShape(present, contact.name))
      : null);
  const known = { ...contact, company: company === contact.name ? null : company };
  if (contact.name || !(isReached || messages.some((one) => wantsReply.test(one)))) return known;
  // "Marcus Bell" as a whole message is a name where the same person can be reached.
  const bare = own
    .flatMap((message) => {
      const told = withoutOrders(message);
      const sentences = sentencesOf(told);
      const [first = ""] = sentences;
      const last = sentences.at(-1) ?? "";
      const whole = (one: string) => (one.includes(" ") ? bareName(one, null) : null);
      // "Beth. Any day after Tuesday is good."
      const single =
        /^\p{Lu}\p{L}+\.$/u.test(first) && isFirstName(first.slice(0, -1))
          ? bareName(first, null)
          : null;
      const signed = sentences.length > 1 ? (whole(first) ?? single ?? whole(last)) : null;
      return bareName(told, contact.email) ?? signed ?? [];
    })
    .at(-1);
  const asked = own.flatMap((one) => (isReached ? (askedForIn(one) ?? []) : [])).at(-1);
  const part = own.flatMap((one) => nameAsPart(one, contact.email, known.company) ?? []).at(-1);
  const lastWord = isReached
    ? (own.flatMap((one) => lastWordName(one) ?? []).at(-1) ?? null)
    : null;
  // "Hollis, Hollis & Grey Lettings"
  const ahead =
    known.company && own.flatMap((one) => nameBeforeFirm(one, known.company ?? "") ?? [])[0];
  return {
    ...known,
    name:
      bare ??
      asked ??
      part ??
      smallName ??
      firstNameOfAddress(own, contact.email) ??
      (ahead || lastWord),
  };
}

/** A message without what tells how to reach somebody. */
export function withoutContactDetails(message: string): string {
  let rest = message;
  for (const read of [addressesIn, phonesIn])
    for (const { at, end } of read(rest).toReversed())
      rest = `${rest.slice(0, at)} ${rest.slice(end)}`;
  return rest;
}
