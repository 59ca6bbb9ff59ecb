import { and, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Place } from "#kit/keyset.ts";
import { isOpen, type ConsultationRow } from "./queries.ts";
import { consultations } from "./tables.ts";

/** Calls after a place in the list; one more than `limit` tells that there are more. */
export function selectConsultations(
  db: DbOrTx,
  { status, after }: { status: ConsultationRow["status"] | null; after: Place | null },
  limit: number,
) {
  const { startedAt, id } = consultations;
  return db
    .select()
    .from(consultations)
    .where(
      and(
        status ? eq(consultations.status, status) : undefined,
        after
          ? sql`(${startedAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(limit + 1);
}

/** What calls that cost something took since a time, and what is put aside for those that run, in seconds. */
export async function selectSecondsSince(
  db: DbOrTx,
  since: Date,
): Promise<{ taken: number; held: number }> {
  const { seconds, endedAt, startedAt, provider } = consultations;
  const sum = (which: "null" | "not null") =>
    sql<number>`coalesce(sum(${seconds}) filter (where ${endedAt} is ${sql.raw(which)}), 0)::int`;
  const [row] = await db
    .select({ taken: sum("not null"), held: sum("null") })
    .from(consultations)
    .where(and(gte(startedAt, since), ne(provider, "built-in")));
  return row ?? { taken: 0, held: 0 };
}

/** How many calls start or run now. */
export async function selectRunning(db: DbOrTx): Promise<{ paid: number; demos: number }> {
  const isDemo = eq(consultations.provider, "built-in");
  const [row] = await db
    .select({
      paid: sql<number>`(count(*) filter (where not ${isDemo}))::int`,
      demos: sql<number>`(count(*) filter (where ${isDemo}))::int`,
    })
    .from(consultations)
    .where(isOpen);
  return row ?? { paid: 0, demos: 0 };
}

/** The call that a conversation was; null where there is none. */
export async function selectCallOf(
  db: DbOrTx,
  conversationId: string,
): Promise<ConsultationRow | null> {
  const [row] = await db
    .select()
    .from(consultations)
    .where(eq(consultations.conversationId, conversationId));
  return row ?? null;
}

/** The provider's name for the call that a conversation was; null where there is none. */
export const findCallId = async (db: DbOrTx, conversationId: string): Promise<string | null> =>
  (await selectCallOf(db, conversationId))?.callId ?? null;
