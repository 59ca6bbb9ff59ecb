import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import { users } from "#domain/identity/index.ts";

/** To the millisecond, as JavaScript counts: a place in a list is then exact. */
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull(),
    expiresAt: time("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("sessions_token").on(t.token),
    index("sessions_user").on(t.userId, t.createdAt),
    index("sessions_expires").on(t.expiresAt),
  ],
);
describeColumns(sessions, {
  id: ["names the session without giving it away", "operations"],
  userId: ["whose it is", "operations"],
  token: ["what the browser's signed cookie carries", "operations"],
  expiresAt: ["when it ends by itself", "operations"],
  ipAddress: ["from where it was begun, shown to its owner", "operations"],
  userAgent: ["in which browser, shown to its owner", "operations"],
  createdAt: ["when it was begun", "operations"],
  updatedAt: ["when it was last renewed", "operations"],
});

const unusedHere = ["Better Auth asks for it; passwords alone leave it empty", "customer"] as const;

/** Ways to sign in; so far one a person, the password. */
export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("accounts_user").on(t.userId),
    uniqueIndex("accounts_provider").on(t.providerId, t.accountId),
  ],
);
describeColumns(accounts, {
  id: ["names the way to sign in", "customer"],
  userId: ["whose it is", "customer"],
  providerId: ["which kind: credential is the password", "customer"],
  accountId: ["the person's id there", "customer"],
  password: ["its hash (scrypt)", "customer"],
  accessToken: unusedHere,
  refreshToken: unusedHere,
  idToken: unusedHere,
  accessTokenExpiresAt: unusedHere,
  refreshTokenExpiresAt: unusedHere,
  scope: unusedHere,
  createdAt: ["when it was set up", "customer"],
  updatedAt: ["when it was last changed", "customer"],
});

/** What is waiting for an answer: password resets, second steps of signing in. */
export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_value").on(t.value),
    index("verifications_expires").on(t.expiresAt),
  ],
);
describeColumns(verifications, {
  id: ["names the question", "operations"],
  identifier: ["digest of the secret in the link or cookie", "operations"],
  value: ["whom it is about", "operations"],
  expiresAt: ["until when it may be answered", "operations"],
  createdAt: ["when it was asked", "operations"],
  updatedAt: ["when it was last changed", "operations"],
});

export const twoFactors = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: time("locked_until"),
  },
  (t) => [uniqueIndex("two_factors_user").on(t.userId)],
);
describeColumns(twoFactors, {
  id: ["names the second factor", "customer"],
  userId: ["whose it is", "customer"],
  secret: ["shared with the authenticator app, encrypted", "customer"],
  backupCodes: ["recovery codes that are left, encrypted", "customer"],
  verified: ["whether the app has shown that it knows the secret", "customer"],
  failedVerificationCount: ["wrong codes in a row", "customer"],
  lockedUntil: ["until when codes are refused after too many wrong ones", "customer"],
});

/** How often something was tried that could be guessed; see attempts.ts. */
export const attempts = pgTable(
  "attempts",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    blockedUntil: time("blocked_until").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("attempts_updated").on(t.updatedAt)],
);
describeColumns(attempts, {
  key: ["digest of what is counted: an address, an account, a device", "operations"],
  count: ["how many tries since the last success", "operations"],
  blockedUntil: ["no further try before this time", "operations"],
  updatedAt: ["when it was last tried", "operations"],
});
