import { eq } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { users } from "./tables.ts";

/** Accounts, the floor above, list and change these rows. */
export { users };

export type UserRow = typeof users.$inferSelect;

export async function selectUser(db: DbOrTx, id: string): Promise<UserRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function selectUserByEmail(db: DbOrTx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
}

/** The person, locked until the transaction ends. */
export async function lockUser(tx: DbOrTx, id: string): Promise<UserRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row ?? null;
}

/**
 * The person by address; who deletes them meanwhile waits for this transaction. So what is given to them
 * in it is there to be deleted, too.
 */
export async function holdUserByEmail(tx: DbOrTx, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .for("key share");
  return row ?? null;
}
