const plain =
  /(?:\b[oOdD]['’])?[\p{L}\p{N}][\p{L}\p{N}.+_-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;

// Spelled out as on the phone, or against machines: "ada at example dot com", "claire arobase exemple point fr".
const oneOf = (words: string) =>
  String.raw`(?:\s*(?:\((?:${words})\)|\[(?:${words})\]|\{(?:${words})\})\s*`;
const at = String.raw`${oneOf("at|ät|a|arroba|arobase")}|\s+(?:at|arobase?|arroba|ät|klammeraffe|at-zeichen|bei|à)\s+|\s?@\s?)`;
const dot = String.raw`${oneOf("dot|punkt|punto|point|\\.")}|\s+(?:dot|punkt|punto|point)\s+|\s\.\s|\.)`;
const dash = String.raw`(?:\s+(?:dash|hyphen|minus|bindestrich|guion|guión|tiret|trait d['’]union)\s+)`;
const underscore = String.raw`(?:\s+(?:underscore|unterstrich|guion bajo|guión bajo|tiret bas|underline)\s+)`;
const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}+_-]{0,62}`;
/** "a d a", letter by letter. */
const letters = String.raw`(?:\p{L}[\s-]){2,20}\p{L}(?=\s)`;
const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}.+_@'’-])(${letters}|${word}(?:(?:${dot}|${underscore}|${dash})${word}){0,4})(${at})(${word}(?:${dash}${word}){0,2}(?:${dot}${word}(?:${dash}${word})?){0,2}${dot}\p{L}{2,24})(?![\p{L}\p{N}@])`,
  "iu",
);
/** Stand before "at" or "@" without being anybody's: "look at example dot com". */
const noLocal =
  /(?:^|\s)(?:look\w*|see|found|find|me|us|we|you|here|shop|site|website|page|pages|is|are|was|it|works?|working|hosted|live|available|online|sold|that|this|be|located|sell|visit|check|him|her|them|one|people|team|someone|meet|staff|starts?|stay|arrive|up|down|back|not|e?-?mail|address|reach|contact|write|all|and|order|number)$/i;
const cue =
  /(?:mail|address|adresse|correo|dirección|courriel|reach|write|contact|schreib\w*|escrib\w*|écri\w*|send|via|under|to|it['’]s|is|:)[^.!?\n]{0,30}$/i;
const bareAt = /^\s+at\s+$/i;

/** An address as it is typed, and where in the text it stood. */
export type FoundAddress = { address: string; at: number; end: number };

const joined = (text: string): string =>
  text
    .replace(new RegExp(underscore, "giu"), "_")
    .replace(new RegExp(dash, "giu"), "-")
    .replace(new RegExp(dot, "giu"), ".")
    .replace(/\s+/g, "");

/** Whether words around "at" are an address, or only look like one. */
function isSpelled(before: string, local: string, sign: string, host: string): boolean {
  if (/^\s+(?:bei|à)\s+$/i.test(sign)) return /\s/.test(host) && !noLocal.test(local);
  if (!/^\s+at\s+$|@/i.test(sign)) return true;
  if (noLocal.test(local)) return false;
  if (!bareAt.test(sign)) return /\./.test(joined(host));
  return /\s|[([{]/.test(host) || cue.test(before) || before.trim() === "";
}

/** The e-mail addresses in a text, in their order, also spelled-out ones. */
export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  const rest = text.replace(new RegExp(plain, "gu"), (address: string, index: number) => {
    found.push({ address: address.replace(/\.+$/, ""), at: index, end: index + address.length });
    return "\0".repeat(address.length);
  });
  for (const match of rest.matchAll(new RegExp(spelled, "giu"))) {
    const [whole, local = "", sign = "", host = ""] = match;
    if (!isSpelled(rest.slice(0, match.index), local, sign, host)) continue;
    const address = `${joined(local)}@${joined(host)}`.toLowerCase();
    found.push({ address, at: match.index, end: match.index + whole.length });
  }
  return found.toSorted((a, b) => a.at - b.at);
}
