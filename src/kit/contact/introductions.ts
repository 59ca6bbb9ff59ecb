import { isFirstName } from "./first-names.ts";
import { listedIn } from "./listed-names.ts";
import { isBusinessWord, isNoName } from "./no-names.ts";
import { isPlace } from "./places.ts";

/** Who introduces themselves, and for whom; `end` is where the name ends in the text. */
export type Introduction = {
  name: string | null;
  company: string | null;
  end: number | null;
  /** Both stand in one list, so that they belong together. */
  isListed: boolean;
};

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?`;
const value = String.raw`(${word}(?:[^\S\n]+${word}){0,3})`;
const field = (names: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${names})(?:[^\S\n]*[:=–-]|[^\S\n]+is|[^\S\n]+ist)?[^\S\n]+${value}`,
    "iu",
  );
const given = field("first name|given name|vorname|prénom|nombre de pila");
const family = field("last name|family name|surname|nachname|familienname|apellidos?");
/** "Name: kwame mensah / company: goldcoast logistics": as it is typed, whatever its letters. */
const typed = (names: string) =>
  new RegExp(
    String.raw`(?:^|[\n,;/|])[^\S\n]*(?:my |full |your )?(?:${names})[^\S\n]*[:=][^\S\n]*([\p{L}\p{M}\p{N}&'’. -]{2,60}?)[^\S\n]*(?=$|[\n,;/|])`,
    "iu",
  );
const typedName = typed("name|nom|nombre");
const typedCompany = typed(
  "company(?: name)?|business|organi[sz]ation|firma|empresa|société|entreprise",
);
const familyOrWhole = field("(?:nom|nombre|name)(?=\\s?[:=])");

const capitals = (said: string) =>
  said.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
const clean = (said = "") => said.replace(/\.$/, "").trim();

/** "First name Ben, last name Achebe", "Nom : Lefèvre, prénom : Paul": as a form asks it. */
function fromFields(text: string): string | null {
  const first = clean(given.exec(text)?.[1]);
  const last = clean((family.exec(text) ?? familyOrWhole.exec(text.replace(given, "")))?.[1]);
  if (first && last) return capitals(`${first} ${last}`);
  const whole = clean(typedName.exec(text)?.[1]);
  return typedCompany.test(text) && /^\p{L}[\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){1,3}$/u.test(whole)
    ? capitals(whole)
    : null;
}

const saysSmall =
  /(?<![\p{L}'’])(?:i['’]?m|i am|this is|it['’]?s me(?: again)?,?|it['’]?s|my name['’]?s|ich bin|hier ist|hier schreibt|hier|soy|aquí|je suis|moi,? c['’]est|c['’]est|habla|name['’]?s|i bin|(?<=^|[.!?,]\s*)bin)\s+(?:the\s+|die\s+|der\s+|da\s+|la\s+|el\s+)?([\p{L}][\p{L}\p{M}'’-]*)(?!\p{L}|[\p{L}.-]*[@_\d]|\s+(?:point|dot|punkt|punto|arobase|arroba)(?!\p{L}))(?:\s+([\p{L}][\p{L}\p{M}'’-]+))?/giu;
const hereSmall =
  /(?:^|[.!?,\n]\s*|(?:hi|hey|hello|hallo|hola|bonjour|moin|servus|salut)(?: there| again)?[,!]?\s+)([\p{L}][\p{L}\p{M}'’-]*)(?:\s+([\p{L}][\p{L}\p{M}'’-]+))?,?\s+(?:here|speaking|again|hier|nochmal|am apparat|al habla|à l['’]appareil)(?!\p{L})/giu;
const fromSmall =
  /^\W*(?:(?:hi|hey|hello|hallo|hola|bonjour|moin|servus|salut)(?: there)?[,!]?\s+)?([\p{L}][\p{L}\p{M}'’-]*)(?=,?\s+(?:from|du|de chez|de la|vom|von der|del)\s)/giu;
const calledSo =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|soy|je suis) [^.!?\n]{2,40}? (?:called|named|namens|llamad[oa]|appelée?) (\p{Lu}[\p{L}\p{M}'’-]*)((?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2})/gu;
/** "Maria from HR told me to ask": somebody else did something. */
const didSomething =
  /^(?:\S+\s+){0,5}(?:told|asked|said|says|recommended|wants|thinks|sent|gave|hat|sagt|meint|empfahl|dijo|recomendó|quiere|m['’]a|a dit)(?!\p{L})/iu;
const asRole =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|soy|je suis) (?:his|her|its|their|our|the|an?|der|die|el|la|le|l['’]) ?(?:[\p{L}-]+ ){0,3}(?:[\p{L}-]+,|(?:son|daughter|wife|husband|brother|sister|sohn|tochter|frau|mann|hij[oa]|marido|fils|fille|mari|femme)) ([\p{Lu}][\p{L}\p{M}'’-]*)((?:\s+\p{Lu}[\p{L}\p{M}'’-]+){0,2})/giu;
const fromFirm =
  /(?:^|[,.!?\n]\s*)(\p{Lu}[\p{L}\p{M}'’-]*)((?:[^\S\n]+\p{Lu}[\p{L}\p{M}'’-]+)?),?[^\S\n]+(?:from|von der|von|vom|de chez|del|de la|de|chez|of|at)[^\S\n]+\p{Lu}/gu;
const joins =
  /^(?:and|from|of|at|with|but|und|von|vom|aus|bei|mit|y|de|del|desde|con|et|du|des|chez|here|hier|again|we|i|ich|wir|the|a|in|on|for|für|para|pour|can|could|do|does|is|are|was|would|will|who|speaking|calling|writing|by|btw|our|my)$/iu;

/** A second word in small letters that goes on with the name: "tom baker", but not "tom from". */
const familyName = (said: string | undefined): string =>
  said && !joins.test(said) && !isNoName(said) && !isBusinessWord(said) && !isPlace(said)
    ? ` ${said}`
    : "";

/** "ich bin die steffi", "luca speaking": a known first name where people say theirs, however it is typed. */
function fromKnown(text: string): { name: string; end: number } | null {
  for (const pattern of [saysSmall, hereSmall, fromSmall])
    for (const match of text.matchAll(pattern)) {
      const [whole, first = "", second] = match;
      if (!isFirstName(first) || /\bnot\s*$/iu.test(text.slice(0, match.index))) continue;
      const rest = text.slice(match.index + whole.length);
      if (pattern === fromSmall && didSomething.test(rest.trimStart())) continue;
      // "This is Maria Callas singing": a whole name in capitals is read elsewhere.
      const said = first + familyName(second);
      const at = match.index + whole.indexOf(first, whole.search(/\s/u) < 0 ? 0 : 1);
      return { name: capitals(said), end: (at < 0 ? match.index : at) + said.length };
    }
  for (const pattern of [asRole, calledSo, fromFirm])
    for (const match of text.matchAll(pattern)) {
      const [whole, first = "", rest = ""] = match;
      if (!isFirstName(first) || !/^\p{Lu}/u.test(first) || others.test(text.slice(0, match.index)))
        continue;
      if (pattern === fromFirm && didSomething.test(text.slice(match.index + whole.length - 1)))
        continue;
      const said = first + (/^(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*/u.exec(rest)?.[0] ?? "");
      return { name: said, end: match.index + whole.indexOf(said) + said.length };
    }
  return null;
}

const others =
  /(?:boss|colleague|wife|husband|partner|friend|brother|sister|mother|father|daughter|son|manager|assistant|client|customer|called|named|chef|chefin|kollege|kollegin|frau|mann|freund|freundin|jefe|jefa|amiga|amigo|mujer|marido|patron|patronne|collègue|mari|femme|ami|amie|ask|aria|and|or|und|oder|y|et|with|for)\W*$/iu;
const last = /(?:[.!?…)]\s+|,\s*|\n\s*|\s[–—-]\s?)(\p{Lu}[\p{L}\p{M}'’-]*)\s*[.!]?\s*$/u;

/** "It's urgent. Sarah": a known first name as the last word of a message of several. */
function fromEnd(text: string): string | null {
  const match = last.exec(text);
  const [, said = ""] = match ?? [];
  if (!match || !isFirstName(said) || others.test(text.slice(0, match.index))) return null;
  // A list of names is nobody's signature.
  const before = text.slice(0, match.index).split(/\s+/).slice(-2);
  return before.some((one) => isFirstName(one.replace(/[^\p{L}-]/gu, ""))) ? null : said;
}

const companyWord = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+.-]*`;
const beforeName = new RegExp(
  String.raw`^\W*(?:(?:guten (?:tag|morgen|abend)|grüß gott|hallo|hello|hi|good (?:morning|afternoon)|hola|buenos días|buenas tardes|bonjour)[,!.]?\s+)?(?:(?:hier (?:ist )?|this is )?(?:die |der |das |the )?)?(${companyWord}(?:[^\S\n]+${companyWord}){1,4}),\s+(?:mein name|my name|ich bin|i['’]?m|i am|ich hei(?:ß|ss)e|me llamo|mi nombre|soy|je m['’]appelle|mon nom|je suis|\p{Lu}\p{L}+\s+(?:here|hier|speaking|am apparat))(?!\p{L})`,
  "iu",
);
const isSmallFrom =
  /^(?:\s+(?:here|hier|speaking|again))?(?:\s*,\s*|\s+)(?:(?:from|at|of|von der|von|vom|de la|del|de chez|de|du|chez|bei der|bei)\s+(?!the\s|an?\s|my\s|our\s)|(?<=,\s*))(?:der\s+|dem\s+|la\s+|el\s+|le\s+|l['’]\s?)?([\p{L}\p{N}'’&+-]+(?:[^\S\n]+[\p{L}\p{N}'’&+-]+){0,3})/u;
const firmEnd =
  /^(?:and|j['’]ai|nous|llevo|tengo|trabajo|dirijo|run|own|manage|leite|führe|habe|hab|tiens|dirige|travaille|we|i|ich|wir|und|you|is|are|need|needs|want|wants|would|looking|queremos|necesitamos|nosotros|y|et|nous|je|on|brauchen|suchen|haben|gibt|here|hier|in|with|who|that|which)$/iu;

/** "tom baker from bakers lane cycles": typed in small letters, a company is what has its kind of business in it. */
function smallCompany(text: string, end: number): string | null {
  const words = isSmallFrom.exec(text.slice(end))?.[1]?.split(/\s+/) ?? [];
  const stop = words.findIndex((one) => firmEnd.test(one));
  const kept = stop < 0 ? words : words.slice(0, stop);
  return kept.length > 1 && kept.some(isBusinessWord) ? kept.join(" ") : null;
}

const small = String.raw`\p{Ll}[\p{L}\p{N}'’&+-]*`;
const calledSmall = new RegExp(
  String.raw`(?<!\p{L})(?:i|we|ich|wir|tengo|tenemos|llevo|j['’]ai|je tiens|on a|nous avons|my|our|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]|mon|ma|notre)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(\p{L}+)(?:[^\S\n]+(?:in|near|from|am|an der|bei|en|de|à)[^\S\n]+\p{L}+)?(?:[^\S\n]*,)?[^\S\n]+(?:(?:it['’]?s|der|die|das|er|sie|es|que|qui|which is|is|ist)[^\S\n]+)?(?:called|named|namens|heißt|heisst|nennt sich|se llama|llamad[oa]|s['’]appelle|appelée?)[^\S\n]+(${small}(?:[^\S\n]+${small}){0,3})`,
  "giu",
);
const fromSmallFirm = new RegExp(
  String.raw`^\W*(?:\p{L}+[,!.]?[^\S\n]+)?(?:it['’]?s|this is|i['’]?m)[^\S\n]+(${small})[^\S\n]+(?:from|at|with)[^\S\n]+(?!the |an? |my |our |you|your |next |near |here|there|last )(${small}(?:[^\S\n]+${small}){1,2})(?=[^\S\n]*(?:[,.!\n]|$|(?:and|in|we|i)(?!\p{L})))`,
  "u",
);

/** "its dariusz from swift tiling", "my flower shop called little fern": a firm typed in small letters where it is named. */
function smallFirm(text: string): string | null {
  for (const [, kind = "", said = ""] of text.matchAll(calledSmall)) {
    const words = said.split(/\s+/);
    const stop = words.findIndex((one) => firmEnd.test(one) || smallJoint.test(one));
    const kept = (stop < 0 ? words : words.slice(0, stop)).join(" ");
    if (
      (isBusinessWord(kind) || brand.test(kind)) &&
      !noFirm.test(kind) &&
      /^\p{Ll}/u.test(kept) &&
      !isPlace(kept)
    )
      return kept;
  }
  const [, first = "", from = ""] = fromSmallFirm.exec(text) ?? [];
  return !isFirstName(first) || isPlace(from) || isNoName(from.split(" ")[0] ?? "") ? null : from;
}
const brand = /^(?:label|brand|marke|marca|marque)$/iu;
/** Of these people use one that has a name. */
const noFirm = /^(?:software|system|library|bank|team|office|tech|analytics|media|bar|market)$/iu;
const smallJoint =
  /^(?:so|wie|like|as|after|nach|como|comme|from|aus|near|bei|on|has|have|hat|since|seit|that|but|aber|pero|mais|dans|à|a|the|der|die|das)$/iu;

/** What firm is named before a name: "Hausverwaltung Lindner, mein Name ist …". */
function firmBefore(text: string): string | null {
  const said = beforeName.exec(text)?.[1] ?? "";
  const words = said.split(/\s+/);
  const isFirm = words.some(isBusinessWord) && !isNoName(words[0] ?? "") && /\p{Lu}/u.test(said);
  return isFirm && words.every((one) => !/^(?:i|we|my|our|wir|ich|unser\p{L}*)$/iu.test(one))
    ? said
    : null;
}

const worksAt =
  /(?<!\p{L})ich (?:bin|arbeite|unterrichte)(?: \p{L}+){0,2} (?:an der|am|an|beim|bei der|bei|in der|im) (\p{Lu}[\p{L}\p{M}&-]*(?:\s+(?:am|im|an der|zum|zur|\p{Lu}[\p{L}\p{M}.&-]*)){1,3})/iu;
/** "Ich bin Lehrerin an der Grundschule Birkenallee", but not "Mieter in der Lindenstraße". */
function workplace(text: string): string | null {
  const said = worksAt.exec(text)?.[1] ?? "";
  return said.split(/\s+/).some(isBusinessWord) ? said : null;
}

/**
 * How people introduce themselves beyond whole names in capitals: as a form asks it, in small letters, by a first name at the
 * end. A wrong name is worse than none, so a lone word counts only where it is a known first name.
 */
export function introductionIn(text: string): Introduction {
  const fields = fromFields(text);
  const known = fields ? null : fromKnown(text);
  const listed = listedIn(text);
  return {
    isListed: listed.name !== null && listed.company !== null,
    name:
      fields ??
      (listed.company ? listed.name : null) ??
      known?.name ??
      listed.name ??
      fromEnd(text),
    company:
      listed.company ??
      firmBefore(text) ??
      (fields && clean(typedCompany.exec(text)?.[1])) ??
      workplace(text) ??
      (known && smallCompany(text, known.end)) ??
      smallFirm(text),
    end: known?.end ?? null,
  };
}
