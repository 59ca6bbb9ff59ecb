import { randomBytes } from "node:crypto";
import { visitorDays } from "#content/promises.ts";
import { dayMs, secondMs } from "#kit/time.ts";
import type { ConversationDeps } from "./deps.ts";

type Deps = Pick<ConversationDeps, "digest" | "publicUrl">;

/** The cookie that holds a visitor's token; the database holds its digest only. */
const name = "aria.visitor";

/** A visitor's cookie: 256 random bits. `key` stands for it in the database. */
export type VisitorToken = { key: string; setCookie: string };

/** The token in a Cookie header; null where there is none that could be ours. */
const tokenIn = (cookie: string): string | null =>
  /(?:^|;\s*)aria\.visitor=([\w-]{43})(?:;|$)/.exec(cookie)?.[1] ?? null;

/** What stands for the visitor whose Cookie header this is; null where nobody has chatted yet. */
export function visitorKeyIn(cookie: string, { digest }: Pick<Deps, "digest">): string | null {
  const token = tokenIn(cookie);
  return token && digest("visitor", token);
}

/** The visitor's token, or a new one, with a Set-Cookie header that keeps it for another 30 days. */
export function keepVisitor(cookie: string, deps: Deps): VisitorToken & { isNew: boolean } {
  const known = tokenIn(cookie);
  const token = known ?? randomBytes(32).toString("base64url");
  return {
    key: deps.digest("visitor", token),
    setCookie: header(token, (visitorDays * dayMs) / secondMs, deps),
    isNew: known === null,
  };
}

/** A Set-Cookie header that forgets the visitor. */
export const forgetVisitor = (deps: Pick<Deps, "publicUrl">): string => header("", 0, deps);

const header = (token: string, maxAge: number, { publicUrl }: Pick<Deps, "publicUrl">) =>
  `${name}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
