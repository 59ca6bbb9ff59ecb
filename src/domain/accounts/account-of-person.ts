import type { DbOrTx } from "#db/open.ts";
import { listAllAudit } from "#domain/audit/index.ts";
import { lockUser, selectUser, type UserRow } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import {
  deleteSessions,
  deleteUser,
  deleteVerifications,
  lockAdmins,
  selectAllSessions,
} from "./queries.ts";
import { objectionToRemoval } from "./rules.ts";

/**
 * The person, locked, with a way to remove the account and all that hangs on it (sessions, password,
 * second factor, links). `check` runs once nobody else can change an admin's rights. The last admin can't
 * be removed.
 * @throws AppError not_found, last_admin
 */
export async function lockForErasure(
  tx: DbOrTx,
  userId: string,
  check: () => Promise<void>,
): Promise<{ user: UserRow; remove: () => Promise<{ sessions: number }> }> {
  const admins = await lockAdmins(tx);
  await check();
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError("not_found");
  const objection = objectionToRemoval(admins, userId);
  if (objection) throw new AppError(objection);
  return {
    user,
    remove: async () => {
      await deleteVerifications(tx, userId);
      const sessions = await deleteSessions(tx, userId);
      await deleteUser(tx, userId);
      return { sessions };
    },
  };
}

/** What is stored about a person here, for their own copy; secrets left out. @throws AppError not_found */
export async function readStoredAccount(db: DbOrTx, userId: string) {
  const user = await selectUser(db, userId);
  if (!user) throw new AppError("not_found");
  const sessions = await selectAllSessions(db, userId);
  return {
    profile: user,
    sessions: sessions.map(({ token: _token, userId: _user, ...session }) => session),
    history: await listAllAudit(db, { subject: `user/${userId}`, actor: userId }),
  };
}
