import { acceptedQuoteHours } from "#content/promises.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import { paths } from "../paths.ts";

const name = "aria.quote";

/**
 * A Set-Cookie header that lets the success page lead back to the quote that was accepted in this browser. Only
 * that page gets it, no script can read it, and it holds what the browser was given as an address.
 */
export const rememberAccepted = (token: string, { publicUrl }: { publicUrl: string }): string =>
  `${name}=${token}; Path=${paths.success()}; Max-Age=${(acceptedQuoteHours * hourMs) / secondMs}; HttpOnly; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;

/** The token in a Cookie header; null where there is none. */
export const acceptedIn = (cookie: string): string | null =>
  /(?:^|;\s*)aria\.quote=([\w-]{1,100})(?:;|$)/.exec(cookie)?.[1] ?? null;
