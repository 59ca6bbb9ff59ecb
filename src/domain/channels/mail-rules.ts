import { shownBytes } from "#kit/shown-bytes.ts";
import type { MailSource, ReadMail } from "./ports.ts";

/** Why a mail isn't answered; shown to the bot's owner. */
export type Ignored =
  | "automatic"
  | "list"
  | "bounce"
  | "own"
  | "spam"
  | "too_many"
  | "stopped"
  | "empty"
  | "paused"
  | "too_large"
  | "refused_large";

/** Of larger mails only the beginning is read. */
export const maxMailBytes = 10 * 1024 * 1024;
/** The beginning of a large mail: its headers, and more text than is ever used. */
export const mailBeginningBytes = 512 * 1024;
/** What people read of it. */
export const maxMailWords = shownBytes(maxMailBytes);
/** So many mails of one sender are answered in an hour: more is a loop, or a flood. */
export const maxMailsOfSender = 10;
/** So many messages of a channel are taken for a bot in an hour. */
export const maxMessagesOfBot = 300;

/** The names of senders that nobody reads. */
const robots =
  /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|donotreply|bounces?|notifications?|auto-?(reply|confirm))([+._-].*)?@/i;
/** Headers that lists and mass mails carry (RFC 2369, RFC 2919, RFC 8058). */
const listHeaders = ["list-id", "list-unsubscribe", "list-post", "list-help", "feedback-id"];
/** Headers of automatic replies, as older programs write them. */
const replyHeaders = ["x-autoreply", "x-auto-reply", "x-autorespond", "x-autoresponder"];

/**
 * Why a mail must not be answered: it was sent by a program, a list or ourselves (RFC 3834 §2). Null: a person wrote it.
 * @param own the bot's own addresses, in lower case
 */
export function whyIgnored(
  { from, headers, text, subject }: Pick<ReadMail, "from" | "headers" | "text" | "subject">,
  own: readonly string[],
): Ignored | null {
  const header = (name: string) => (headers[name] ?? "").toLowerCase();
  const has = (name: string) => headers[name] !== undefined;
  if (own.includes(from.address.toLowerCase())) return "own";
  const type = header("content-type");
  const isReport = type.startsWith("multipart/report") || has("x-failed-recipients");
  if (
    isReport ||
    header("return-path") === "<>" ||
    /^(mailer-daemon|postmaster)@/i.test(from.address)
  )
    return "bounce";
  const submitted = header("auto-submitted");
  if (submitted !== "" && !/^no\b/.test(submitted)) return "automatic";
  if (/^(auto_reply|bulk|junk)\b/.test(header("precedence"))) return "automatic";
  if (replyHeaders.some(has) || robots.test(from.address)) return "automatic";
  if (/\b(all|oof|autoreply|rn|nrn|dr)\b/.test(header("x-auto-response-suppress")))
    return "automatic";
  if (listHeaders.some(has) || header("precedence").startsWith("list")) return "list";
  if (header("x-spam-flag") === "yes" || /^yes\b/.test(header("x-spam-status"))) return "spam";
  return text.trim() === "" && subject.trim() === "" ? "empty" : null;
}

/** What is read of a mail that came as a whole. */
export const readableOf = (raw: Uint8Array): MailSource =>
  raw.length <= maxMailBytes
    ? { raw, isWhole: true }
    : { raw: raw.subarray(0, mailBeginningBytes), isWhole: false };

/** The subject of an answer: `Re:` once. */
export function replySubject(subject: string): string {
  const plain = subject.replaceAll(/\s+/g, " ").trim();
  if (plain === "") return "Re: Your message";
  return /^(re|aw|sv|antw|r)\s?:/i.test(plain) ? plain : `Re: ${plain}`;
}

/** A thread's Message-IDs, the first and the latest of them: headers have an end (RFC 5322 §2.1.1). */
export const shortReferences = (ids: readonly string[], max = 20): string[] => {
  const all = [...new Set(ids)];
  return all.length <= max ? all : [...all.slice(0, 1), ...all.slice(1 - max)];
};

/** What a bot's owner reads about a message that wasn't answered. */
export const ignoredWords: Readonly<Record<Ignored, string>> = {
  automatic: "An automatic reply. No one would read an answer.",
  list: "From a mailing list.",
  bounce: "A delivery report.",
  own: "From the bot’s own address.",
  spam: "Marked as spam.",
  too_many: "Too many messages from this sender within an hour.",
  stopped: "This number sent STOP.",
  empty: "The message was empty.",
  paused: "The bot was paused.",
  too_large: `Larger than ${maxMailWords}, and its text couldn’t be read in full.`,
  refused_large: `Refused as your mail service posted it: it’s larger than ${maxMailWords}.`,
};
