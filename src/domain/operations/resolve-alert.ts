import type { Db } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, type IdentityDeps, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { Clock } from "#kit/time.ts";
import { updateResolved, updateResolvedKeys } from "./queries.ts";

type Deps = { db: Db; clock: Clock };

/**
 * Marks an alert as dealt with (spec site.md §4, Operations); one that is resolved already stays as it is.
 * @throws AppError forbidden, not_found
 */
export async function resolveAlert(
  actor: Actor,
  id: string,
  deps: IdentityDeps & Deps,
): Promise<void> {
  const { db, clock } = deps;
  await db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const resolved = { resolvedAt: clock(), resolvedBy: adminId };
    const alert = await updateResolved(tx, id, resolved);
    if (!alert) throw new AppError("not_found");
    if (!alert.wasOpen) return;
    await recordAudit(tx, {
      actor: adminId,
      action: "alert.resolved",
      subject: `alert/${id}`,
      detail: { key: alert.key },
    });
  });
}

/** Resolves what is open under these keys, because the trouble is over. @param why stands in the audit trail */
export async function settleAlerts(
  keys: readonly string[],
  why: string,
  { db, clock }: Deps,
): Promise<void> {
  await db.transaction(async (tx) => {
    const resolved = { resolvedAt: clock(), resolvedBy: "system" };
    for (const { id, key } of await updateResolvedKeys(tx, keys, resolved))
      await recordAudit(tx, {
        actor: "system",
        action: "alert.resolved",
        subject: `alert/${id}`,
        detail: { key, why },
      });
  });
}
