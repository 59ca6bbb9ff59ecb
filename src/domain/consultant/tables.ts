import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

/** What was spent on AI a day: by everybody (`all`), by one visitor, by one address. */
export const aiSpending = pgTable(
  "ai_spending",
  {
    day: date({ mode: "string" }).notNull(),
    spender: text().notNull(),
    calls: integer().notNull().default(0),
    tokens: bigint({ mode: "number" }).notNull().default(0),
    microUsd: bigint("micro_usd", { mode: "number" }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.spender] }), index("ai_spending_day").on(t.day)],
);
describeColumns(aiSpending, {
  day: ["which day, UTC", "operations"],
  spender: [
    "`all`, or a keyed digest of a visitor or an address: caps what one of them spends",
    "operations",
  ],
  calls: ["how many calls", "operations"],
  tokens: [
    "how many tokens, in and out; reserved before a call and corrected after it",
    "operations",
  ],
  microUsd: ["what they cost, in millionths of a dollar", "operations"],
});

/** How many messages somebody wrote to Aria in an hour: by one visitor, by one address. */
export const aiMessages = pgTable(
  "ai_messages",
  {
    hour: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    sender: text().notNull(),
    messages: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.sender] })],
);
describeColumns(aiMessages, {
  hour: ["which hour, by its beginning", "operations"],
  sender: [
    "a keyed digest of a visitor or an address: caps how much one of them writes",
    "operations",
  ],
  messages: ["how many messages", "operations"],
});
