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

const maxSignedLines = 4;

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
  const nameAt = above.findIndex((line) => line.includes(" ") && bareName(line, null) !== null);
  const company = above.slice(nameAt + 1).find((line) => isCompany(line, address)) ?? null;
  return at > 0 && nameAt >= 0 && company ? { name: above[nameAt] ?? null, company } : null;
}

function isCompany(part: string, address: string): boolean {
  const words = part.split(/\s+/);
  if (!shortName.test(part) || isPlace(part) || isNoName(words[0] ?? "")) return false;
  if (address && isHostOf(address, part)) return true;
  return words.length > 1 && (legal.test(part) || words.some(isBusinessWord));
}
