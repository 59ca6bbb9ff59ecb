import { bigint, date, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { MonthlyLimit } from "./contract.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How much of each monthly limit somebody has used. */
export const usageMonths = pgTable(
  "usage_months",
  {
    ownerId: text("owner_id").notNull(),
    month: date({ mode: "string" }).notNull(),
    what: text().$type<MonthlyLimit>().notNull(),
    used: bigint({ mode: "number" }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.month, t.what] }),
    index("usage_months_month").on(t.month),
  ],
);
describeColumns(usageMonths, {
  ownerId: ["whose plan it counts towards", "operations"],
  month: ["which calendar month (UTC), by its first day", "operations"],
  what: ["which limit, e.g. `messages`", "operations"],
  used: ["how much, reserved amounts included: pieces or seconds", "operations"],
});

/** What made up these sums: each thing once, whatever is repeated. */
export const usageEntries = pgTable(
  "usage_entries",
  {
    ownerId: text("owner_id").notNull(),
    what: text().$type<MonthlyLimit>().notNull(),
    key: text().notNull(),
    month: date({ mode: "string" }).notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    settledAt: time("settled_at"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.what, t.key] }),
    index("usage_entries_created").on(t.createdAt),
  ],
);
describeColumns(usageEntries, {
  ownerId: ["whose plan it counts towards", "operations"],
  what: ["which limit", "operations"],
  key: ["id of what was counted, so that a repetition isn't counted again", "operations"],
  month: ["the month that it counts towards, by its first day", "operations"],
  amount: ["how much; until it is settled, the most that it can be", "operations"],
  settledAt: ["since when the amount is final; empty while it is reserved", "operations"],
  createdAt: ["when it was counted or reserved", "operations"],
});
