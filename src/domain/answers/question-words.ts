import { readContact, withoutContactDetails } from "#kit/read-contact.ts";
import { oneLine } from "#kit/text.ts";
import { plainLetters, stemOf, wordsOf } from "#kit/words.ts";
import { isSmall } from "./features.ts";
import { gist } from "./split-message.ts";

/** Longer questions are cut. */
export const maxQuestionLength = 300;
const maxKeyLength = 200;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The sentence that introduces somebody says who asks, not what. */
const introduction =
  /(?:^|(?<=[.!?\n]\s*))(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]allo|[Hh]ola|[Bb]onjour)?[,!.]?\s*(?:[Mm]y name is|[Mm]y name['’]s|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Mm]e llamo|[Jj]e m['’]appelle)\s*…\s*[,.!]?\s*/gu;

/**
 * A question as it may be kept and counted: on one line, its gist, without addresses, phone numbers, links, long
 * numbers, and the name and company of who asks. What was taken out is `…`.
 */
export function plainQuestion(message: string): string {
  const { name, company } = readContact(message);
  const plain = [name, company]
    .filter((one) => one !== null)
    .reduce((text, one) => text.replace(new RegExp(escaped(one), "giu"), "…"), gist(message));
  return oneLine(
    // Links first: a number that is taken out of one would leave the rest of it.
    withoutContactDetails(
      plain.replace(/\S*@\S+/g, "…").replace(/\b(?:https?:\/\/|www\.)\S+/gi, "…"),
    )
      .replace(/[\p{L}]{0,4}[-/#]?\d(?:[\s./-]?\d){4,}/gu, "…")
      .replace(introduction, ""),
  )
    .replace(/…(?:\s*…)+/g, "…")
    .slice(0, maxQuestionLength)
    .toWellFormed()
    .trim();
}

/**
 * The form in which a question is counted: its words that carry meaning, without case, accents, punctuation and
 * endings, in their order. "What's your VAT number?" and "your VAT numbers please" are one. Empty where no words are.
 */
export function questionKey(question: string): string {
  const words = wordsOf(plainLetters(question).replaceAll("ß", "ss"));
  const content = words.filter((word) => !isSmall(word));
  return (content.length > 0 ? content : words).map(stemOf).join(" ").slice(0, maxKeyLength).trim();
}

/** Orders about Aria herself, code and queries: nobody wants these answered. */
const noise =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.?!]{0,40}\b(?:instructions?|rules?|prompts?|previous|above|everything)\b|\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b|\byour (?:prompt|instructions)\b|\b(?:you are|act|behave) now\b|\bpretend (?:to|that|you)\b|\b(?:developer|admin|debug|god|dan) mode\b|\brepeat after me\b|\bjailbreak\b|\bobey\b|\b(?:ignorez|ignorier\w*|ignora|ignore) (?:vos|deine|ihre|tus|sus)\b|\bsystem\s*[:\]]|<\/?\w+[^>]*>|!\[[^\]]*\]\(|';|\b(?:select|update|insert|delete|drop)\b.{1,40}\b(?:from|set|into|table)\b|[{}]\s*"|\b(?:api key|auth_secret|database_url)\b|\b(?:usr|cnv|ord)_\w{8,}|\b(?:make|grant|give) me\b.{0,20}\b(?:admin|access|root)\b|\b(?:role|persona)\b.{0,12}\b(?:admin|root|system)\b|\b(?:other|all) (?:chats|conversations|users)\b/i;
const abuse =
  /\b(?:fuck\w*|shit\w*|asshole|bitch\w*|cunt\w*|idiots?|moron\w*|stupid (?:bot|ai|machine)|arschloch|scheiss\w*|scheiß\w*|wichser|puta|mierda|gilipollas|connard|salope|merde)\b/i;

/** Whether a message tells the provider something: words with a meaning, no orders about Aria, no abuse, no noise. */
export function isWorthNoting(message: string): boolean {
  if (noise.test(message) || abuse.test(message)) return false;
  const question = plainQuestion(message);
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  if (letters < question.replace(/\s/g, "").length * 0.6) return false;
  const words = wordsOf(question);
  const content = words.filter((word) => !isSmall(word) && /\p{L}{3}/u.test(word));
  return content.length > 0 && words.length >= 2 && content.some(isWord);
}

/** "asdfghjkl" and "aaaaaaa" are none; scripts without vowels of ours always are. */
const isWord = (word: string): boolean =>
  !/^[a-z]+$/.test(word) || (/[aeiouy]/.test(word) && !/(.)\1{3}|[^aeiouy]{6}/.test(word));
