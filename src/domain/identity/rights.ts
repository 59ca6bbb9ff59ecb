import type { DbOrTx } from "#db/open.ts";
import { AppError } from "#errors";
import type { Actor, Person } from "./contract.ts";
import { holdUserByEmail, selectUser, type UserRow } from "./queries.ts";

/** What every use case needs that asks for rights. */
export type IdentityDeps = {
  /** Whether admins must have a second factor (ADMIN_2FA). */
  adminSecondFactor: "required" | "optional";
};

/** What a person may do, derived from the stored row alone. Nobody is an admin by default. */
export function rightsOf(
  user: Pick<UserRow, "role" | "bannedAt" | "twoFactorEnabled">,
  adminSecondFactor: IdentityDeps["adminSecondFactor"],
): Pick<Person, "isAdmin" | "needsSecondFactor"> {
  const mayAdminister = user.role === "admin" && !user.bannedAt;
  const needsSecondFactor =
    mayAdminister && adminSecondFactor === "required" && !user.twoFactorEnabled;
  return { isAdmin: mayAdminister && !needsSecondFactor, needsSecondFactor };
}

/** The id of the person who acts; null for everybody and everything else. A key is no person, whoever owns it. */
export const personOf = (actor: Actor): string | null =>
  typeof actor === "object" && "userId" in actor ? actor.userId : null;

/** Names an actor where it is stored, as in the audit trail: a person's id, `key/{id}`, `visitor` or `system`. */
export const actorName = (actor: Actor): string =>
  typeof actor === "string" ? actor : "userId" in actor ? actor.userId : `key/${actor.keyId}`;

/** For what belongs to people and is shown to its owner only. @returns the person's id @throws AppError signed_out */
export function requirePerson(actor: Actor): string {
  const userId = personOf(actor);
  if (userId === null) throw new AppError("signed_out");
  return userId;
}

/**
 * For what only admins may see or change: asks the database again, inside the change's transaction, so that rights
 * taken away at the same moment don't count any more. A key is never an admin, whoever owns it.
 * @returns the admin's id
 * @throws AppError forbidden
 */
export async function requireAdmin(
  db: DbOrTx,
  actor: Actor,
  { adminSecondFactor }: IdentityDeps,
): Promise<string> {
  const userId = personOf(actor);
  const user = userId === null ? null : await selectUser(db, userId);
  if (!user || !rightsOf(user, adminSecondFactor).isAdmin) throw new AppError("forbidden");
  return user.id;
}

/** Whose confirmed address this is; null where nobody has shown that it is theirs, or it is a blocked person's. */
export async function findConfirmedPerson(db: DbOrTx, email: string): Promise<string | null> {
  const user = await holdUserByEmail(db, email);
  return user?.emailVerified && !user.bannedAt ? user.id : null;
}

/** Where a person reads mail, and whether they have shown that it is theirs; null where nobody has this id, or they are blocked. */
export async function findAddressOf(
  db: DbOrTx,
  userId: string,
): Promise<{ email: string; isConfirmed: boolean } | null> {
  const user = await selectUser(db, userId);
  return user && !user.bannedAt ? { email: user.email, isConfirmed: user.emailVerified } : null;
}
