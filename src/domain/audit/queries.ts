import { and, desc, eq, gte, inArray, lt, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { auditEntries } from "./tables.ts";

export type AuditView = {
  id: number;
  /** ISO time. */
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: Record<string, string | number | boolean | null>;
};

/** Entries about `subject`, and those of what `actor` did. */
type Filter = { subject: string; actor: string };
const pageSize = 25;

const matches = ({ subject, actor }: Filter) =>
  or(eq(auditEntries.subject, subject), eq(auditEntries.actor, actor));
const toView = (row: typeof auditEntries.$inferSelect): AuditView => ({
  ...row,
  at: row.at.toISOString(),
});

/** Newest first; `after` is the `next` of the page before. */
export async function listAudit(
  db: DbOrTx,
  filter: Filter & { after: string },
): Promise<{ items: AuditView[]; next: string | null }> {
  if (!isId(filter.actor)) return { items: [], next: null };
  const place = /^\d{1,15}$/.test(filter.after) ? Number(filter.after) : null;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(matches(filter), place === null ? undefined : lt(auditEntries.id, place)))
    .orderBy(desc(auditEntries.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  return {
    items: items.map(toView),
    next: rows.length > pageSize ? String(items.at(-1)?.id ?? "") : null,
  };
}

/** All of them, oldest first. */
export async function listAllAudit(db: DbOrTx, filter: Filter): Promise<AuditView[]> {
  const rows = await db.select().from(auditEntries).where(matches(filter)).orderBy(auditEntries.id);
  return rows.map(toView);
}

/** Those of these people who did something since `since`, be it signing in. */
export async function selectActorsSince(
  db: DbOrTx,
  userIds: string[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ actor: auditEntries.actor })
    .from(auditEntries)
    .where(and(inArray(auditEntries.actor, userIds), gte(auditEntries.at, since)));
  return rows.map(({ actor }) => actor);
}
