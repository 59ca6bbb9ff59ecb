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

/** Writes who did what; call it inside the transaction of the change itself. */
export async function recordAudit(tx: DbOrTx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, detail: entry.detail ?? {} });
}
