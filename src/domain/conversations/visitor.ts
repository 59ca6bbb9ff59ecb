import { visitorDays } from "#content/promises.ts";
import { newVisitorToken, visitorCookie, visitorTokenIn } from "#domain/consultant/index.ts";
import { writeHostCookie } from "#kit/cookies.ts";
import { dayMs, secondMs } from "#kit/time.ts";
import type { ConversationDeps } from "./deps.ts";

type Deps = Pick<ConversationDeps, "digest" | "publicUrl">;

/** What a visitor's cookie holds; the database keeps `key`, its digest, only. */
export type VisitorToken = { key: string; setCookie: string };

/** What stands for the visitor whose Cookie header this is; null where nobody has chatted yet. */
export function visitorKeyIn(cookie: string, deps: Deps): string | null {
  const token = visitorTokenIn(cookie, deps);
  return token && deps.digest("visitor", token);
}

/** The visitor's token, or a new one, with a Set-Cookie header that keeps it for another 30 days. */
export function keepVisitor(cookie: string, deps: Deps): VisitorToken & { isNew: boolean } {
  const known = visitorTokenIn(cookie, deps);
  const token = known ?? newVisitorToken(deps);
  return {
    key: deps.digest("visitor", token),
    setCookie: header(token, (visitorDays * dayMs) / secondMs, deps),
    isNew: known === null,
  };
}

/** A Set-Cookie header that forgets the visitor. */
export const forgetVisitor = (deps: Pick<Deps, "publicUrl">): string => header("", 0, deps);

const header = (value: string, maxAgeSeconds: number, { publicUrl }: Pick<Deps, "publicUrl">) =>
  writeHostCookie({ name: visitorCookie, value }, { publicUrl, maxAgeSeconds });
