import { createHmac, randomBytes } from "node:crypto";
import { hostCookie, readCookie, writeHostCookie } from "#kit/cookies.ts";
import { isSame } from "#kit/is-same.ts";
import type { AccountDeps } from "./deps.ts";

/**
 * Marks a browser that signed in to an account, so that wrong tries of strangers elsewhere don't slow it
 * down (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It gives no right by itself.
 */
const name = "aria.device";
const keepSeconds = 365 * 24 * 3600;
type Deps = Pick<AccountDeps, "accounts" | "publicUrl">;

const sign = (nonce: string, email: string, { accounts: { digestKey } }: Deps) =>
  createHmac("sha256", digestKey).update(`device:${nonce}:${email}`).digest("base64url");

/** The browser's mark for this account, or null. */
export function knownDevice(cookie: string, email: string, deps: Deps): string | null {
  const [nonce = "", signature = ""] = (
    readCookie(cookie, hostCookie(name, deps.publicUrl)) ?? ""
  ).split(".");
  return nonce && isSame(signature, sign(nonce, email.toLowerCase(), deps)) ? nonce : null;
}

/** A Set-Cookie header that marks this browser for this account. */
export function deviceCookie(cookie: string, email: string, deps: Deps): string {
  const nonce = knownDevice(cookie, email, deps) ?? randomBytes(16).toString("base64url");
  const value = `${nonce}.${sign(nonce, email.toLowerCase(), deps)}`;
  return writeHostCookie(
    { name, value },
    { publicUrl: deps.publicUrl, maxAgeSeconds: keepSeconds },
  );
}
