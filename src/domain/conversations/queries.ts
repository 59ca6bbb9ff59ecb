import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Channel, MessageView } from "./contract.ts";
import type { OwnedRow } from "./ownership.ts";
import { conversations, messages } from "./tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;

/** Without the words of the full-text search, which are as long as the text. */
const messageColumns = {
  id: messages.id,
  position: messages.position,
  sender: messages.sender,
  text: messages.text,
  state: messages.state,
  replyTo: messages.replyTo,
  sources: messages.sources,
  offers: messages.offers,
  page: messages.page,
  isHelpful: messages.isHelpful,
  createdAt: messages.createdAt,
};
export type MessageRow = Omit<MessageView, "at"> & { createdAt: Date };

export const toMessageView = ({ createdAt, ...row }: MessageRow): MessageView => ({
  ...row,
  at: createdAt.toISOString(),
});

const isAt = (id: string, desk: string) =>
  and(eq(conversations.id, id), eq(conversations.desk, desk));
const isOpenOf = (visitorKey: string, channel: Channel) =>
  and(
    eq(conversations.visitorKey, visitorKey),
    eq(conversations.channel, channel),
    eq(conversations.status, "open"),
  );

/** The visitor's running conversation of a channel; null where none runs. */
export async function selectOpen(
  db: DbOrTx,
  visitorKey: string,
  channel: Channel,
): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversations).where(isOpenOf(visitorKey, channel));
  return row ?? null;
}

/** Whose a visitor's conversations are. */
export const selectOwners = (db: DbOrTx, visitorKey: string): Promise<OwnedRow[]> =>
  db
    .selectDistinct({ userId: conversations.userId, status: conversations.status })
    .from(conversations)
    .where(eq(conversations.visitorKey, visitorKey));

/** Gives a visitor's running conversations that belong to nobody to a person, under another key. */
export async function claimOpen(
  tx: DbOrTx,
  one: { visitorKey: string; userId: string; newKey: string },
): Promise<void> {
  await tx
    .update(conversations)
    .set({ userId: one.userId, visitorKey: one.newKey })
    .where(
      and(
        eq(conversations.visitorKey, one.visitorKey),
        eq(conversations.status, "open"),
        isNull(conversations.userId),
      ),
    );
}

/** The visitor's running chat, or else the last one that ended. */
export async function selectLatestChat(
  db: DbOrTx,
  visitorKey: string,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.visitorKey, visitorKey), eq(conversations.channel, "chat")))
    .orderBy(desc(conversations.createdAt))
    .limit(1);
  return row ?? null;
}

/** A conversation of a desk; another desk's can't be told from a missing one. */
export async function selectConversation(
  db: DbOrTx,
  id: string,
  desk: string,
): Promise<ConversationRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(conversations).where(isAt(id, desk));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockConversation(
  tx: DbOrTx,
  id: string,
  desk: string,
): Promise<ConversationRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(conversations).where(isAt(id, desk)).for("update");
  return row ?? null;
}

/** The latest messages before a position (all where that is null), oldest first; `limit` of them at most. */
export async function selectMessagesBefore(
  db: DbOrTx,
  conversationId: string,
  before: number | null,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === null ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);
  return rows.toReversed();
}

/** The next messages after a position, in their order. */
export function selectMessagesAfter(
  db: DbOrTx,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.position, after)))
    .orderBy(asc(messages.position))
    .limit(limit);
}

/** A message by the browser's own name for it. */
export async function selectMessageByKey(
  db: DbOrTx,
  conversationId: string,
  key: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientKey, key)));
  return row ?? null;
}

/** What the visitor said last. */
export async function selectLastQuestion(
  db: DbOrTx,
  conversationId: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.sender, "user")))
    .orderBy(desc(messages.position))
    .limit(1);
  return row ?? null;
}

export async function hasMessage(
  db: DbOrTx,
  conversationId: string,
  messageId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)));
  return rows.length > 0;
}

export type ConversationState = Pick<
  ConversationRow,
  "id" | "status" | "messageCount" | "handledBy" | "answeringUntil" | "stoppedReply"
> & { lastQuestion: string | null };

/** How conversations stand, for those who watch them. */
export function selectStates(db: DbOrTx, ids: string[]): Promise<ConversationState[]> {
  return db
    .select({
      id: conversations.id,
      status: conversations.status,
      messageCount: conversations.messageCount,
      handledBy: conversations.handledBy,
      answeringUntil: conversations.answeringUntil,
      stoppedReply: conversations.stoppedReply,
      // Written out: Drizzle leaves the table's name off a column in here.
      lastQuestion: sql<string | null>`(
        select m.id from messages m where m.conversation_id = conversations.id and m.sender = 'user'
        order by m.position desc limit 1)`,
    })
    .from(conversations)
    .where(inArray(conversations.id, ids));
}

/** At which desk each of these conversations is; those that are gone are left out. */
export async function selectDesksOf(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: conversations.id, desk: conversations.desk })
    .from(conversations)
    .where(inArray(conversations.id, [...ids]));
  return new Map(rows.map(({ id, desk }) => [id, desk]));
}
