import type { ConversationDeps } from "./deps.ts";
import { ownershipOf } from "./ownership.ts";
import { selectOwners } from "./queries.ts";
import { keepVisitor, visitorKeyIn } from "./visitor.ts";

type Deps = Pick<ConversationDeps, "db" | "digest" | "publicUrl">;

// A browser's cookie outlives a session, and on a shared computer whoever used it. So what belongs to an
// account is there for whoever is signed in to it: with the cookie, and not by the cookie alone.

/**
 * What stands for the visitor whose Cookie header this is; null where nobody has chatted yet, or what was said
 * belongs to somebody else's account, or began before signing in and wasn't claimed (keep-chat.ts). `userId` is who
 * is signed in, if somebody is.
 */
export async function ownVisitorKey(
  { cookie, userId }: { cookie: string; userId: string | null },
  deps: Deps,
): Promise<string | null> {
  const key = visitorKeyIn(cookie, deps);
  return key !== null && (await isOwn(key, userId, deps)) ? key : null;
}

/** As `keepVisitor`; a new token also where what was said with this one isn't theirs. */
export async function keepOwnVisitor(
  { cookie, userId }: { cookie: string; userId: string | null },
  deps: Deps,
): Promise<ReturnType<typeof keepVisitor>> {
  const kept = keepVisitor(cookie, deps);
  return kept.isNew || (await isOwn(kept.key, userId, deps)) ? kept : keepVisitor("", deps);
}

const isOwn = async (key: string, userId: string | null, { db }: Deps) =>
  ownershipOf(await selectOwners(db, key), userId) === "own";
