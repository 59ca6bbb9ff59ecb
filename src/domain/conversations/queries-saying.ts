import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Channel, Via } from "./contract.ts";
import { rememberedRows, type Said } from "./rules.ts";
import { conversations, type messages } from "./tables.ts";

// Each of these is one statement, so that a message, its place and the right to answer it come together:
// whoever changes a conversation's row waits for whoever does so just now.

type NewQuestion = {
  id: string;
  visitorKey: string;
  channel: Channel;
  /** Whose conversation it is (assistant.ts). */
  desk: string;
  via: Via;
  userId: string | null;
  text: string;
  /** The page of ours that they are looking at. */
  page: string | null;
  /** Its conversation's, where it is the first that is said there. */
  title: string;
  /** The browser's own name for it. */
  key: string;
  now: Date;
  /** Until when the right to answer it holds. */
  until: Date;
};

/** What was said before, oldest first, as JSON; of a conversation whose row is named `taken`. */
const before = sql`(
  select coalesce(json_agg(json_build_object('id', b.id, 'sender', b.sender, 'text', b.text,
      'state', b.state, 'replyTo', b.reply_to, 'page', b.page, 'isUnanswered', b.is_unanswered) order by b.position), '[]')
  from (select id, sender, text, state, reply_to, page, is_unanswered, position from messages
    where conversation_id = taken.id order by position desc limit ${rememberedRows}) b)`;

export type StoredQuestion = {
  conversationId: string;
  position: number;
  /** An admin answers: nobody has to be asked. */
  isHandled: boolean;
  before: Said[];
};

/**
 * Stores a visitor's message in their running conversation and takes the right to answer it. Null where there
 * is no such conversation, a reply is pending, or the same message stands there already.
 */
export async function insertQuestion(db: DbOrTx, one: NewQuestion): Promise<StoredQuestion | null> {
  const now = one.now.toISOString();
  const { rows } = await db.execute<StoredQuestion>(sql`
    with taken as (
      update conversations c set
        message_count = message_count + 1,
        title = case when message_count = 0 then ${one.title}::text else title end,
        last_message_at = ${now}::timestamptz,
        stopped_reply = null,
        user_id = coalesce(user_id, ${one.userId}::text),
        answering_until = case when handled_by is null then ${one.until.toISOString()}::timestamptz
          else answering_until end
      where visitor_key = ${one.visitorKey} and channel = ${one.channel} and status = 'open'
        and (handled_by is not null or answering_until is null or answering_until <= ${now}::timestamptz)
        and not exists (
          select 1 from messages m where m.conversation_id = c.id and m.client_key = ${one.key})
      returning id, message_count, handled_by
    ), said as (
      insert into messages (id, conversation_id, position, sender, text, state, client_key, page, created_at)
      select ${one.id}, id, message_count, 'user', ${one.text}, 'whole', ${one.key}, ${one.page}::text, ${now}::timestamptz
      from taken
    )
    select id as "conversationId", message_count as position, handled_by is not null as "isHandled",
      ${before} as before
    from taken`);
  return rows[0] ?? null;
}

/** Begins a chat with its first message. @returns its id; null where one runs already */
export async function insertChat(
  db: DbOrTx,
  one: Omit<NewQuestion, "channel"> & { conversationId: string },
): Promise<string | null> {
  const now = one.now.toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    with begun as (
      insert into conversations (id, channel, desk, via, visitor_key, user_id, status, title, message_count,
        answering_until, created_at, last_message_at)
      values (${one.conversationId}, 'chat', ${one.desk}, ${one.via}, ${one.visitorKey}, ${one.userId}, 'open', ${one.title}, 1,
        ${one.until.toISOString()}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
      on conflict (visitor_key, channel) where status = 'open' do nothing
      returning id
    )
    insert into messages (id, conversation_id, position, sender, text, state, client_key, page, created_at)
    select ${one.id}, id, 1, 'user', ${one.text}, 'whole', ${one.key}, ${one.page}::text, ${now}::timestamptz from begun
    returning conversation_id as id`);
  return rows[0]?.id ?? null;
}

/**
 * Takes the right to answer a visitor's last message, if nobody has it and no whole answer stands there.
 * @returns the conversation and what was said, the message included; null where it can't be taken
 */
export async function takeQuestion(
  db: DbOrTx,
  one: { visitorKey: string; channel: Channel; messageId: string; now: Date; until: Date },
): Promise<{ conversationId: string; before: Said[] } | null> {
  // A statement that had to wait sees the conversation's row as it is, and messages as they were when it
  // began: so it goes ahead only where the two agree.
  const { rows } = await db.execute<{ conversationId: string; before: Said[] }>(sql`
    with taken as (
      update conversations c set answering_until = ${one.until.toISOString()}::timestamptz,
        stopped_reply = null
      where visitor_key = ${one.visitorKey} and channel = ${one.channel} and status = 'open'
        and handled_by is null
        and (answering_until is null or answering_until <= ${one.now.toISOString()}::timestamptz)
        and message_count = (select max(m.position) from messages m where m.conversation_id = c.id)
        and exists (
          select 1 from messages q where q.id = ${one.messageId} and q.conversation_id = c.id
            and q.sender = 'user' and not exists (
              select 1 from messages later
              where later.conversation_id = c.id and later.position > q.position
                and (later.sender in ('user', 'person')
                  or (later.sender = 'ai' and later.state = 'whole'))))
      returning id
    )
    select id as "conversationId", ${before} as before from taken`);
  return rows[0] ?? null;
}

/** Holds the right to answer for longer. @returns ids of the conversations where it was still held */
export async function renewLeases(
  db: DbOrTx,
  leases: readonly { id: string; until: Date }[],
  next: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update conversations c set answering_until = ${next.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(leases)}::jsonb) as held(id text, until timestamptz)
    where c.id = held.id and c.answering_until = held.until
    returning c.id`);
  return rows.map(({ id }) => id);
}

/** Gives the right to answer back. */
export async function releaseLease(db: DbOrTx, conversationId: string, until: Date): Promise<void> {
  await db
    .update(conversations)
    .set({ answeringUntil: null })
    .where(and(eq(conversations.id, conversationId), eq(conversations.answeringUntil, until)));
}

type NewMessage = Omit<
  typeof messages.$inferInsert,
  "words" | "position" | "clientKey" | "createdAt"
> & { createdAt: Date };

/**
 * Stores an answer at the end of its conversation and gives the right to answer back, if it is still held.
 * @returns the answer's position; null where it isn't
 */
export async function insertAnswer(
  db: DbOrTx,
  one: NewMessage & { until: Date },
): Promise<number | null> {
  const now = one.createdAt.toISOString();
  const { rows } = await db.execute<{ position: number }>(sql`
    with done as (
      update conversations set message_count = message_count + 1, last_message_at = ${now}::timestamptz,
        answering_until = null
      where id = ${one.conversationId} and answering_until = ${one.until.toISOString()}::timestamptz
      returning id, message_count
    )
    insert into messages (id, conversation_id, position, sender, text, state, reply_to, sources, offers,
      model, is_unanswered, created_at)
    select ${one.id}, id, message_count, 'ai', ${one.text}, ${one.state}, ${one.replyTo}::text,
      ${JSON.stringify(one.sources ?? [])}::jsonb, ${JSON.stringify(one.offers ?? [])}::jsonb,
      ${one.model}::text, ${one.isUnanswered ?? false}, ${now}::timestamptz
    from done
    returning position`);
  return rows[0]?.position ?? null;
}

/**
 * Stores what a person of ours says, or a note, at the end of a running conversation.
 * @returns its position; null where the conversation was ended
 */
export async function insertSaid(
  tx: DbOrTx,
  one: NewMessage & { clientKey: string | null },
): Promise<number | null> {
  const now = one.createdAt.toISOString();
  const { rows } = await tx.execute<{ position: number }>(sql`
    with said_in as (
      update conversations set message_count = message_count + 1, last_message_at = ${now}::timestamptz
      where id = ${one.conversationId} and status = 'open'
      returning id, message_count
    )
    insert into messages (id, conversation_id, position, sender, text, state, client_key, admin_id, created_at)
    select ${one.id}, id, message_count, ${one.sender}, ${one.text}, ${one.state},
      ${one.clientKey}::text, ${one.adminId ?? null}::text, ${now}::timestamptz
    from said_in
    returning position`);
  return rows[0]?.position ?? null;
}

/** Tells every node that something happened. */
export async function notifyNodes(db: DbOrTx, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
