import { eq, inArray, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { tillEvents, tillSessions, type TillSessionRow } from "../tables.ts";
import { emitTillEvent } from "./deliver-event.ts";
import type { TillContext } from "./till-context.ts";

/** Changes of a session; the row must be locked by `withSession`. */
export async function changeSession(
  tx: DbOrTx,
  id: string,
  change: Partial<TillSessionRow>,
): Promise<TillSessionRow> {
  const [row] = await tx
    .update(tillSessions)
    .set(change)
    .where(eq(tillSessions.id, id))
    .returning();
  if (!row) throw new Error(`The till's session ${id} is gone.`);
  return row;
}

/** Ids come from addresses; what no id of ours can look like never reaches the database. */
const isSessionId = (text: string) => /^cs_test_[0-9a-z]{26}$/.test(text);

/**
 * Runs `work` on the session with its row locked, so that two tabs come one after the other. A session
 * whose time is up expires first. Answers null where there is no such session.
 */
export async function withSession<T>(
  till: TillContext,
  sessionId: string,
  work: (tx: DbOrTx, row: TillSessionRow) => Promise<T>,
): Promise<T | null> {
  if (!isSessionId(sessionId)) return null;
  return till.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(tillSessions)
      .where(eq(tillSessions.id, sessionId))
      .for("update");
    return row ? work(tx, await expireIfDue(tx, till, row)) : null;
  });
}

/** The session as it stands now; null where there is none. An open one whose time is up expires on the way. */
export async function findSession(
  till: TillContext,
  sessionId: string,
): Promise<TillSessionRow | null> {
  if (!isSessionId(sessionId)) return null;
  const [row] = await till.db.select().from(tillSessions).where(eq(tillSessions.id, sessionId));
  if (!row) return null;
  return isDue(till, row) ? withSession(till, sessionId, async (_tx, fresh) => fresh) : row;
}

const isDue = (till: TillContext, row: TillSessionRow): boolean =>
  row.status === "open" && row.expiresAt <= till.clock();

async function expireIfDue(
  tx: DbOrTx,
  till: TillContext,
  row: TillSessionRow,
): Promise<TillSessionRow> {
  if (!isDue(till, row)) return row;
  const expired = await changeSession(tx, row.id, {
    status: "expired",
    pending: null,
    customerEmail: null,
  });
  await emitTillEvent(tx, till, "checkout.session.expired", expired);
  return expired;
}

/** Takes the buyer's address out of sessions, and out of the events about them. */
export async function forgetCustomer(
  till: TillContext,
  { orderIds, email }: { orderIds: string[]; email: string | null },
): Promise<void> {
  await till.db.transaction(async (tx) => {
    const forgotten = await tx
      .update(tillSessions)
      .set({ customerEmail: null })
      .where(
        or(
          inArray(tillSessions.orderId, orderIds),
          email === null
            ? undefined
            : eq(sql`lower(${tillSessions.customerEmail})`, email.toLowerCase()),
        ),
      )
      .returning({ id: tillSessions.id });
    const withoutCustomer = sql`jsonb_set(${tillEvents.body}::jsonb, '{data,object,customer_details}', 'null')`;
    const ids = forgotten.map(({ id }) => id);
    await tx
      .update(tillEvents)
      .set({ body: sql`(${withoutCustomer})::text` })
      .where(inArray(tillEvents.sessionId, ids));
  });
}
