import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { isNoName } from "./no-names.ts";
import { anyOfTheirs, theirReach, toThem, toThemByPronoun } from "./on-behalf.ts";
import { phonesIn } from "./phones.ts";

/** Somebody else whom a visitor asks us to reach. */
export type OtherPerson = {
  /** Whose they are, as the visitor says it: "my husband", "meinen Mann". */
  relation: string;
  name: string | null;
  email: string | null;
  phone: string | null;
};

const denied =
  /(?<!\p{L})(?:don['’]?t|do not|never|not|no need to|nicht|kein\p{L}*|no|ne|n['’])(?!\p{L})[^.!?\n]{0,25}$/iu;
const callsUs =
  /(?<!\p{L})(?:(?:call|ring|phone|write(?: to)?|e-?mail|contact|reach|ask) you|(?:ihnen|euch|sie) (?:schreiben|anrufen|kontaktieren)|(?:llamar|escribir)(?:les|os|le)|vous (?:appeler|écrire|contacter|joindre))(?!\p{L})/iu;
const nameAfter =
  /^,?[^\S\n]+(?:(?:Dr|Mr|Mrs|Ms)\.?[^\S\n]+|Herrn?[^\S\n]+|Frau[^\S\n]+|Maître[^\S\n]+)?(\p{Lu}[\p{L}\p{M}'’-]+(?:[^\S\n]+\p{Lu}[\p{L}\p{M}'’-]+){0,2}|\p{Ll}[\p{L}'’-]+)/u;
const calledSo =
  /(?<!\p{L})(?:(?:his|her|their) name is|(?:he|she)(?:['’]s| is) called|(?:er|sie) heißt|se llama|(?:il|elle) s['’]appelle)[^\S\n]+(\p{Lu}[\p{L}\p{M}'’-]+)/iu;

/** The name behind "my husband": one with a capital, or a known first name in small letters. */
function nameIn(text: string, from: number): string | null {
  const said = nameAfter.exec(text.slice(from))?.[1] ?? "";
  const [first = ""] = said.split(/\s/u);
  const isName = /^\p{Lu}/u.test(first) ? !isNoName(first) : isFirstName(first);
  return isName ? said : (calledSo.exec(text)?.[1] ?? null);
}

/** Whom a message asks us to reach in the visitor's place, with how; null where it asks for nobody or tells no way. */
export function otherPersonIn(text: string): OtherPerson | null {
  const asked = toThem.exec(text);
  const told = anyOfTheirs.exec(text);
  const isAsked =
    asked !== null || (told !== null && (theirReach.test(text) || toThemByPronoun.test(text)));
  // "Is my colleague allowed to call you?" asks for nothing.
  if (asked === null && callsUs.test(text)) return null;
  if (!told || !isAsked || denied.test(text.slice(0, asked?.index ?? told.index))) return null;
  const at = asked ? asked.index + asked[0].length - told[0].length : told.index;
  const [relation] = anyOfTheirs.exec(text.slice(Math.max(0, at))) ?? told;
  const from = text.indexOf(relation, Math.max(0, at));
  const [email, ...emails] = addressesIn(text);
  const [phone, ...phones] = phonesIn(text.replace(/\S+@\S+/gu, (one) => "@".repeat(one.length)));
  const ways = [email, phone].filter((way) => way !== undefined);
  // Their own beside it: who is meant by which is read elsewhere.
  if (ways.length === 0 || emails.length > 0 || phones.length > 0) return null;
  if (ways.some((way) => way.at < from)) return null;
  return {
    relation,
    name: nameIn(text, from + relation.length),
    email: email?.address ?? null,
    phone: phone?.phone ?? null,
  };
}

const yours: readonly (readonly [RegExp, string])[] = [
  [/^(?:my|our)(?!\p{L})/iu, "your"],
  [/^(?:mein|unser)(?:em|en)(?!\p{L})/iu, "Ihren"],
  [/^(?:mein|unser)(?:er|e)(?!\p{L})/iu, "Ihre"],
  [/^(?:mein|unser)(?!\p{L})/iu, "Ihr"],
  [/^(?:mi|nuestr[oa])(?!\p{L})/iu, "su"],
  [/^(?:mon|ma|notre)(?!\p{L})/iu, "votre"],
];

/** Whose a way to reach is, as it is said back: "your husband Hans", "Ihren Mann". */
export const saidBack = ({ relation, name }: OtherPerson): string => {
  const whose = yours.reduce((said, [own, theirs]) => said.replace(own, theirs), relation);
  return name ? `${whose} ${name}` : whose;
};
