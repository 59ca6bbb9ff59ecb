import type { Tx } from "#db/open.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import type { ConversationDeps } from "./deps.ts";
import { ownershipOf } from "./ownership.ts";
import { claimOpen, selectOpen, selectOwners } from "./queries.ts";
import { forgetVisitor, keepVisitor, visitorKeyIn } from "./visitor.ts";

type Deps = Pick<ConversationDeps, "db" | "digest" | "publicUrl">;

/**
 * The chat that was begun in this browser before the person signed in, and still runs: whether it is theirs they are
 * asked. Null where there is none. @returns when it was held and how long it is: its words may be
 * somebody else's
 */
export async function findChatToKeep(
  actor: Actor,
  { cookie }: { cookie: string },
  deps: Deps,
): Promise<{ createdAt: string; lastMessageAt: string; messages: number } | null> {
  const userId = requirePerson(actor);
  const key = visitorKeyIn(cookie, deps);
  if (key === null || ownershipOf(await selectOwners(deps.db, key), userId) !== "asked")
    return null;
  const open =
    (await selectOpen(deps.db, key, "chat")) ?? (await selectOpen(deps.db, key, "video"));
  return (
    open && {
      createdAt: open.createdAt.toISOString(),
      lastMessageAt: open.lastMessageAt.toISOString(),
      messages: open.messageCount,
    }
  );
}

/**
 * The person's answer: `isTheirs` puts what still runs into their account; otherwise the browser forgets it. What had
 * ended is nobody's in either case: the chat goes on under a new token, so that nothing of before is found by it.
 * @returns Set-Cookie headers for the browser
 */
export async function keepChat(
  actor: Actor,
  { cookie, isTheirs }: { cookie: string; isTheirs: boolean },
  deps: Deps,
): Promise<string[]> {
  const userId = requirePerson(actor);
  if (!isTheirs) return [forgetVisitor(deps)];
  const key = visitorKeyIn(cookie, deps);
  if (key === null) return [];
  return deps.db.transaction(async (tx: Tx) => {
    if (ownershipOf(await selectOwners(tx, key), userId) !== "asked") return [];
    // A running call is found by its token in other places, too: it keeps it.
    const isInCall = (await selectOpen(tx, key, "video")) !== null;
    const renewed = isInCall ? null : keepVisitor("", deps);
    await claimOpen(tx, { visitorKey: key, userId, newKey: renewed?.key ?? key });
    return renewed ? [renewed.setCookie] : [];
  });
}
