import type { Db } from "#db/open.ts";
import { type Actor, type IdentityDeps, requireAdmin } from "#domain/identity/index.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { AlertView } from "./contract.ts";
import { type AlertRow, selectHasOpen, selectOpenAlerts, selectResolvedAlerts } from "./queries.ts";

const pageSize = 25;
/** Each trouble is open once, so there are hardly ever more kinds of it. */
const maxOpen = 100;

const toView = (row: AlertRow): AlertView => ({
  id: row.id,
  severity: row.severity,
  title: row.title,
  detail: row.detail,
  times: row.times,
  createdAt: row.createdAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
});

/**
 * The alerts: open ones first (with the first page), then those that were resolved, newest first; `after` is
 * the `next` of the page before. For admins. @throws AppError forbidden
 */
export async function listAlerts(
  actor: Actor,
  after: string,
  deps: IdentityDeps & { db: Db },
): Promise<{ open: AlertView[]; resolved: AlertView[]; next: string | null }> {
  const { db } = deps;
  await requireAdmin(db, actor, deps);
  const place = fromCursor(after);
  const open = place ? [] : await selectOpenAlerts(db, maxOpen);
  const { items, next } = pageOf(await selectResolvedAlerts(db, place, pageSize), pageSize);
  return { open: open.map(toView), resolved: items.map(toView), next };
}

/** Whether one of these troubles is open. */
export const hasOpenAlert = (keys: readonly string[], { db }: { db: Db }): Promise<boolean> =>
  selectHasOpen(db, keys);
