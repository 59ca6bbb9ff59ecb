import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { AppError } from "#errors";
import { isId } from "#kit/ids.ts";
import { providerDesk } from "./assistant.ts";
import { deleteConversationsBefore, setEnded } from "./queries-admin.ts";
import { lockConversation } from "./queries.ts";
import { conversations, messages } from "./tables.ts";

// What a customer's bot asks of its own desk's conversations.

/** A visitor's running conversation at a desk, or else the last one that ended. */
export async function findConversationOf(
  db: DbOrTx,
  { visitorKey, desk }: { visitorKey: string; desk: string },
): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.visitorKey, visitorKey), eq(conversations.desk, desk)))
    .orderBy(desc(conversations.createdAt))
    .limit(1);
  return row ?? null;
}

/** What a visitor said first, and on which page. */
export async function selectFirstSaid(
  db: DbOrTx,
  conversationId: string,
): Promise<{ text: string; page: string | null } | null> {
  const [row] = await db
    .select({ text: messages.text, page: messages.page })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.sender, "user")))
    .orderBy(asc(messages.position))
    .limit(1);
  return row ?? null;
}

/** Its visitor has left contact details. */
export async function markLead(tx: DbOrTx, conversationId: string): Promise<void> {
  await tx.update(conversations).set({ hasLead: true }).where(eq(conversations.id, conversationId));
}

/** Projects whose bots have conversations. */
export async function selectDesks(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ desk: conversations.desk })
    .from(conversations)
    .where(ne(conversations.desk, providerDesk));
  return rows.map(({ desk }) => desk);
}

const atOnce = 1000;

/**
 * Deletes some of a bot's conversations in which nothing was said since `time`. @returns their ids; call it again until
 * there are none
 */
export const deleteDeskBefore = async (tx: DbOrTx, desk: string, time: Date): Promise<string[]> =>
  desk === providerDesk ? [] : deleteConversationsBefore(tx, time, atOnce, desk);

/** Deletes all of a bot's conversations. @returns their ids */
export async function deleteDesk(tx: DbOrTx, desk: string): Promise<string[]> {
  if (desk === providerDesk) return [];
  const rows = await tx
    .delete(conversations)
    .where(eq(conversations.desk, desk))
    .returning({ id: conversations.id });
  return rows.map(({ id }) => id);
}

/**
 * Deletes all that one visitor said to a bot, by one of their conversations.
 * @returns what is gone; null where the desk has no such conversation
 */
export async function deleteVisitorAt(
  tx: DbOrTx,
  { desk, id }: { desk: string; id: string },
): Promise<{ visitorKey: string; ids: string[] } | null> {
  if (desk === providerDesk || !isId(id)) return null;
  const at = eq(conversations.desk, desk);
  const [found] = await tx
    .select({ visitorKey: conversations.visitorKey })
    .from(conversations)
    .where(and(eq(conversations.id, id), at));
  if (!found) return null;
  const rows = await tx
    .delete(conversations)
    .where(and(eq(conversations.visitorKey, found.visitorKey), at))
    .returning({ id: conversations.id });
  return { visitorKey: found.visitorKey, ids: rows.map((row) => row.id) };
}

/** Of one visitor of a bot: all conversations with what was said in them, oldest first. */
export type VisitorConversation = Pick<
  typeof conversations.$inferSelect,
  "id" | "status" | "createdAt" | "endedAt"
> & {
  said: Pick<
    typeof messages.$inferSelect,
    "sender" | "text" | "page" | "sources" | "isHelpful" | "createdAt"
  >[];
};

/**
 * All that one visitor and a bot said to each other, by one of their conversations.
 * @returns null where the desk has no such conversation
 */
export async function selectVisitorAt(
  db: DbOrTx,
  { desk, id }: { desk: string; id: string },
): Promise<{ visitorKey: string; conversations: VisitorConversation[] } | null> {
  if (desk === providerDesk || !isId(id)) return null;
  const at = eq(conversations.desk, desk);
  const [found] = await db
    .select({ visitorKey: conversations.visitorKey })
    .from(conversations)
    .where(and(eq(conversations.id, id), at));
  if (!found) return null;
  const rows = await db
    .select({ conversation: conversations, message: messages })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(eq(conversations.visitorKey, found.visitorKey), at))
    .orderBy(asc(conversations.createdAt), asc(conversations.id), asc(messages.position));
  const byId = Map.groupBy(rows, ({ conversation }) => conversation.id);
  return {
    visitorKey: found.visitorKey,
    conversations: [...byId.values()].map((all) => {
      const { id: one, status, createdAt, endedAt } = all[0]!.conversation;
      const said = all.map(({ message }) => message);
      return { id: one, status, createdAt, endedAt, said };
    }),
  };
}

/** Ends a desk's running conversation. @throws AppError not_found, conversation_ended */
export async function closeAt(
  tx: DbOrTx,
  { desk, id, now }: { desk: string; id: string; now: Date },
): Promise<void> {
  const conversation = await lockConversation(tx, id, desk);
  if (!conversation) throw new AppError("not_found");
  if ((await setEnded(tx, id, now)) === null) throw new AppError("conversation_ended");
}

/** How many conversations of each desk began since a time, and how many wait for a person; quiet desks are left out. */
export async function countDesks(
  db: DbOrTx,
  desks: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, { began: number; waiting: number }>> {
  if (desks.length === 0) return new Map();
  const isWaiting = sql`${conversations.status} = 'open' and ${conversations.personWantedAt} is not null`;
  const rows = await db
    .select({
      desk: conversations.desk,
      began: sql<number>`(count(*) filter (where ${conversations.createdAt} >= ${since.toISOString()}::timestamptz))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
    })
    .from(conversations)
    .where(
      and(
        inArray(conversations.desk, [...desks]),
        sql`(${conversations.lastMessageAt} >= ${since.toISOString()}::timestamptz or ${conversations.status} = 'open')`,
      ),
    )
    .groupBy(conversations.desk);
  return new Map(rows.map(({ desk, ...counts }) => [desk, counts]));
}

/** How many of a desk's conversations run, and how many of them wait for a person. */
export async function countAtDesk(
  db: DbOrTx,
  desk: string,
): Promise<{ open: number; waiting: number }> {
  const [row] = await db
    .select({ open: count(), waiting: count(conversations.personWantedAt) })
    .from(conversations)
    .where(and(eq(conversations.desk, desk), eq(conversations.status, "open")));
  return row ?? { open: 0, waiting: 0 };
}

/** A desk's day (UTC): what began then, and how it went. */
export type DeskDay = {
  day: string;
  conversations: number;
  /** Answered without a person: none was called or came. */
  byBot: number;
  handOvers: number;
  /** What the assistant answered, and how often that it doesn't know. */
  answers: number;
  unanswered: number;
  helpful: number;
  unhelpful: number;
};

/** The days of a desk since a time on which a conversation began, oldest first. */
export async function selectDeskDays(db: DbOrTx, desk: string, since: Date): Promise<DeskDay[]> {
  const { rows } = await db.execute<DeskDay>(sql`
    with one as (
      select to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD') as day,
        c.handled_by is not null or c.person_wanted_at is not null
          or bool_or(m.sender = 'person') as handed,
        count(*) filter (where m.sender = 'ai') as answers,
        count(*) filter (where m.is_unanswered) as unanswered,
        count(*) filter (where m.is_helpful) as helpful,
        count(*) filter (where not m.is_helpful) as unhelpful
      from conversations c join messages m on m.conversation_id = c.id
      where c.desk = ${desk} and c.last_message_at >= ${since.toISOString()}::timestamptz
        and c.created_at >= ${since.toISOString()}::timestamptz
      group by c.id
    )
    select day, count(*)::int as conversations,
      (count(*) filter (where not handed and unanswered = 0))::int as "byBot",
      (count(*) filter (where handed))::int as "handOvers",
      sum(answers)::int as answers, sum(unanswered)::int as unanswered, sum(helpful)::int as helpful, sum(unhelpful)::int as unhelpful
    from one group by day order by day`);
  return rows;
}
