import { type AnyColumn, asc, eq, ne, and, type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { TranscriptLine } from "./contract.ts";
import { conversations, messages } from "./tables.ts";

const speakers = { user: "Customer", ai: "AI Agent", person: "Person", note: "AI Agent" } as const;

export type WholeConversation = Pick<
  typeof conversations.$inferSelect,
  "channel" | "userId" | "visitorKey" | "createdAt" | "endedAt"
> & { said: TranscriptLine[] };

/** A conversation with all that was said in it, oldest first and without notes; null where there is none. */
export async function selectWholeConversation(
  db: DbOrTx,
  id: string,
): Promise<WholeConversation | null> {
  const { channel, userId, visitorKey, createdAt, endedAt } = conversations;
  const [conversation] = await db
    .select({ channel, userId, visitorKey, createdAt, endedAt })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (!conversation) return null;
  const rows = await db
    .select({ sender: messages.sender, text: messages.text, at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, id), ne(messages.sender, "note")))
    .orderBy(asc(messages.position));
  const said = rows.map(({ sender, text, at }) => ({
    speaker: speakers[sender],
    text,
    at: at.toISOString(),
  }));
  return { ...conversation, said };
}

/** Whether a conversation is still there; who deletes it meanwhile waits for this transaction. */
export async function holdConversation(tx: DbOrTx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("key share");
  return rows.length > 0;
}

/** For other nouns' queries: whether the conversation that a column names is still there, or is this person's. */
export const conversationExists = (column: AnyColumn, userId?: string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${conversations} where ${conversations.id} = ${column}
    and ${userId === undefined ? sql`true` : eq(conversations.userId, userId)})`;

/** For other nouns' queries: whether the visitor whom a column names has said something as this person. */
export const isVisitorOf = (column: AnyColumn, userId: string): SQL<boolean> =>
  sql<boolean>`${column} in (select ${conversations.visitorKey} from ${conversations}
    where ${eq(conversations.userId, userId)})`;
