import { type Actor, personOf } from "#domain/identity/index.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { ownershipOf } from "./ownership.ts";
import { selectOwners } from "./queries.ts";
import { keepVisitor, visitorKeyIn } from "./visitor.ts";

type Deps = Pick<ConversationDeps, "db" | "digest" | "publicUrl">;
/** A request: its Cookie header, and a keyed digest of the network address. */
type Asking = { cookie: string; address: string };

// A browser's cookie outlives a session, and on a shared computer whoever used it. So what belongs to an
// account is there for whoever is signed in to it: with the cookie, and not by the cookie alone.

/**
 * Who asks in the chat; null where this browser hasn't chatted yet, or what was said belongs to somebody else's
 * account, or began before signing in and wasn't claimed (keep-chat.ts).
 */
export async function findOwnVisitor(
  actor: Actor,
  { cookie, address }: Asking,
  deps: Deps,
): Promise<Visitor | null> {
  const userId = personOf(actor);
  const key = visitorKeyIn(cookie, deps);
  return key !== null && (await isOwn(key, userId, deps)) ? { key, address, userId } : null;
}

/** The same; a new visitor where there is none. @returns with the cookie that keeps them */
export async function keepOwnVisitor(
  actor: Actor,
  { cookie, address }: Asking,
  deps: Deps,
): Promise<{ visitor: Visitor; setCookie: string; isNew: boolean }> {
  const userId = personOf(actor);
  const known = keepVisitor(cookie, deps);
  const isTheirs = known.isNew || (await isOwn(known.key, userId, deps));
  const { key, ...kept } = isTheirs ? known : keepVisitor("", deps);
  return { visitor: { key, address, userId }, ...kept };
}

const isOwn = async (key: string, userId: string | null, { db }: Deps) =>
  ownershipOf(await selectOwners(db, key), userId) === "own";
