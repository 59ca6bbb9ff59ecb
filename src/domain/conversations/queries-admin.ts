import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Place } from "#kit/keyset.ts";
import type { ConversationListQuery, Via } from "./contract.ts";
import type { ConversationRow } from "./queries.ts";
import { conversations, messages } from "./tables.ts";

/**
 * Conversations by their last message, the latest first, after a place in the list; one more than `limit`
 * tells that there are more. `search` keeps those in which the words were said.
 */
export async function selectConversations(
  db: DbOrTx,
  filter: {
    desk: string;
    search: string;
    show: ConversationListQuery["show"] | null;
    via?: Via | null;
    after: Place | null;
    limit: number;
  },
): Promise<
  (ConversationRow & { found: string | null; helpfulCount: number; unhelpfulCount: number })[]
> {
  const { desk, search, show, via, after, limit } = filter;
  const asked = sql`websearch_to_tsquery('english', ${search})`;
  // Only of the rows that are shown: making it takes longer than finding them.
  const found: SQL<string | null> = search
    ? sql<string | null>`(
        select ts_headline('english', m.text, ${asked}, 'StartSel="",StopSel="",MaxWords=24,MinWords=12')
        from messages m where m.conversation_id = conversations.id and m.words @@ ${asked}
        order by m.position desc limit 1)`
    : sql<null>`null`;
  const page = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.desk, desk),
        show ? shown[show] : undefined,
        via ? eq(conversations.via, via) : undefined,
        after
          ? sql`(${conversations.lastMessageAt}, ${conversations.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
        search
          ? sql`exists (select 1 from messages m where m.conversation_id = ${conversations.id} and m.words @@ ${asked})`
          : undefined,
      ),
    )
    .orderBy(sql`${conversations.lastMessageAt} desc, ${conversations.id} desc`)
    .limit(limit + 1);
  const rows = await db
    .select({
      conversation: conversations,
      found,
      helpfulCount: countRated(true),
      unhelpfulCount: countRated(false),
    })
    .from(conversations)
    .where(inArray(conversations.id, page))
    .orderBy(sql`${conversations.lastMessageAt} desc, ${conversations.id} desc`);
  return rows.map(({ conversation, ...more }) => ({ ...conversation, ...more }));
}

const shown: Readonly<Record<Exclude<ConversationListQuery["show"], "">, SQL | undefined>> = {
  open: eq(conversations.status, "open"),
  ended: eq(conversations.status, "ended"),
  person: and(eq(conversations.status, "open"), isNotNull(conversations.personWantedAt)),
  unhelpful: sql`exists (select 1 from messages m where m.conversation_id = ${conversations.id} and m.is_helpful = false)`,
  lead: eq(conversations.hasLead, true),
};

/** How many answers of a conversation helped, or didn't. Written out: Drizzle leaves the table's name off a column in here. */
const countRated = (isHelpful: boolean): SQL<number> => sql<number>`(
  select count(*)::int from messages m
  where m.conversation_id = conversations.id and m.is_helpful = ${isHelpful})`;

/** Who answers in Aria's place from now on; null: Aria. */
export async function setHandler(tx: DbOrTx, id: string, adminId: string | null): Promise<void> {
  await tx
    .update(conversations)
    .set({ handledBy: adminId, ...(adminId && { personWantedAt: null }) })
    .where(eq(conversations.id, id));
}

/** Ends a running conversation. @returns how many messages it has; null where it had ended */
export async function setEnded(tx: DbOrTx, id: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(conversations)
    .set({ status: "ended", endedAt: now, answeringUntil: null })
    .where(and(eq(conversations.id, id), eq(conversations.status, "open")))
    .returning({ many: conversations.messageCount });
  return row?.many ?? null;
}

/** Ends the running conversations in which nothing was said since `time`. */
export async function endConversationsBefore(
  db: DbOrTx,
  time: Date,
  now: Date,
): Promise<{ id: string; desk: string; messageCount: number }[]> {
  return db
    .update(conversations)
    .set({ status: "ended", endedAt: now, answeringUntil: null })
    .where(and(eq(conversations.status, "open"), lt(conversations.lastMessageAt, time)))
    .returning({
      id: conversations.id,
      desk: conversations.desk,
      messageCount: conversations.messageCount,
    });
}

/** Deletes some of a desk's conversations in which nothing was said since `time`. @returns their ids */
export async function deleteConversationsBefore(
  db: DbOrTx,
  time: Date,
  limit: number,
  desk: string,
): Promise<string[]> {
  const some = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.desk, desk), lt(conversations.lastMessageAt, time)))
    .limit(limit);
  const rows = await db
    .delete(conversations)
    .where(inArray(conversations.id, some))
    .returning({ id: conversations.id });
  return rows.map(({ id }) => id);
}

/** All that was said in a person's conversations, with the conversation of each message, oldest first. */
export async function selectAllOf(db: DbOrTx, userId: string) {
  return db
    .select({
      conversation: conversations,
      message: {
        position: messages.position,
        sender: messages.sender,
        text: messages.text,
        page: messages.page,
        isHelpful: messages.isHelpful,
        createdAt: messages.createdAt,
      },
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(eq(conversations.userId, userId))
    .orderBy(conversations.createdAt, conversations.id, messages.position);
}

/** @returns ids of those that are gone */
export async function deleteConversationsOf(tx: DbOrTx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(conversations)
    .where(eq(conversations.userId, userId))
    .returning({ id: conversations.id });
  return rows.map(({ id }) => id);
}

/** Takes an admin's id off what they said and off conversations that they handle. */
export async function unsetAdmin(tx: DbOrTx, adminId: string): Promise<void> {
  await tx.update(messages).set({ adminId: null }).where(eq(messages.adminId, adminId));
  await tx
    .update(conversations)
    .set({ handledBy: null })
    .where(eq(conversations.handledBy, adminId));
}

/** Notes that a visitor waits for a person. @returns false where they wait already, one answers, or it has ended */
export async function setPersonWanted(
  tx: DbOrTx,
  { desk, id, now }: { desk: string; id: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(conversations)
    .set({ personWantedAt: now })
    .where(
      and(
        eq(conversations.id, id),
        eq(conversations.desk, desk),
        eq(conversations.status, "open"),
        isNull(conversations.handledBy),
        isNull(conversations.personWantedAt),
      ),
    )
    .returning({ id: conversations.id });
  return rows.length > 0;
}
