import { acceptedQuoteHours } from "#content/promises.ts";
import { readCookie } from "#kit/cookies.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import { paths } from "../paths.ts";

/** Which quote a browser holds, told to one part of the site only. */
type Purpose = { name: string; path: string };
/** Lets the success page lead back to the quote that was accepted in this browser. */
const accepted: Purpose = { name: "aria.quote", path: paths.success() };
/** Lets the studio begin from a quote whose token stays out of its address, and out of `?next=` when signing in. */
const forStudio: Purpose = { name: "aria.studio-quote", path: paths.studio() };

type Site = { publicUrl: string };

/** A path of its own keeps the prefix `__Host-` from it. */
const nameAt = ({ name }: Purpose, { publicUrl }: Site) =>
  publicUrl.startsWith("https:") ? `__Secure-${name}` : name;

/** A Set-Cookie header that no script can read; it holds what the browser was given as an address. */
const write = (purpose: Purpose, token: string, site: Site): string =>
  `${nameAt(purpose, site)}=${token}; Path=${purpose.path}; Max-Age=${(acceptedQuoteHours * hourMs) / secondMs}; HttpOnly; SameSite=Lax${site.publicUrl.startsWith("https:") ? "; Secure" : ""}`;
const read = (purpose: Purpose, cookie: string, site: Site): string | null =>
  /^[\w-]{1,100}$/.exec(readCookie(cookie, nameAt(purpose, site)) ?? "")?.[0] ?? null;

export const rememberAccepted = (token: string, site: Site): string => write(accepted, token, site);
/** The token in a Cookie header; null where there is none. */
export const acceptedIn = (cookie: string, site: Site): string | null =>
  read(accepted, cookie, site);
export const handToStudio = (token: string, site: Site): string => write(forStudio, token, site);
/** The same for the studio. */
export const handedIn = (cookie: string, site: Site): string | null =>
  read(forStudio, cookie, site);
