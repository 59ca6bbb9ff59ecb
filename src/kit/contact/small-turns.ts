import { addressesIn } from "./addresses.ts";
import { isFirstName } from "./first-names.ts";
import { businessKinds, isBusinessWord, isNoName, isTool } from "./no-names.ts";
import { phonesIn } from "./phones.ts";
import { isPlace } from "./places.ts";
import { isTrade } from "./trades.ts";

const small = String.raw`\p{Ll}[\p{Ll}\p{M}'’-]+`;
/** "gary", "its bex", "gary pike btw", "cheers, jo x": a message that is a name and nothing more. */
const wholeTurn = new RegExp(
  String.raw`^\W*(?:(?:hi|hey|hello|yes|yeah|ok|cheers|thanks|thx|ta|sure|sorry)[,!.]*\s+)?(?:(?:it['’]?s|i['’]?m|this is|name['’]?s|my name is|me is)\s+)?(${small})(?:\s+(${small}))?(?:\s+(?:btw|here|by the way|again|x+))*\W*$`,
  "iu",
);
/** "im just the intern haha, ellie": behind what somebody says of themselves. */
const behindSelf = new RegExp(
  String.raw`^\W*(?:i['’]?m|i am|it['’]?s|ich bin|soy|je suis|cheers|thanks|thx|ta)(?!\p{L})[^,.!?\n]*,\s*(${small})\W*$`,
  "iu",
);
/** "rich abbott, abbott roofing": a firm that is called after the person before it. */
const familyFirm = new RegExp(
  String.raw`(?<!\p{L})(${small}) (${small})\s*[,(/|-]\s*(?:of )?(\2['’]?s? (?:(?:&|and) )?(?:${small} ?){1,3})`,
  "u",
);
const lastPart = new RegExp(String.raw`[,.!]\s+(${small})\W*$`, "u");
const others =
  /(?<!\p{L})(?:boss|colleague|wife|husband|partner|friend|mate|brother|sister|mum|mom|dad|son|daughter|manager|ask for|call|ring|aria)(?!\p{L})/iu;
const capitals = (said: string) =>
  said.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
const noFamilyName = (word: string): boolean =>
  isNoName(word) || isBusinessWord(word) || isTrade(word) || isPlace(word) || isTool(word);

/** Who somebody says they are in small letters, in a message of its own: a known first name, or one that their firm repeats. */
export function smallNameOf(message: string): string | null {
  if (message.length > 120) return null;
  const inFirm = familyFirm.exec(message);
  if (inFirm?.[3]?.split(/\s+/).some(isBusinessWord)) return capitals(`${inFirm[1]} ${inFirm[2]}`);
  const turn = wholeTurn.exec(message);
  const [, first = "", family = ""] = turn ?? [];
  if (turn && isFirstName(first) && first.toLowerCase() !== "aria")
    return family && noFamilyName(family) ? null : capitals(`${first} ${family}`.trim());
  const behind = behindSelf.exec(message)?.[1] ?? "";
  if (isFirstName(behind) && !others.test(message)) return capitals(behind);
  // "rappelez moi au 06 … après 15h, momo"
  const last = lastPart.exec(message)?.[1] ?? "";
  const isReached = phonesIn(message).length > 0 || addressesIn(message).length > 0;
  const isSentence = new RegExp(String.raw`[.!?]\s+${last}\W*$`, "u").test(message);
  return (isReached || isSentence) && isFirstName(last) && !others.test(message)
    ? capitals(last)
    : null;
}

const firmWord = String.raw`[\p{Ll}\p{N}][\p{L}\p{N}'’&.-]*|&|\+`;
/** What people use that is called somehow too. */
const used = "software|systems?|library|bank|team|office|tech|analytics|media|market";
const kind = `(?!(?:${used})(?!\\p{L}))(?:co|company|firm|business|charity|brand|label|club|agency|${businessKinds})`;
/** "shop is called thread & thimble", "co is nordhavn shipping". */
const named = new RegExp(
  String.raw`(?<!(?:your|their|his|her|another|other|a|an) )(?<!\p{L})(?:${kind}(?:['’]?s)?(?: name)?(?: is|['’]s)? (?:called|named)|(?:co|company|firm|business)(?:['’]?s)?(?: name)?(?: is|:|=)|name of (?:the |my |our )?${kind}(?: is|:)?)\s+((?:${firmWord})(?:\s+(?:${firmWord})){0,4})`,
  "iu",
);
const firmEnds =
  /^(?:and|but|so|we|i|in|at|for|from|with|need|needs|want|wants|is|are|it|its|that|which|btw|if|you|u|please|pls|not|my|our|can|on|by|when|because)$/iu;
const noFirm =
  /^(?:a|an|the|very|quite|too|really|still|not|small|big|new|old|growing|based|closed|open|doing|going|run|owned|just|only|in|like|local|online)$/iu;

/** A firm in small letters where it is named, or as a part of its own: "pike & son plumbing". @param name whose it may be called after */
export function smallFirmOf(message: string, name: string | null): string | null {
  const words = named.exec(message)?.[1]?.split(/\s+/) ?? [];
  const stop = words.findIndex((one) => firmEnds.test(one));
  const kept = (stop < 0 ? words : words.slice(0, stop)).map((one) => one.replace(/[.]+$/u, ""));
  const isCalled = /called|named|name/iu.test(named.exec(message)?.[0] ?? "");
  if (kept.length > (isCalled ? 0 : 1) && !noFirm.test(kept[0] ?? "") && !isPlace(kept.join(" ")))
    return kept.join(" ");
  const family = name?.toLowerCase().split(" ").at(-1) ?? "";
  for (const part of message.split(/[,;\n!?]|\.\s|\.$/u)) {
    const found = part.trim().split(/\s+/);
    const [ahead = ""] = found;
    const isNamed =
      found.includes("&") || (family.length > 2 && ahead.replace(/['’]?s$/u, "") === family);
    const isKnown =
      found.slice(1).some(isBusinessWord) ||
      /^(?:sons?|daughters?|bros)$/u.test(found.at(-1) ?? "");
    const isShape =
      found.length > 1 &&
      found.length < 6 &&
      found.every((one) => /^(?:\p{Ll}[\p{L}'’-]*|&)$/u.test(one));
    if (
      isShape &&
      isNamed &&
      isKnown &&
      !isNoName(ahead) &&
      !isBusinessWord(ahead) &&
      !isTrade(ahead)
    )
      return part.trim();
  }
  return null;
}
