import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import type { ConversationDeps } from "./deps.ts";
import { pruneConversationsJob } from "./jobs.ts";
import { ownershipOf } from "./ownership.ts";
import { deleteConversationsOf, selectAllOf, unsetAdmin } from "./queries-admin.ts";
import { selectOwners } from "./queries.ts";
import { forgetVisitor, visitorKeyIn } from "./visitor.ts";

/**
 * Somebody signed in. What others said in this browser before, and ended, the browser forgets: it belongs to nobody's
 * account. About a chat that still runs the person is asked (keep-chat.ts).
 * @returns Set-Cookie headers for the browser
 */
export async function forgetOthersChats(
  db: DbOrTx,
  { userId, cookie }: { userId: string; cookie: string },
  deps: Pick<ConversationDeps, "digest" | "publicUrl">,
): Promise<string[]> {
  const visitorKey = visitorKeyIn(cookie, deps);
  if (!visitorKey) return [];
  const owners = await selectOwners(db, visitorKey);
  const ownership = ownershipOf(owners, userId);
  const hasOwn = owners.some((one) => one.userId === userId);
  const isKept = ownership === "asked" || (ownership === "own" && hasOwn);
  return isKept ? [] : [forgetVisitor(deps)];
}

/** All that is stored of a person's conversations, for their own copy of their data. */
export async function exportConversations(db: DbOrTx, userId: string) {
  const rows = await selectAllOf(db, userId);
  const byId = Map.groupBy(rows, ({ conversation }) => conversation.id);
  return [...byId.values()].map((said) => {
    const { visitorKey: _key, handledBy: _admin, ...conversation } = said[0]!.conversation;
    return { ...conversation, messages: said.map(({ message }) => message) };
  });
}

/**
 * Deletes a person's conversations; of others', which they answered as an admin, what was said stays, without
 * their id. @returns ids of those that are gone
 */
export async function forgetConversations(tx: DbOrTx, userId: string): Promise<string[]> {
  const ids = await deleteConversationsOf(tx, userId);
  await unsetAdmin(tx, userId);
  return ids;
}

export const conversationsOfPerson: PersonalData = {
  name: "conversations",
  tables: ["conversations", "messages"],
  retention: { enquiry: pruneConversationsJob },
  export: (db, { userId }) => exportConversations(db, userId),
  forget: async (tx, { userId }) => forgotten(await forgetConversations(tx, userId)),
};
