import type { ConsultantDeps } from "./deps.ts";
import type { Spender } from "./spending.ts";

/** The visitor's own name, which the chat gives a browser with its first message. */
const visitorCookie = /(?:^|;\s*)aria\.visitor=([\w-]{43})(?:;|$)/;

/** On whose account a request spends: keyed digests of the browser's name, where it has one, and of its address. */
export function spenderOf(
  visit: { cookie: string; clientAddress: string },
  { digest }: Pick<ConsultantDeps, "digest">,
): Spender {
  const visitor = visitorCookie.exec(visit.cookie)?.[1];
  return {
    visitor: visitor === undefined ? null : digest("visitor", visitor),
    address: digest("address", visit.clientAddress),
  };
}
