import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { bareName, isInAddress } from "./names.ts";
import { isBusinessWord, isNoName, isNoNameAlone, isTool } from "./no-names.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";
import { isTrade } from "./trades.ts";

const between =
  /[,;:|\n()?]|[.!]\s|\s[–—-]\s|\s(?:for|from|of|at|von|vom|von der|de|del|du|chez|para|pour)\s(?=(?:the |der |la |el |le )?\p{Lu})/u;
/** "i. A. Sonja Feldkamp", "Escriban a Mateo Ferrán", "attn Hamza". */
const ahead =
  /^(?:i\.\s?[AV]\.|ppa\.|p\.\s?p\.|attn\.?|fao|z\.\s?hd\.?|(?:[\p{L}'’]+\s+){0,4}(?:to|an|a|à|for|für|with|mit|con|avec))\s+/iu;
const titled =
  /^(?:Mr|Mrs|Ms|Mx|Herrn?|Frau|Sra?|Señora?|Don|Doña|Mme|Mlle|M|Monsieur|Madame|Maître|Me|Dr|Prof|Mag|Pastor|Pfarrer|Sister|Father)\.?\s+(\p{Lu}[\p{L}'’-]+)$/u;
const notOne = (word: string): boolean =>
  isNoName(word) || isNoNameAlone(word) || isBusinessWord(word) || isTool(word) || isTrade(word);
const letters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
const capitals = (said: string) =>
  said.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * A name by its shape, where a message tells how to reach somebody: two or three words with capitals between its marks
 * ("Portia Adeleke, ext. 12, 01632 …"), "Herr Lindner", or in small letters what the address begins with ("jake, …, jake@…").
 * @param company what the firm is called, which is no name
 */
export function nameAsPart(
  text: string,
  email: string | null,
  company: string | null,
): string | null {
  if (text.length > 600) return null;
  const addresses = addressesIn(text);
  if (addresses.length === 0 && phonesIn(text).length === 0 && text.length > 60) return null;
  const host = letters(email?.split("@")[1]?.split(".")[0] ?? "");
  const parts = text.split(between).map((part) => part.trim().replace(/[.!]+$/u, ""));
  const found = parts.flatMap((whole, place) => {
    // "The bakery, Golden Crust": what a kind of business is called.
    if (
      /^\p{Ll}/u.test(parts[place - 1]?.split(/\s+/).at(-1) ?? "") &&
      isBusinessWord(parts[place - 1]?.split(/\s+/).at(-1) ?? "")
    )
      return [];
    const part = whole.replace(ahead, "");
    const family = titled.exec(part)?.[1];
    if (family && !notOne(family)) return family;
    const words = part.split(/\s+/);
    if (/^\p{Ll}[\p{Ll}'’-]{2,}$/u.test(part) && !notOne(part))
      return part === whole && part === email?.split(/[@.]/u)[0]?.toLowerCase()
        ? capitals(part)
        : [];
    const said = words.length > 1 && words.length < 4 ? bareName(part, null) : null;
    const isFirm =
      part === company ||
      (host.length > 3 && (letters(part).startsWith(host) || host.startsWith(letters(part))));
    return said !== part || isFirm || words.some(notOne) || isPlace(part) ? [] : part;
  });
  return (
    found.find((one) => isFirstName(one.split(" ")[0] ?? "")) ??
    found.find((one) => isInAddress(one, email ?? "")) ??
    found[0] ??
    null
  );
}
