import { isFirstName } from "./first-names.ts";
import { isNoName } from "./no-names.ts";

/** Hosts at which anybody may have an address: they name no firm. */
const anybodys =
  /^(?:g(?:oogle)?mail|yahoo|hotmail|outlook|live|icloud|gmx|web|aol|proton(?:mail)?|orange|t-online|mail|e?mail|inbox|post|correo|courriel|ymail|me|free|libero|telefonica|wanadoo|example)$/iu;
const shortest = 6;
const maxWords = 6;

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/ä/gu, "ae")
    .replace(/ö/gu, "oe")
    .replace(/ü/gu, "ue")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
/** The same without the marks on vowels, as others write addresses. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*|[&+]/gu;

/** The words of a text, without those that are part of an address. */
const wordsIn = (text: string): RegExpExecArray[] => [
  ...text
    .replace(/\S*@\S*|https?:\S+|www\.\S+/giu, (found) => "\n".repeat(found.length))
    .matchAll(word),
];

/**
 * The firm that the host of an address is called after, as it stands in the text: "Kaveri Pumps" for
 * `sales@kaveripumps.example`. Two words at least, as one may be a person's; null where there is none.
 */
export function firmOfAddress(texts: readonly string[], email: string | null): string | null {
  const host = email
    ?.split("@")[1]
    ?.split(".")
    .findLast(
      (part, at, all) =>
        at === Math.max(0, all.length - 2) || (part.length >= shortest && at < all.length - 1),
    );
  if (!host || anybodys.test(host) || bare(host).length < shortest) return null;
  for (const text of texts) {
    const found = wordsIn(text);
    for (let from = 0; from < found.length; from += 1)
      for (let to = from + 1; to < Math.min(from + maxWords, found.length); to += 1) {
        const [first, last] = [found[from], found[to]];
        if (!first || !last) continue;
        const said = text.slice(first.index, last.index + last[0].length);
        if (/[\n,;:!?()]/u.test(said)) break;
        if (letters(said) !== bare(host) && bare(said) !== bare(host)) continue;
        return isFirstName(first[0]) && to === from + 1 ? null : said.replace(/[.'’-]+$/u, "");
      }
  }
  return null;
}

/**
 * The person that an address is called after, as they stand in the text: "Aurélie Vandamme" for `a.vandamme@…`.
 * `isWhole` where the address has both names; null where it names nobody.
 */
export function nameOfAddress(
  text: string,
  email: string | null,
): { name: string; isWhole: boolean } | null {
  const parts = (email?.split("@")[0] ?? "").split(/[._-]/u).filter(Boolean);
  const found = wordsIn(text);
  for (const [at, first] of found.entries()) {
    const last = found[at + 1];
    if (!last || !/^\p{Lu}/u.test(first[0]) || !/^\p{Lu}\p{L}{2,}/u.test(last[0])) continue;
    const said = text.slice(first.index, last.index + last[0].length);
    if (/[\n,;:!?()@]/u.test(said) || isNoName(first[0]) || isNoName(last[0])) continue;
    const isCalled = (part: string, name: string) => part === bare(name) || part === letters(name);
    const [one = "", other = ""] = parts.map((part) => part.toLowerCase());
    const isWhole =
      one.length > 2 &&
      other.length > 2 &&
      ((isCalled(one, first[0]) && isCalled(other, last[0])) ||
        (isCalled(other, first[0]) && isCalled(one, last[0])));
    const initial = bare(first[0]).charAt(0);
    const isShort =
      parts.length === 2
        ? one === initial && isCalled(other, last[0])
        : parts.length === 1 &&
          one.length > 4 &&
          isCalled(one.slice(1), last[0]) &&
          one.startsWith(initial);
    if (isWhole || isShort) return { name: said.replace(/[.'’-]+$/u, ""), isWhole };
  }
  return null;
}

/** "Sofia, as you see", with sofia@…: a known first name that the address has alone; null where it isn't told. */
export function firstNameOfAddress(texts: readonly string[], email: string | null): string | null {
  const local = email?.split("@")[0] ?? "";
  if (!isFirstName(local)) return null;
  for (const text of texts)
    for (const { 0: said } of wordsIn(text))
      if (/^\p{Lu}/u.test(said) && (bare(said) === bare(local) || letters(said) === bare(local)))
        return said.replace(/['’]s$/u, "");
  return null;
}

/** "Nacho de Tacoland", with nacho@tacoland.example: one word that the host has, told as where somebody is from; null where it isn't. */
export function firmFromHost(texts: readonly string[], email: string | null): string | null {
  const host = email?.split("@")[1]?.split(".").at(-2) ?? "";
  if (host.length < 4 || anybodys.test(host)) return null;
  for (const text of texts)
    for (const { 0: said, index } of wordsIn(text)) {
      const isHost = bare(said) === bare(host) || letters(said) === bare(host);
      const isFrom =
        toldAsFirm.test(text.slice(0, index)) || calledAfter.test(text.slice(index + said.length));
      const isSpelled = /^\s+(?:punkt|dot|punto|point)(?!\p{L})/iu.test(
        text.slice(index + said.length),
      );
      if (isHost && isFrom && !isSpelled) return said.replace(/[.'’-]+$/u, "");
    }
  return null;
}
const toldAsFirm =
  /(?<!\p{L})(?:from|at|of|with|we['’]?re|we are|called|von|vom|bei|wir sind|heißt|heißen|de|del|desde|en|somos|se llama|chez|du|nous sommes|s['’]appelle)\s+(?:the\s+|der\s+|dem\s+|la\s+|el\s+|le\s+)?["“„«]?$/iu;
/** "Radlwerk heißt der Laden" */
const calledAfter =
  /^["”“»]?,?\s+(?:(?:is|it['’]?s|we['’]?re|is what (?:it|we)['’]?(?:s|re)) called|heißt|heissen|heißen|nennt|se llama|nos llamamos|s['’]appelle|on s['’]appelle)(?!\p{L})/iu;
