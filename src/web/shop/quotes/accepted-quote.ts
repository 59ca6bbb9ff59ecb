import { acceptedQuoteHours } from "#content/promises.ts";
import { readCookie } from "#kit/cookies.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import { paths } from "../../paths.ts";

/** Its own path keeps the prefix `__Host-` from it. */
const nameAt = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? "__Secure-aria.quote" : "aria.quote";

/**
 * A Set-Cookie header that lets the success page lead back to the quote that was accepted in this browser. Only
 * that page gets it, no script can read it, and it holds what the browser was given as an address.
 */
export const rememberAccepted = (token: string, { publicUrl }: { publicUrl: string }): string =>
  `${nameAt(publicUrl)}=${token}; Path=${paths.success()}; Max-Age=${(acceptedQuoteHours * hourMs) / secondMs}; HttpOnly; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;

/** The token in a Cookie header; null where there is none. */
export const acceptedIn = (cookie: string, { publicUrl }: { publicUrl: string }): string | null =>
  /^[\w-]{1,100}$/.exec(readCookie(cookie, nameAt(publicUrl)) ?? "")?.[0] ?? null;
