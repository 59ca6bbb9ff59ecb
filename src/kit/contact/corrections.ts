import { slipsBetween } from "../near-words.ts";
import { wholeWords } from "../whole-words.ts";
import { isNoName } from "./no-names.ts";

const mends = wholeWords(
  "sorry|oops|typo|i mean|i meant|correction|actually|misspelt|misspelled|spelt|spelled|spelling|not|with|double|entschuldigung|korrektur|ich meine|nicht|sondern|geschrieben|schreibt|mit|perdón|perdona|quiero decir|se escribe|con|sino|pardon|je veux dire|s['’]écrit|avec|désolée?|c['’]est",
);
const plain = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const maxSlips = (word: string) => (word.length < 4 ? 1 : 2);

/** A known name as a message mends it: "Anna Meier" and "sorry, it's Meyer with e-y" → "Anna Meyer"; null where it doesn't. */
export function correctedName(message: string, known: string): string | null {
  if (message.length > 300 || !mends.test(message)) return null;
  const parts = known.split(" ");
  for (const [word] of message.matchAll(/\p{Lu}[\p{L}\p{M}'’-]*/gu)) {
    if (isNoName(word) || parts.includes(word)) continue;
    const at = parts.findIndex(
      (part) =>
        part.length > 2 && slipsBetween(plain(part), plain(word), maxSlips(word)) <= maxSlips(word),
    );
    if (at >= 0) return parts.with(at, word).join(" ");
  }
  return null;
}

const ending =
  /(\.\p{L}{2,12})(?:,? (?:and|und|y|et))?,? (?:not|instead of|nicht|statt|no|pas|au lieu de) (\.?\p{L}{2,12})/iu;
const host =
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,12}(?![\p{L}\p{N}@])/gu;

/** A known address as a message mends it: ".org, not .com", "I meant example.com"; null where it doesn't. */
export function correctedAddress(message: string, known: string): string | null {
  if (message.length > 300 || !mends.test(message)) return null;
  const [, right = "", wrong = ""] = ending.exec(message) ?? [];
  if (right && known.endsWith(`.${wrong.replace(/^\./, "")}`))
    return known.slice(0, known.lastIndexOf(".")) + right.toLowerCase();
  const [local = "", before = ""] = known.split("@");
  for (const [said] of message.matchAll(host))
    if (said !== before && slipsBetween(before, said.toLowerCase(), 3) <= 3)
      return `${local}@${said.toLowerCase()}`;
  return null;
}

/** The fuller of two names of one person: "Ada Lovelace" isn't forgotten when she signs as Ada. */
export function joinedNames(known: string | null, told: string): string {
  if (!known) return told;
  const before = known.toLowerCase().split(" ");
  return told
    .toLowerCase()
    .split(" ")
    .every((word) => before.includes(word)) ||
    (before.length > 1 && !told.includes(" "))
    ? known
    : told;
}
