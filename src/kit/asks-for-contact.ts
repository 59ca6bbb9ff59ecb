import { slipsBetween } from "./near-words.ts";
import { withoutContactDetails } from "./read-contact.ts";

const url = /\bhttps?:\/\/\S+/g;
const contactAsked =
  /\b(?:please )?(?:(?:write|reply|answer|get back|come back) (?:back )?to (?:me|us)|(?:e-?mail|contact|reach|call|phone|ring) me)\b(?: back)?(?: (?:at|on|under|by|via)\b)?/gi;

/**
 * A text without addresses and numbers, and without what asks to be written to: no page of ours is about either, and a
 * message that ends with them is about what stands before.
 */
export const withoutContact = (text: string): string =>
  withoutContactDetails(text).replace(url, " ").replace(contactAsked, " ");

/** What stands around an address, or around the wish to be written to, and says nothing more. */
const aroundContact =
  /\b(?:my|our|your|the|e-?mail|mail|address|phone|number|is|it['’]s|its|here|you|can|could|will|would|please|thanks?|thank|and|at|under|on|via|by|then|so|ok|okay|yes|sure|of|course|some(?:one|body)|a|person|i|am|i'm|hello|hi|name)\b/gi;

/** Whether somebody left an address or asked to be written to: no, and nothing else, or beside something else. */
export function asksForContact(said: string): "none" | "only" | "beside" {
  const rest = withoutContact(said);
  if (rest === said) return "none";
  return /\p{L}{3,}/u.test(rest.replace(aroundContact, " ")) ? "beside" : "only";
}

/** Where most private mail addresses are. */
const mailHosts =
  "gmail.com googlemail.com yahoo.com yahoo.de yahoo.fr yahoo.es hotmail.com hotmail.de hotmail.fr hotmail.es outlook.com outlook.de outlook.fr outlook.es live.com icloud.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de aol.com proton.me protonmail.com orange.fr t-online.de mail.com email.com ymail.com me.com".split(
    " ",
  );

/** What an address with a slip in its host was probably meant to be: `tom@gmial.com` → `tom@gmail.com`; null for others. */
export function likelyAddress(address: string): string | null {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  if (host.length < 7 || mailHosts.includes(host)) return null;
  const near = mailHosts.find((one) => slipsBetween(host, one, 1) === 1);
  return near ? `${local}@${near}` : null;
}
