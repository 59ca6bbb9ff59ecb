import { createHmac } from "node:crypto";
import { readCookie } from "#kit/cookies.ts";
import { isSame } from "#kit/is-same.ts";
import type { AccountDeps } from "./deps.ts";
import type { Visit } from "./visit.ts";

/** What a signed cookie of Better Auth's holds; null where it is missing, or not signed by us. */
export async function readSignedCookie(
  visit: Pick<Visit, "cookie">,
  name: string,
  { accounts: { auth } }: Pick<AccountDeps, "accounts">,
): Promise<string | null> {
  const text = decodeOr(readCookie(visit.cookie, name) ?? "");
  const value = valueOf(text);
  if (!value) return null;
  const { secret } = await auth.$context;
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return isSame(text.slice(value.length + 1), signature) ? value : null;
}

/** The session's token that these Set-Cookie headers hand to the browser; null where there is none. */
export function tokenGiven(cookies: readonly string[]): string | null {
  const [, given] =
    /^(?:__Host-)?aria\.session_token=([^;]+)/.exec(
      cookies.findLast((one) => /^(__Host-)?aria\.session_token=[^;]/.test(one)) ?? "",
    ) ?? [];
  return given ? valueOf(decodeOr(given)) : null;
}

/** `value.signature` → value */
const valueOf = (text: string): string | null =>
  text.slice(0, Math.max(0, text.lastIndexOf("."))) || null;

function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
