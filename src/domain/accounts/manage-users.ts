import { listAudit, recordAudit, type AuditView } from "#domain/audit/index.ts";
import {
  Role,
  type Person,
  lockUser,
  selectUser,
  type UserRow,
  requireAdmin,
} from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { dayMs } from "#kit/time.ts";
import { changedMail } from "./account-mails.ts";
import { UserListQuery, type UserListItem } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import {
  countUsers,
  deleteSessions,
  deleteTwoFactor,
  deleteVerifications,
  lockAdmins,
  selectUsers,
  updateUser,
} from "./queries.ts";
import { objectionToRemoval } from "./rules.ts";

const pageSize = 25;
/** An account counts as new for this long (spec site.md §2, header card "new subscriptions"). */
export const newAccountDays = 30;

const toItem = (user: UserRow): UserListItem => ({
  id: user.id,
  name: user.name,
  email: user.email,
  company: user.company,
  role: user.role,
  emailVerified: user.emailVerified,
  isBlocked: user.bannedAt !== null,
  twoFactorEnabled: user.twoFactorEnabled,
  createdAt: user.createdAt.toISOString(),
});

/**
 * The admin's list of people (spec site.md §2 Subscribers, §7): newest first, 25 a page; `after` is the
 * `next` of the page before. @throws AppError forbidden
 */
export async function listUsers(
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<{ items: UserListItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const { search, role, after } = UserListQuery.parse(input);
  const rows = await selectUsers(deps.db, { search, role, after: fromCursor(after) }, pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map(toItem), next };
}

/** One person, as admins see them. @throws AppError forbidden, not_found */
export async function readUser(
  actor: Person,
  userId: string,
  deps: AccountDeps,
): Promise<UserListItem> {
  await requireAdmin(deps.db, actor, deps);
  const user = await selectUser(deps.db, userId);
  if (!user) throw new AppError("not_found");
  return toItem(user);
}

/** What was done to and by a person, newest first. @throws AppError forbidden */
export async function listUserAudit(
  actor: Person,
  userId: string,
  after: string,
  deps: AccountDeps,
): Promise<{ items: AuditView[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  return listAudit(deps.db, { subject: `user/${userId}`, actor: userId, after });
}

/** Figures of the dashboard's cards (spec site.md §2). @throws AppError forbidden */
export async function readUserFigures(
  actor: Person,
  deps: AccountDeps,
): Promise<{ active: number; fresh: number }> {
  await requireAdmin(deps.db, actor, deps);
  return countUsers(deps.db, new Date(deps.clock().getTime() - newAccountDays * dayMs));
}

/**
 * Makes a person an admin or a client (spec site.md §4 Roles). Their sessions end: with other rights they
 * sign in anew. Changes at the same time wait for each other, so that an admin is left in any case.
 *
 * @throws AppError forbidden, not_found, own_role, last_admin, invalid_input
 */
export async function changeRole(
  actor: Person,
  input: { userId: string; role: unknown },
  deps: AccountDeps,
): Promise<void> {
  const role = Role.safeParse(input.role);
  if (!role.success) throw new AppError("invalid_input");
  await changeRights(actor, input.userId, deps, async (tx, user, admins) => {
    if (user.role === role.data) return;
    if (role.data === "client") refuseLast(admins, user.id);
    await updateUser(tx, user.id, { role: role.data }, deps.clock());
    const ended = await deleteSessions(tx, user.id);
    await recordAudit(tx, {
      actor: actor.userId,
      action: role.data === "admin" ? "user.promoted" : "user.demoted",
      subject: `user/${user.id}`,
      detail: { from: user.role, to: role.data, sessionsEnded: ended },
    });
  });
}

/**
 * Blocks or unblocks a person: whoever is blocked can't sign in, and their sessions end.
 * @throws AppError forbidden, not_found, own_role, last_admin
 */
export async function blockUser(
  actor: Person,
  input: { userId: string; isBlocked: boolean },
  deps: AccountDeps,
): Promise<void> {
  await changeRights(actor, input.userId, deps, async (tx, user, admins) => {
    if ((user.bannedAt !== null) === input.isBlocked) return;
    if (input.isBlocked) refuseLast(admins, user.id);
    const now = deps.clock();
    await updateUser(tx, user.id, { bannedAt: input.isBlocked ? now : null }, now);
    await deleteSessions(tx, user.id);
    await deleteVerifications(tx, user.id);
    await recordAudit(tx, {
      actor: actor.userId,
      action: input.isBlocked ? "user.blocked" : "user.unblocked",
      subject: `user/${user.id}`,
    });
  });
}

/**
 * Takes the second factor off an account whose owner lost both the app and the recovery codes.
 * @throws AppError forbidden, not_found, own_role
 */
export async function removeSecondFactor(
  actor: Person,
  input: { userId: string },
  deps: AccountDeps,
): Promise<void> {
  await changeRights(actor, input.userId, deps, async (tx, user) => {
    if (!user.twoFactorEnabled) return;
    await deleteTwoFactor(tx, user.id);
    await updateUser(tx, user.id, { twoFactorEnabled: false }, deps.clock());
    await deleteSessions(tx, user.id);
    await deleteVerifications(tx, user.id);
    await recordAudit(tx, {
      actor: actor.userId,
      action: "user.two_factor_removed",
      subject: `user/${user.id}`,
    });
    await queueMail(tx, changedMail(user, "two-factor-off", newId("chg"), deps));
  });
}

type Tx = Parameters<typeof lockAdmins>[0];

/** The frame of every change of somebody's rights: locks all admins first, so that none is overtaken. */
function changeRights(
  actor: Person,
  userId: string,
  deps: AccountDeps,
  change: (tx: Tx, user: UserRow, admins: UserRow[]) => Promise<void>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    await requireAdmin(tx, actor, deps);
    if (userId === actor.userId) throw new AppError("own_role");
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError("not_found");
    await change(tx, user, admins);
  });
}

function refuseLast(admins: UserRow[], userId: string): void {
  const objection = objectionToRemoval(admins, userId);
  if (objection) throw new AppError(objection);
}
