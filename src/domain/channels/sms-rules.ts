import { createHmac, timingSafeEqual } from "node:crypto";

/** Three parts of a text message in the plain alphabet; the rest is read on the bot's page. */
export const maxSmsChars = 459;
/** So many of one number are answered in an hour. */
export const maxSmsOfSender = 20;

/** What carriers and Twilio take as a wish, as the whole message (CTIA; twilio.com/docs/messaging/features/opt-out). */
const stops = [
  "stop",
  "stopall",
  "unsubscribe",
  "cancel",
  "end",
  "quit",
  "stopp",
  "arret",
  "arrêt",
  "alto",
  "baja",
];
const starts = ["start", "unstop", "yes"];
const helps = ["help", "info", "hilfe", "aide", "ayuda"];

export type SmsWish = "stop" | "start" | "help";

/** What a message that is one word asks of every number; null: it is for the bot. */
export function wishOf(text: string): SmsWish | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!\s]+$/g, "");
  if (stops.includes(word)) return "stop";
  if (starts.includes(word)) return "start";
  return helps.includes(word) ? "help" : null;
}

/** An answer as a text message: plain text, and where it is longer, its beginning with the link to the bot's page. */
export function shortSms(
  text: string,
  { link, max = maxSmsChars }: { link: string; max?: number },
): string {
  const plain = inSmsAlphabet(plainText(text));
  if (plain.length <= max) return plain;
  const room = max - link.length - 4;
  const cut = plain.slice(0, room);
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return `${cut.slice(0, end > room / 2 ? end : room).trimEnd()}... ${link}`.toWellFormed();
}

/** What our texts are written with, in the alphabet of text messages (GSM 03.38): beyond it, a part holds 67 characters. */
const inSmsAlphabet = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[–—−]/g, "-")
    .replaceAll("…", "...")
    .replaceAll(/[\u00a0\u202f]/g, " ");

/** Markdown as people read it in plain text. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, words: string, address: string) =>
      words === address ? words : `${words} (${address})`,
    )
    .replaceAll(/(\*\*|__|`)/g, "")
    .replaceAll(/^#{1,6}\s+/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** What Twilio signs a request with: HMAC-SHA1 over its address and its fields in order (twilio.com/docs/usage/security). */
export function twilioSignature(
  { url, fields }: { url: string; fields: Readonly<Record<string, string>> },
  authToken: string,
): string {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + (fields[name] ?? ""), url);
  return createHmac("sha1", authToken).update(signed).digest("base64");
}

/** Whether a request carries that signature, in constant time. */
export function isSignedByTwilio(
  call: { url: string; fields: Readonly<Record<string, string>>; signature: string },
  authToken: string,
): boolean {
  const [given, own] = [Buffer.from(call.signature), Buffer.from(twilioSignature(call, authToken))];
  return given.length === own.length && timingSafeEqual(given, own);
}
