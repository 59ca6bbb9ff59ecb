import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [
    index("audit_entries_subject").on(t.subject, t.id),
    index("audit_entries_actor").on(t.actor, t.id),
    index("audit_entries_at").on(t.at),
  ],
);
describeColumns(auditEntries, {
  id: ["order of entries", "order"],
  at: ["when", "order"],
  actor: ["who: visitor, provider, system, or a user's id", "order"],
  action: ["what, e.g. order.paid", "order"],
  subject: ["on what, e.g. order/ord_…", "order"],
  detail: ["facts without personal data", "order"],
});
