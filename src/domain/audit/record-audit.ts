import { and, eq } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { auditEntries } from "./tables.ts";

export type AuditEntry = {
  /** `visitor`, `provider` (payments), `system`, or a user's id. */
  actor: string;
  /** Noun and past verb, e.g. `order.paid`. */
  action: string;
  /** e.g. `order/ord_…` */
  subject: string;
  /** Facts without personal data. */
  detail?: Record<string, string | number | boolean | null>;
};

/** The same, unless this action was recorded on this subject before: for what is noticed again and again. */
export async function recordAuditOnce(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  const [before] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, entry.subject), eq(auditEntries.action, entry.action)))
    .limit(1);
  if (!before) await recordAudit(tx, entry);
}

/** Writes who did what; call it inside the transaction of the change itself. */
export async function recordAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, detail: entry.detail ?? {} });
}
