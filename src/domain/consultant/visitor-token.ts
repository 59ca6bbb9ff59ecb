import { randomBytes } from "node:crypto";
import { hostCookie, readCookie } from "#kit/cookies.ts";
import { isSame } from "#kit/is-same.ts";
import type { ConsultantDeps } from "./deps.ts";

type Deps = Pick<ConsultantDeps, "digest"> & { publicUrl: string };

/** The cookie that holds a visitor's token, without the prefix that it has behind https. */
export const visitorCookie = "aria.visitor";

const sign = (random: string, { digest }: Pick<Deps, "digest">) => digest("visitor-cookie", random);

/** A visitor's token: 256 random bits and our signature, so that nobody chooses a token of their own. */
export function newVisitorToken(deps: Pick<Deps, "digest">): string {
  const random = randomBytes(32).toString("base64url");
  return `${random}.${sign(random, deps)}`;
}

/** The token in a Cookie header; null where there is none that we made. */
export function visitorTokenIn(cookie: string, deps: Deps): string | null {
  const token = readCookie(cookie, hostCookie(visitorCookie, deps.publicUrl)) ?? "";
  const [, random = "", signature = ""] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  return random && isSame(signature, sign(random, deps)) ? token : null;
}
