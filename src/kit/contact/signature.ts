import { sentencesOf } from "../sentences.ts";
import { addressesIn } from "./addresses.ts";
import { bareName } from "./names.ts";
import { isBusinessWord, isNoName } from "./no-names.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";

const between = /\s*[,;|/–—()\n]\s*(?=\S)|\s+-\s+/u;
const orderNumber = /(?<![\p{L}\p{N}])\p{Lu}{1,4}-?\d{3,}(?!\p{L})/u;
const leadIn =
  /^(?:hi|hello|hallo|hola|bonjour)?[,!]?\s*(?:i['’]m|i am|my name is|this is|it['’]s|ich bin|mein name ist|hier ist|soy|me llamo|je suis|je m['’]appelle)\s+/iu;
const aside = /\s+(?:by the way|here|btw|übrigens|por cierto|au fait)$/iu;
const legal =
  /\s(?:GmbH|UG|AG|KG|OHG|GbR|SE|Inc|LLC|LLP|Ltd|Limited|PLC|SA|SAS|SARL|SL|S\.L\.|BV|AB|AS|Oy|SpA|Srl)\.?$/u;
/** Up to five words, of which one has a capital: "Greenfield Vets", "étude Vasseur", "Praxis Dr. Yılmaz". */
const shortName = /^(?=.*\p{Lu})(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’&+-]*(?:\s+(?:&\s+)?|$)){1,5}$/u;

/** "süderstraße" is written "suederstrasse" in an address. */
const spelledOut = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");
const letters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether an address's host is called so: greenfieldvets.example and "Greenfield Vets". */
const isHostOf = (address: string, said: string): boolean => {
  const host = letters(address.split("@")[1]?.split(".")[0] ?? "");
  return [letters(said), letters(spelledOut(said))].some(
    (name) =>
      host.length > 3 && name.length > 3 && (name.startsWith(host) || host.startsWith(name)),
  );
};

/** Who signs, and for whom. */
export type Signature = { name: string | null; company: string | null };

/**
 * What stands in a list beside an address, a number or an order: "Claire Vasseur, étude Vasseur, 06 55 50 12 34". A
 * company is what the address's host is called, or what says its kind.
 */
export function signatureIn(text: string): Signature {
  const block = signedBlock(text);
  if (block) return block;
  for (const sentence of sentencesOf(text)) {
    const [address] = addressesIn(sentence);
    if (!address && phonesIn(sentence).length === 0 && !orderNumber.test(sentence)) continue;
    const parts = sentence
      .split(between)
      .map((part) =>
        part
          .replace(leadIn, "")
          .replace(aside, "")
          .replace(/[.!?:]+$/u, "")
          .trim(),
      )
      .filter((part) => part !== "" && !/\d{3}|@/.test(part));
    const company = parts.find((part) => isCompany(part, address?.address ?? ""));
    const name = parts.find(
      (part) => part !== company && part.includes(" ") && bareName(part, null),
    );
    if (company || name) return { name: name ?? null, company: company ?? null };
  }
  return { name: null, company: null };
}

const maxSignedLines = 6;
/** "Visitor Services", "Head of Sales", "Secrétariat général": where somebody works in the firm, or as what. */
const department =
  /^(?:(?:visitor|customer|guest|client|member|support|sales|office|student|patient|human|public|press|media|marketing|it|finance|front|technical|people|talent|event|events|group|project|product|general) (?:services?|relations|resources|support|office|team|desk|department|management|care|success|operations|manager)|(?:assistenz|assistance|sekretariat|büro) (?:der|des) \p{L}+|.*(?<!\p{L})(?:department|abteilung|secrétariat|secretaría|sekretariat|direction|dirección|geschäftsleitung|verwaltung|service (?:client|commercial|communication)|departamento|administration|administración|comptabilité|buchhaltung)(?!\p{L}).*|.*(?<!\p{L})(?:manager|coordinator|director|officer|secretary|treasurer|assistant|partner|owner|founder|head of \p{L}+|coordinador[ao]?|director[ao]?|gerente|responsable|leiter(?:in)?|leitung|inhaber(?:in)?|geschäftsführer(?:in)?|directrice|directeur|gérante?|présidente?|trésorière?|assistent(?:in)?))$/iu;

/** "i. A. Sonja Feldkamp" signs for somebody. */
const signer = (line: string): string => line.replace(/^(?:i\.\s?[AV]\.|ppa\.|p\.\s?p\.)\s*/iu, "");

/** "Anke Sommer ⏎ Sommer & Söhne GmbH ⏎ anke@…": lines of their own above an address or a number. */
function signedBlock(text: string): Signature | null {
  const lines = text.split("\n").map((line) => line.trim());
  const isReach = (line: string) =>
    line.length < 60 && (addressesIn(line).length > 0 || phonesIn(line).length > 0);
  const at = lines.findIndex(isReach);
  const address = lines.slice(at).flatMap(addressesIn)[0]?.address ?? "";
  const above = lines
    .slice(Math.max(0, at - maxSignedLines), at)
    .map((line) => line.replace(/,$/u, ""));
  const isPerson = (line: string) =>
    line.includes(" ") && !department.test(line) && bareName(signer(line), null) !== null;
  const nameAt = above.findIndex(isPerson);
  const firms = above
    .slice(nameAt + 1)
    .flatMap((line) => line.split(/\s*[|,/·]\s*/u))
    .filter((part) => isCompany(part, address) && !department.test(part));
  const company =
    firms.find((part) => address && isHostOf(address, part)) ??
    firms.find((part) => legal.test(part)) ??
    firms[0];
  return at > 0 && nameAt >= 0 && company
    ? { name: signer(above[nameAt] ?? "") || null, company }
    : null;
}

/** The firm in the lines of a signature, which are surer than what stands beside a name; null where there are none. */
export const signedFirm = (text: string): string | null => signedBlock(text)?.company ?? null;

function isCompany(part: string, address: string): boolean {
  const words = part.split(/\s+/);
  if (!shortName.test(part) || isPlace(part) || isNoName(words[0] ?? "")) return false;
  if (address && isHostOf(address, part)) return true;
  return words.length > 1 && (legal.test(part) || words.some(isBusinessWord));
}
