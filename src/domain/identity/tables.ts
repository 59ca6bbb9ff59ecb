import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Role } from "./contract.ts";

/** To the millisecond, as JavaScript counts: a place in a list is then exact. */
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Spec site.md §3, user profile; keys are named as Better Auth names its fields. */
export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    name: text().notNull(),
    image: text(),
    company: text(),
    role: text().$type<Role>().notNull().default("client"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    bannedAt: time("banned_at"),
    termsAcceptedAt: time("terms_accepted_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_created").on(t.createdAt, t.id),
    index("users_role").on(t.role, t.createdAt, t.id),
    // Finds any part of a name or address (pg_trgm); made by hand in the migration's first line.
    index("users_search").using(
      "gin",
      sql`lower(${t.name} || ' ' || ${t.email} || ' ' || coalesce(${t.company}, '')) gin_trgm_ops`,
    ),
  ],
);
describeColumns(users, {
  id: ["names the person in our records", "customer"],
  email: ["signs in, and gets mail", "customer"],
  emailVerified: ["whether the person showed that the address is theirs", "customer"],
  name: ["how we address the person", "customer"],
  image: ["Better Auth asks for this column; nothing writes to it", "customer"],
  company: ["for whom the person acts, if told", "customer"],
  role: ["client or admin; what may be done", "customer"],
  twoFactorEnabled: ["whether a second factor is asked for at sign-in", "customer"],
  bannedAt: ["since when signing in is refused", "customer"],
  termsAcceptedAt: ["when the terms were accepted", "customer"],
  createdAt: ["when the account was opened", "customer"],
  updatedAt: ["when it was last changed", "customer"],
});
