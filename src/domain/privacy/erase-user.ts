import { retention } from "#content/promises.ts";
import type { DbOrTx, Tx } from "#db/open.ts";
import {
  checkOwnPassword,
  lockForErasure,
  type AccountDeps,
  type Visit,
} from "#domain/accounts/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { requireAdmin, type Person } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import type { ErasureReceipt } from "./contract.ts";
import { insertErasure, selectErasure } from "./queries.ts";

/** What an erasure needs. */
export type ErasureDeps = AccountDeps;

/**
 * Deletes the acting person's own account, after asking for the password again.
 * @throws AppError invalid_input (`password`), rate_limited, last_admin
 */
export async function eraseSelf(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: ErasureDeps,
): Promise<ErasureReceipt> {
  await checkOwnPassword(visit, actor, input, deps);
  const receipt = await erase(actor.userId, actor.userId, async () => {}, deps);
  visit.showAs(null);
  return receipt;
}

/**
 * Deletes a person's account (spec site.md §2 Subscribers, §5). Own accounts are deleted in the portal.
 * @throws AppError forbidden, not_found, own_role, last_admin
 */
export function eraseUser(
  actor: Person,
  userId: string,
  deps: ErasureDeps,
): Promise<ErasureReceipt> {
  const mayErase = async (db: DbOrTx) => {
    await requireAdmin(db, actor, deps);
    if (userId === actor.userId) throw new AppError("own_role");
  };
  return erase(userId, actor.userId, mayErase, deps);
}

type Check = (db: DbOrTx) => Promise<void>;

/**
 * Removes all personal data. Orders stay as business records, without name and address (design, open
 * points). The payment provider comes first, outside of any transaction: whoever is still there after a
 * crash in between can be erased again. `check` refuses who may not, each time. `actor` is a user's id, or
 * `system` where somebody's time is over.
 */
export async function erase(
  userId: string,
  actor: string,
  check: Check,
  deps: ErasureDeps,
): Promise<ErasureReceipt> {
  const email = await deps.db.transaction(async (tx) => {
    const { user } = await lockForErasure(tx, userId, () => check(tx));
    return addressOf(user);
  });
  for (const noun of deps.accounts.personalData) await noun.forgetOutside({ userId, email });
  return deps.db.transaction((tx) => eraseIn(tx, userId, actor, check, deps));
}

/** An address that the person never confirmed may be somebody else's, whose mails are not ours to delete. */
const addressOf = (user: { email: string; emailVerified: boolean }): string | null =>
  user.emailVerified ? user.email : null;

/** The erasure on our own tables, in one transaction with its receipt and audit entry. */
async function eraseIn(
  tx: Tx,
  userId: string,
  actor: string,
  check: Check,
  deps: ErasureDeps,
): Promise<ErasureReceipt> {
  const { user, remove } = await lockForErasure(tx, userId, () => check(tx));
  const email = addressOf(user);
  const about = [userId];
  const purged: Record<string, number> = {};
  for (const noun of deps.accounts.personalData) {
    // In one transaction, in the list's order.
    const gone = await noun.forget(tx, { userId, email, about });
    about.push(...gone.ids);
    if (gone.count !== null) purged[noun.name] = gone.count;
  }
  const { sessions } = await remove();
  const at = deps.clock();
  const receipt = {
    id: newId("era"),
    at,
    byAdmin: actor !== userId && actor !== "system",
    purged: { account: 1, sessions, ...purged },
    backupsUntil: new Date(at.getTime() + retention.backupDays * dayMs),
  };
  await insertErasure(tx, receipt);
  await recordAudit(tx, {
    actor,
    action: "user.deleted",
    subject: `user/${userId}`,
    detail: { ...receipt.purged, receipt: receipt.id },
  });
  return view(receipt);
}

/** The receipt of an erasure, for whoever holds its id. @throws AppError not_found */
export async function readErasure(
  id: string,
  deps: Pick<AccountDeps, "db">,
): Promise<ErasureReceipt> {
  const receipt = await selectErasure(deps.db, id);
  if (!receipt) throw new AppError("not_found");
  return view(receipt);
}

const view = (row: NonNullable<Awaited<ReturnType<typeof selectErasure>>>): ErasureReceipt => ({
  id: row.id,
  at: row.at.toISOString(),
  backupsUntil: row.backupsUntil.toISOString(),
  purged: row.purged as ErasureReceipt["purged"],
});
