import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { cutName, type FoundName, isInAddress } from "./names.ts";
import { isBusinessWord, isNoName } from "./no-names.ts";
import { isOwn } from "./own-words.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";

const word = String.raw`\p{Lu}[\p{L}\p{M}'’]*(?:-\p{Lu}[\p{L}\p{M}'’]*)*`;
const joint = "(?:(?:de|del|la|van|von|der|den|du|le|di|da|al|el)[^\\S\\n]+){0,2}";
const title = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms|Herrn?|Frau|Sra?|Señora?|Mme|Monsieur|Madame)\.?[^\S\n]+){0,2}`;
const name = String.raw`${title}(${word}(?:[^\S\n]+${joint}${word}){0,3})`;
const start = String.raw`(?:^|[.,!?;:\n–—-]\s*)`;
const any = (words: string) =>
  words
    .split("|")
    .map((one) => `[${one[0]}${one[0]?.toUpperCase()}]${one.slice(1)}`)
    .join("|")
    .replaceAll("'", "['’]");

/** "Ask for Fiona" beside a number of theirs; "can I talk to Fiona?" asks for one of us. */
const toAskFor = new RegExp(
  String.raw`(?<!\p{L})(?:${any("reach out to|speak to|speak with|talk to|ask for|attn|attention|zu Händen|zu Händen von|pregunta por|pregunte por|preguntad por|pregunten por|hablar con|hablad con|demandez|à l'attention de|a la atención de")}|FAO|ATTN|z\.\s?Hd\.?)[.:]?[^\S\n]+${name}(?!\p{L})(?![^.!?\n]{0,12}(?:[^\S\n](?:in|at|from|of) your|my|our|bei Ihnen|mein|unser|de vuestr|de votre|mon |ma ))`,
  "u",
);
const wantsOneOfUs =
  /(?<!\p{L})(?:can|could|may|let|want to|like to) (?:i|me|we|us)?\s*$|(?<!\p{L})(?:i|we) (?:want|need|would like|['’]d like) to\s*$|(?<!\p{L})(?:puedo|quiero|quisiera|podría|je peux|je veux|voudrais)\s*$|(?<!\p{L})(?:i|we)(?:['’]ve| have)?(?: already)?\s*$/iu;

const toAskForSmall =
  /(?<!\p{L})(?:ask for|fragt? nach|pregunt\p{L}+ por|demandez)[^\S\n]+(\p{Ll}[\p{L}'’-]+)(?=\s*(?:[.,;!\n)]|$))/u;
/** How people tell their name behind it. */
const patterns: readonly RegExp[] = [
  String.raw`${start}${name}[^\S\n]+(?:heiß(?:e|['’])?|heisse|nennt man mich|me llamo|je m['’]appelle)(?:[^\S\n]+ich)?(?!\p{L})`,
  String.raw`(?<!\p{L})[Hh]ei(?:ß|ss)e zwar[^\S\n]+\S+,[^\S\n]+${name}`,
  String.raw`${start}${name}(?:,|[^\S\n])[^\S\n]*(?:at your service|à votre service|zu Diensten|para servirle)`,
  String.raw`(?<!\p{L})(?:${any("my details|my card|my contact details|my contact|meine Daten|meine Kontaktdaten|mis datos|mes coordonnées|in charge is me|ich bin es|ich bins nochmal|ich bins|ich bin's|me llaman|me dicen|llamadme|mein Name wäre|mein Name lautet|gruß vom|gruß von|gruß von der|grüße vom|grüße von|liebe Grüße von|greetings from|saludos de|saludo de")})[:,]?[^\S\n]+(?:der[^\S\n]+|die[^\S\n]+)?${name}(?!\p{L})`,
  // "Sheila in accounts"
  String.raw`(?:^|[\n.!?,]\s*)${name}[^\S\n]+(?:in|from|aus der|aus dem|von der|vom|de|du)[^\S\n]+(?:the[^\S\n]+)?(?:accounts|accounting|sales|marketing|finance|reception|purchasing|operations|office|admin|Buchhaltung|Vertrieb|Verwaltung|Einkauf|Empfang|contabilidad|ventas|compras|administración|recepción|comptabilité|la compta|secrétariat|accueil)(?=[^\S\n]*(?:[,.!?\n]|$))`,
  // "Rosie x"
  String.raw`(?:^|[\n.!?]\s*)${name}[^\S\n]+x{1,3}\s*$`,
].map((pattern) => new RegExp(pattern, "u"));

/**
 * "sabine, 0170 …", "it's gary. 07700 …", "priya raman, priya@…": in small letters right before how to reach them, a known
 * first name or what the address has in it.
 */
const smallBefore =
  /(?:^|[\n.,;!?]\s*)(?:attn\.?\s+|(?:it['’]?s|i['’]?m|ich bin|soy|je suis)\s+)?(\p{Ll}[\p{L}\p{M}'’-]+(?: \p{Ll}[\p{L}\p{M}'’-]+)?)\s*[.,;:(–—-]?\s*$/u;
/** "Call me 0170 …, dwayne": a known first name in small letters right after how to reach them. */
const smallAfter =
  /^\s*[.,;:)–—-]\s*(?:(?:it['’]?s|i['’]?m|ask for|ich bin|soy|je suis|gruß|cheers|thanks)\s+)?(\p{Ll}[\p{L}\p{M}'’-]+)(?:[^\S\n]+(\p{Ll}[\p{L}\p{M}'’-]+))?(?=\s*(?:[.,;!?\n)]|$))/u;
const capitals = (said: string) =>
  said.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

function smallName(text: string): FoundName | null {
  const ways = [
    ...addressesIn(text),
    ...phonesIn(text).map((place) => ({ ...place, address: "" })),
  ];
  for (const { at, end, address } of ways) {
    const said = smallBefore.exec(text.slice(Math.max(0, at - 60), at))?.[1] ?? "";
    const [first = "", last] = said.split(" ");
    const isTold = isFirstName(first) || (last !== undefined && isInAddress(said, address));
    const isName =
      isTold && [first, last ?? ""].every((one) => !isNoName(one) && !isBusinessWord(one));
    if (said && isName && isOwn(text, at, end))
      return { name: capitals(said), end: text.lastIndexOf(said, at) + said.length };
    const behind = smallAfter.exec(text.slice(end, end + 60));
    const [, after = "", family = ""] = behind ?? [];
    if (behind && isFirstName(after) && !isNoName(family) && isOwn(text, at, end))
      return { name: capitals(`${after} ${family}`.trim()), end: end + behind[0].length };
  }
  return null;
}

/** "Ask for Marlene, she's in the office", in another message than the number to call. */
export function askedForIn(text: string): string | null {
  const match = toAskFor.exec(text) ?? toAskForSmall.exec(text);
  if (!match || wantsOneOfUs.test(text.slice(0, match.index))) return null;
  const found = cutName(capitals(match[1] ?? ""));
  return found.includes(" ") || isFirstName(found) || isTitled(match[0], match[1] ?? "")
    ? found || null
    : null;
}

/** What people are called, told in rarer ways; a lone word only where it is a known first name. */
export function furtherName(text: string): FoundName | null {
  const isReached = addressesIn(text).length > 0 || phonesIn(text).length > 0;
  for (const pattern of isReached ? [...patterns, toAskFor] : patterns) {
    const match = pattern.exec(text);
    if (match && pattern === toAskFor && wantsOneOfUs.test(text.slice(0, match.index))) continue;
    const said = match?.[1] ?? "";
    const found = cutName(said);
    const isKnown = found.includes(" ") || isFirstName(found) || isTitled(match?.[0] ?? "", said);
    if (match && found && isKnown && !isPlace(found) && !isNoName(found.split(" ")[0] ?? ""))
      return { name: found, end: match.index + match[0].indexOf(said) + found.length };
  }
  return smallName(text);
}

/** "z. Hd. Herrn Kunze": a family name alone. */
const isTitled = (said: string, found: string): boolean =>
  /(?:Mr|Mrs|Ms|Herrn?|Frau|Sra?|Señora?|Mme|Monsieur|Madame)\.?\s+$/u.test(
    said.slice(0, said.indexOf(found)),
  );

const smallFirmBefore =
  /(?:^|[\n.,;!?]\s*|\bto )(\p{Ll}[\p{L}'’&-]+(?: \p{Ll}[\p{L}'’&-]+){1,2})\s*[.,;]\s*$/u;
/** What work it is, and no name: "dog grooming, lisa". */
const isTrade =
  /^(?:hair|dog|cat|pet|car|bike|nail|beauty|wine|coffee|kids|child|home|house|garden|window|roof|floor|tree|a|an|the|my|our|for|need|want|small|local|new|old|little|own)$/u;

/** "swift plumbing. gary. 07700 …": a firm in small letters right before the name of who signs. */
export function smallFirmBeforeName(text: string, { name: said, end }: FoundName): string | null {
  const at = text.toLowerCase().lastIndexOf(said.toLowerCase(), end);
  const firm =
    smallFirmBefore.exec(
      text.slice(Math.max(0, at - 60), Math.max(0, at)).replace(/attn\.?\s*$/u, ""),
    )?.[1] ?? "";
  const words = firm.split(" ");
  const isFirm =
    words.some(isBusinessWord) && !isTrade.test(words[0] ?? "") && !isNoName(words[0] ?? "");
  return isFirm && !isBusinessWord(words[0] ?? "") ? firm : null;
}
