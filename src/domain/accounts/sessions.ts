import { recordAudit } from "#domain/audit/index.ts";
import { type Person, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { SessionView } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { deleteSession, selectSessions } from "./queries.ts";

/** The open sessions of a person, the most recently renewed first. Tokens stay out of it. */
async function viewSessions(userId: string, current: string, deps: AccountDeps) {
  const rows = await selectSessions(deps.db, userId, deps.clock());
  return rows.map((row): SessionView => ({
    id: row.id,
    userAgent: row.userAgent,
    address: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === current,
  }));
}

export const listOwnSessions = (actor: Person, deps: AccountDeps): Promise<SessionView[]> =>
  viewSessions(actor.userId, actor.sessionId, deps);

/** @throws AppError forbidden */
export async function listUserSessions(
  actor: Person,
  userId: string,
  deps: AccountDeps,
): Promise<SessionView[]> {
  await requireAdmin(deps.db, actor, deps);
  return viewSessions(userId, actor.sessionId, deps);
}

/** Ends one of the person's own sessions. @throws AppError not_found for anything else, a foreign one included */
export const endOwnSession = (actor: Person, sessionId: string, deps: AccountDeps) =>
  deps.db.transaction((tx) => end(tx, actor, actor.userId, sessionId));

/** Ends a session of anyone. @throws AppError forbidden, not_found */
export const endUserSession = (
  actor: Person,
  ids: { userId: string; sessionId: string },
  deps: AccountDeps,
) =>
  deps.db.transaction(async (tx) => {
    await requireAdmin(tx, actor, deps);
    await end(tx, actor, ids.userId, ids.sessionId);
  });

async function end(
  tx: Parameters<typeof deleteSession>[0],
  actor: Person,
  userId: string,
  sessionId: string,
): Promise<void> {
  if (!(await deleteSession(tx, userId, sessionId))) throw new AppError("not_found");
  await recordAudit(tx, {
    actor: actor.userId,
    action: "user.session_ended",
    subject: `user/${userId}`,
    detail: { session: sessionId },
  });
}
