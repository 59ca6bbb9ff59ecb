import { isBusinessWord, isNoName, isNoNameAlone, isTool } from "./no-names.ts";
import { isPlace } from "./places.ts";
import { isTrade } from "./trades.ts";

const last = /(?:[.!?…)]\s+|,\s+|\n\s*|\s[–—-]\s)(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)\s*[.!]?\s*$/u;
/** In German any noun has a capital, so that a last word tells nothing. */
const isGerman =
  /(?<!\p{L})(?:ich|und|der|die|das|nicht|bitte|ist|wir|mit|für|ein|eine)(?!\p{L})/iu;
const ofOthers =
  /(?<!\p{L})(?:boss|colleague|wife|husband|partner|friend|brother|sister|in|from|near|to|at|for|and|or|en|de|à|y|et|ou|with|called|named|like|ask for)\s*,?\s*$/iu;

/** "I can't pick up while I work. Lan": with what a message ends, a rare name too; only where the same person can be reached. */
export function lastWordName(message: string): string | null {
  const match = last.exec(message);
  const [, said = ""] = match ?? [];
  if (!match || isGerman.test(message) || ofOthers.test(message.slice(0, match.index))) return null;
  const isWord =
    isNoName(said) ||
    isNoNameAlone(said) ||
    isBusinessWord(said) ||
    isTool(said) ||
    isTrade(said) ||
    isPlace(said);
  // A list of things: "Excel, Word, Outlook".
  const [, before = ""] = /(\p{Lu}[\p{L}'’-]*)$/u.exec(message.slice(0, match.index)) ?? [];
  return isWord || before !== "" ? null : said;
}

/** "Hollis, Hollis & Grey Lettings": what a message begins with, right before the firm. */
export function nameBeforeFirm(message: string, company: string): string | null {
  const at = message.indexOf(company);
  const said = /^\W*(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*),\s*$/u.exec(
    message.slice(0, Math.max(0, at)),
  )?.[1];
  return said && !isNoName(said) && !isBusinessWord(said) && !isPlace(said) && !isTrade(said)
    ? said
    : null;
}
