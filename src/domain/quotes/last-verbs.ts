import { clausesOf } from "./told-parts.ts";

/** What is said to be done, or may be: then a German clause ends with what that is. */
const modal =
  /(?<!\p{L})(?:soll(?:en|te|ten|t)?|muss|müssen|müsste\p{L}*|kann|können|könn\p{L}*|darf|dürfen|wird|werden|würde\p{L}*|möchte\p{L}*|woll\p{L}*|bitte|zu)(?!\p{L})/iu;
/** "…, der unsere Rechnungen prüft": so does what is said of a thing. */
const relative =
  /^\W*(?:d(?:ie|er|as|en|em)|welche[rsnm]?|wo|dass|damit|(?:in|auf|mit|von|zu|bei|aus|an|über|für) (?:de[rmn]|die|das|denen))(?!\p{L})/iu;
const lastWord =
  /(?<!\p{L})(\p{Ll}{2,}(?:e[lr]?n|[^aoui]t))(?:\s+(?:k[öo]nn\p{L}*|kann|soll\p{L}*|m[üu]ss\p{L}*|d[üu]rf\p{L}*|darf|woll\p{L}*|will|werden|wird))?\W*$/u;

/** The clause that a place stands in. */
export function clauseAround(text: string, at: number): string {
  const clause = clausesOf(text).find(({ from, to }) => at >= from && at < to);
  return clause ? text.slice(clause.from, clause.to) : "";
}

/** "Die Fotos sollen Sie bei Getty einkaufen": the verbs at the ends of German clauses, which say what is to be done. */
export const lastVerbs = (text: string, german: RegExp): { text: string; at: number }[] =>
  clausesOf(text).flatMap(({ from, to }) => {
    const clause = text.slice(from, to);
    if (!german.test(clause)) return [];
    const isAsked = modal.test(clause);
    return [...clause.matchAll(/[^,:()]+/gu)].flatMap(({ index, 0: part }) => {
      const word = lastWord.exec(part);
      return word?.[1] && (isAsked || relative.test(part))
        ? [{ text: word[1], at: from + index + word.index }]
        : [];
    });
  });
