import { wholeWords } from "../whole-words.ts";
import { isFirstName } from "./first-names.ts";
import { isBusinessWord, isNoName } from "./no-names.ts";
import { isPlace } from "./places.ts";

const particle = "(?:de|van|von|der|den|del|la|le|du|da|dos|di|bin|al|el|ter|y|e|d['’])";
const nameWord = String.raw`(?:\p{Lu}\.|(?:d['’])?\p{Lu}[\p{L}\p{M}'’]*(?:-\p{Lu}[\p{L}\p{M}'’]*)*)`;
const title = String.raw`(?:(?:Dr|Prof|Dipl|Ing|Mag|Mr|Mrs|Ms|Mx|Herr|Frau|Sr|Sra|Don|Doña|Mme|M|Me|Maître|Señora?)\.?(?:-\p{Lu}\p{L}*\.?)?\s+)*`;
const person = new RegExp(
  String.raw`^${title}(${nameWord}(?:\s+(?:${particle}\s+){0,2}${nameWord}){1,3})$`,
  "u",
);
const legal =
  /\s(?:GmbH|UG|AG|KG|OHG|GbR|e\.\s?V\.|Inc|LLC|LLP|Ltd|Limited|PLC|SA|SAS|SARL|SL|S\.L\.|BV|Srl)\.?$/u;
const role = wholeWords(
  "owner|co-?owner|founder|co-?founder|director|manager|bursar|treasurer|secretary|head|headteacher|principal|partner|ceo|cto|cfo|coo|assistant|teacher|coordinator|inhaber(?:in)?|geschäftsführer(?:in)?|leiter(?:in)?|schulleiter(?:in)?|gründer(?:in)?|vorstand|dueñ[oa]|director[a]?|gerente|responsable|fundador[a]?|gérante?|directeur|directrice|fondat(?:eur|rice)|présidente?|freelance|freelancer|freiberufl\\p{L}+|translator|designer|photographer|lawyer|solicitor|dentist|architect|avocate?|abogad[oa]|ops|operations|marketing|sales",
);
const between = /\s*[,;|/()\n]\s*|\s+[–—-]\s+/u;
const greeting =
  /^\W*(?:(?:hi|hello|hey|hallo|hola|bonjour|bonsoir|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day)|buen[oa]s \p{L}+)[,!.]?\s+)?/iu;
/** Behind these, or on a line of its own at the end, somebody signs. */
const signOff =
  /(?:(?:^|[\n.!?]\s*|,\s*)(?:(?:kind|best|warm) regards|regards|best(?: wishes)?|all the best|yours(?: sincerely| faithfully| truly)?|sincerely|cheers|thanks(?: in advance)?|thank you|(?:viele |liebe |beste |schöne |herzliche |freundliche )?gr(?:ü|u)(?:ß|ss)e?n?|mit freundlichen grü(?:ß|ss)en|mfg|lg|vg|gruß|danke|vielen dank|(?:un |cordiales )?saludos?(?: cordiales)?|atentamente|gracias|cordialement|bien cordialement|bien à vous|merci(?: d['’]avance)?)\s*[,.!:]?\s+)/giu;
const contactField =
  /(?<!\p{L})(?:contact(?: person)?|ansprechpartner(?:in)?|ansprechperson|persona de contacto|contacto|interlocut(?:eur|rice)|signed|gezeichnet|ich|me|yo|moi)\s*:\s*/iu;
const dash = /(?:[.!?]|\n)\s*[–—-]{1,2}\s*(?=\p{Lu})/gu;
const small =
  /(?:^|[\s,.!])(?:vg|lg|mfg|thx|tx|thanks|cheers|best|regards|saludos|gracias|merci|grüße|gruß|danke)[,.!]?\s+(\p{L}+)\s*$/iu;

export type Listed = { name: string | null; company: string | null };

const cleaned = (part: string) => part.replace(/[.!?:]+$/u, "").trim();

/** "Fiona McAllister, bursar, Glenview School": a person, perhaps what they do, and for whom. */
function listIn(text: string): Listed | null {
  const parts = text.split(between).map(cleaned).filter(Boolean).slice(0, 5);
  // "Best,\nPriya\n\nPriya Nair | Head of Ops | …": the second line is fuller.
  const at = person.test(parts[0] ?? "") ? 0 : 1;
  const [head = "", ...rest] = parts.slice(at);
  const name = person.exec(head)?.[1] ?? null;
  if (at === 1 && !name?.startsWith(parts[0] ?? " ")) return null;
  const first = name?.split(/\s+/)[0] ?? "";
  if (!name || isPlace(name) || isNoName(first) || name.split(/\s+/).some(isBusinessWord))
    return null;
  const company = rest.find((part) => isFirm(part, name)) ?? null;
  const isPerson = isFirstName(first) || company !== null || rest.some((part) => role.test(part));
  return isPerson ? { name, company } : null;
}

function isFirm(part: string, name: string): boolean {
  const words = part.split(/\s+/);
  if (words.length > 6 || !/^[\p{Lu}\d]/u.test(part) || role.test(part) || /@|\d{3}/.test(part))
    return false;
  const family = name.split(/\s+/).at(-1) ?? "";
  return (
    legal.test(part) ||
    words.some(isBusinessWord) ||
    (words.length > 1 && (/\s&\s/.test(part) || words.includes(family)))
  );
}

/** Who signs in a list, or begins with one: what stands between commas, strokes and lines. */
export function listedIn(text: string): Listed {
  const noPerson: Listed = { name: null, company: null };
  const ends = [...text.matchAll(signOff), ...text.matchAll(dash)].map(
    ({ index, 0: said }) => index + said.length,
  );
  const field = contactField.exec(text);
  const starts = [
    ...(field ? [field.index + field[0].length] : []),
    ...ends.toSorted((a, b) => b - a).slice(0, 4),
  ];
  for (const at of starts) {
    const found = listIn(text.slice(at, at + 300));
    if (found) return found;
  }
  // A message that begins with a list: its first sentence is nothing else.
  const opening = text.replace(greeting, "").split(/[.!?]\s|\n\n/u)[0] ?? "";
  const parts = opening.split(between).filter(Boolean);
  const found = parts.length > 1 && opening.length < 120 ? listIn(opening) : null;
  if (found && (found.company || parts.slice(1).some((part) => role.test(part)))) return found;
  const typed = small.exec(text)?.[1] ?? "";
  return isFirstName(typed)
    ? { ...noPerson, name: typed[0]?.toUpperCase() + typed.slice(1) }
    : noPerson;
}
