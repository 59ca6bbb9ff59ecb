import { and, count, desc, eq, gte, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { type Role, type UserRow, users } from "#domain/identity/index.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { accounts, sessions, twoFactors, verifications } from "./tables.ts";

export type SessionRow = typeof sessions.$inferSelect;

/**
 * Every admin, locked: whoever changes rights waits for whoever does so just now. The lock before the rows
 * keeps two of them from waiting for each other, as each locks the person it is about, too.
 */
export async function lockAdmins(tx: DbOrTx): Promise<UserRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(4127011)`);
  return tx.select().from(users).where(eq(users.role, "admin")).orderBy(users.id).for("update");
}

export async function hasAdmin(db: DbOrTx): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "admin"))
    .limit(1);
  return rows.length > 0;
}

/** One start or link at a time makes the first admin. */
export async function lockFirstAdmin(tx: DbOrTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4127010)`);
}

export async function updateUser(
  tx: DbOrTx,
  id: string,
  change: Partial<UserRow>,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id));
}

export async function deleteUser(tx: DbOrTx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function updatePassword(tx: DbOrTx, userId: string, hash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: hash })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
}

/** The stored hash; null where the person has no password. */
export async function selectPassword(db: DbOrTx, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return row?.password ?? null;
}

/** Ends every session of a person; answers how many. */
export async function deleteSessions(tx: DbOrTx, userId: string, except?: string): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Ends one session, if it is this person's. */
export async function deleteSession(tx: DbOrTx, userId: string, id: string): Promise<boolean> {
  if (!isId(userId) || !isId(id)) return false;
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function selectSessions(db: DbOrTx, userId: string, now: Date): Promise<SessionRow[]> {
  if (!isId(userId)) return [];
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gte(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
    .limit(100);
}

/** Links and second steps that wait for this person become void. */
export async function deleteVerifications(tx: DbOrTx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

/** What has run out: sessions and questions. */
export async function deleteExpired(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  await db.delete(verifications).where(lt(verifications.expiresAt, before));
}

/**
 * The text as itself, in any letter case. A database whose locale is C knows the case of A to Z only, so
 * the other letters are spelled out in both.
 */
const asPattern = (text: string) =>
  text.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`).replace(/\P{ASCII}/gu, inAnyCase);

function inAnyCase(letter: string): string {
  const spellings = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const single = new Set(spellings.filter((spelling) => /^.$/su.test(spelling)));
  return single.size > 1 ? `[${[...single].join("")}]` : letter;
}

/** The same expression as the index `users_search`. */
const searched = sql`lower(${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.company}, ''))`;

/** People newest first, after a place in the list; one more than `limit` tells that there are more. */
export function selectUsers(
  db: DbOrTx,
  filter: { search: string; role: Role | ""; after: Place | null },
  limit: number,
): Promise<UserRow[]> {
  const conditions: (SQL | undefined)[] = [
    filter.role ? eq(users.role, filter.role) : undefined,
    filter.search
      ? // Both sides in the database's own small letters: JavaScript's differ here and there.
        sql`${searched} ~ lower(${asPattern(filter.search)})`
      : undefined,
    filter.after
      ? sql`(${users.createdAt}, ${users.id}) < (${filter.after.createdAt.toISOString()}::timestamptz, ${filter.after.id})`
      : undefined,
  ];
  return db
    .select()
    .from(users)
    .where(and(...conditions))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);
}

/** People who may sign in, and those of them whose account was opened since `since`. */
export async function countUsers(
  db: DbOrTx,
  since: Date,
): Promise<{ active: number; fresh: number }> {
  const [row] = await db
    .select({
      active: count(),
      fresh: sql<number>`count(*) filter (where ${gte(users.createdAt, since)})`.mapWith(Number),
    })
    .from(users)
    .where(isNull(users.bannedAt));
  return { active: row?.active ?? 0, fresh: row?.fresh ?? 0 };
}

/** Ends every session of a person but the one with this token; answers how many. */
export async function deleteSessionsBut(tx: DbOrTx, userId: string, token: string) {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function deleteTwoFactor(tx: DbOrTx, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
}

export async function insertUser(
  tx: DbOrTx,
  user: Pick<UserRow, "id" | "email" | "name" | "role">,
  now: Date,
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("The database returned no row");
  return row;
}

/** A password as Better Auth stores one. */
export async function insertCredential(
  tx: DbOrTx,
  { id, userId, password }: { id: string; userId: string; password: string },
): Promise<void> {
  await tx
    .insert(accounts)
    .values({ id, userId, providerId: "credential", accountId: userId, password });
}

export const selectAllSessions = (db: DbOrTx, userId: string): Promise<SessionRow[]> =>
  db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.updatedAt));
