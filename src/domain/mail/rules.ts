import { domainToASCII } from "node:url";
import { dayMs, minuteMs } from "#kit/time.ts";
import type { Mailer } from "./ports.ts";

/**
 * A queued mail is looked after from ten minutes after it was written, as its run begins at once, and for three days:
 * by then its runs have tried often enough.
 */
export const lookAfterMailFromMs = 10 * minuteMs;
export const lookAfterMailUntilMs = 3 * dayMs;

/** A subject longer than this is of no use to anyone. */
export const subjectMax = 250;

/** Characters that could end an address, add a second one, or begin another header. */
const address = /^[^\s\p{Cc}@<>(),;:"[\]\\]+@[^\s\p{Cc}@<>(),;:"[\]\\]+$/u;

/** Whether `text` is one bare address (`name@host`), and nothing but that. */
export const isAddress = (text: string): boolean => text.length <= 320 && address.test(text);

/**
 * The Message-ID of a mail: the same at each attempt, so that a mail handed over twice (a crash between
 * sending and noting it) can be told by whoever receives it (RFC 5322 §3.6.4).
 */
export function messageIdOf(mailId: string, mailFrom: string): string {
  const host = /@([^@\s>]+)>?\s*$/.exec(mailFrom)?.[1] ?? "";
  return `<${mailId}@${domainToASCII(host) || "localhost"}>`;
}

/** The text without what makes links of an account or a demo work (`token=`, `/demo/…`); everything else stays. */
export const cutTokens = (text: string): string =>
  text.replace(/([?&]token=)[\w.%-]+/g, "$1…").replace(/(\/demo\/)[\w-]{40,}/g, "$1…");

/** Who carries mail, for texts that depend on it. */
export type MailerNameDeps = { mail: { mailer: Pick<Mailer, "name"> } };

/**
 * Whether mails stay in the outbox for an admin to pass on, because no mail service is connected: then no screen says
 * that one is on its way.
 */
export const keepsMail = ({ mail }: MailerNameDeps): boolean => mail.mailer.name === "outbox";
