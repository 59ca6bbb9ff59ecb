import { and, eq, gt, gte, lt, notExists, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { sessions } from "./tables.ts";

/**
 * Clients whose account was opened before `since`, and who have no session that was begun or renewed
 * after it: by id, after the id `after`, at most `limit`. Admins are never among them. Sessions are gone
 * soon after they end, so this alone does not say that somebody was away.
 */
export async function selectDormantClients(
  db: DbOrTx,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isDormant(db, since), gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether this one person is such a client. */
export async function isDormantClient(db: DbOrTx, userId: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isDormant(db, since), eq(users.id, userId)));
  return rows.length > 0;
}

const isDormant = (db: DbOrTx, since: Date) =>
  and(
    eq(users.role, "client"),
    lt(users.createdAt, since),
    notExists(
      db
        .select({ id: sessions.id })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, users.id),
            or(gte(sessions.createdAt, since), gte(sessions.updatedAt, since)),
          ),
        ),
    ),
  );
