import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSame } from "#kit/is-same.ts";
import type { AccountDeps } from "./deps.ts";

type Deps = Pick<AccountDeps, "clock" | "accounts">;

const Claims = z.object({
  userId: z.string(),
  /** The account's address when the link was written. */
  email: z.string(),
  /** The address that it changes to; absent where it only confirms the present one. */
  updateTo: z.string().optional(),
  /** Stands for the password at that time: a new password voids a change under way. */
  seal: z.string().optional(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type EmailLink = z.infer<typeof Claims>;

const sign = (payload: string, { accounts: { digestKey } }: Deps) =>
  createHmac("sha256", digestKey).update(`email link:${payload}`).digest("base64url");

/** The token of a link that shows whose an address is. Nothing of it is stored: its signature speaks for it. */
export function writeEmailLink(
  link: Omit<EmailLink, "until">,
  lifetimeMs: number,
  deps: Deps,
): string {
  const claims: EmailLink = { ...link, until: deps.clock().getTime() + lifetimeMs };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${sign(payload, deps)}`;
}

/** What a token says; null where it isn't ours, was changed, or is too old. */
export function readEmailLink(token: string, deps: Deps): EmailLink | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSame(signature, sign(payload, deps))) return null;
  const claims = Claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return claims.until > deps.clock().getTime() ? claims : null;
}

/** Stands for a stored password in a link. */
export const sealOf = (passwordHash: string | null, { accounts: { digestKey } }: Deps): string =>
  createHmac("sha256", digestKey).update(`seal:${passwordHash}`).digest("base64url").slice(0, 22);
