import { AsyncLocalStorage } from "node:async_hooks";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import pLimit from "p-limit";
import { rememberedSessionDays } from "#content/promises.ts";
import type { Db, DbOrTx, Tx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { hostCookie } from "#kit/cookies.ts";
import { newId } from "#kit/ids.ts";
import { dayMs, hourMs, secondMs } from "#kit/time.ts";
import { passwordLength } from "./contract.ts";
import { accounts, sessions, twoFactors, verifications } from "./tables.ts";
import { addressHeader } from "./visit.ts";

/** A remembered session; one that isn't ends with the browser, and after a day at the latest. */
export const rememberedMs = rememberedSessionDays * dayMs;
const unrememberedMs = dayMs;
/** Links to reset a password (security.md, row 20: an hour at most). */
export const resetLinkMs = hourMs;
export const confirmLinkMs = 3 * dayMs;

/** Each hash (scrypt) takes 32 MB and a tenth of a second of a processor: many at once wait for each other. */
const hashing = pLimit(2);

const idPrefixes: Record<string, string> = {
  user: "usr",
  session: "ses",
  account: "acc",
  verification: "ver",
  twoFactor: "tfa",
};

/** Written by `inTransaction`: everything that Better Auth does inside joins the caller's transaction. */
const current = new AsyncLocalStorage<Tx>();

/** Runs `work` in one transaction, with what Better Auth reads and writes in it as part of it. */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction((tx) => current.run(tx, () => work(tx)));

/** The transaction that is open here, or else the pool. */
export const currentOr = (db: Db): DbOrTx => current.getStore() ?? db;

const joining = (db: Db): Db =>
  new Proxy(db, {
    get(_db, key) {
      const at = current.getStore() ?? db;
      const value: unknown = Reflect.get(at, key, at);
      return typeof value === "function" ? (value.bind(at) as unknown) : value;
    },
  });

/** Called by Better Auth with a fresh secret link's token; inside the transaction of who asked for it. */
export type SendToken = (user: { id: string; email: string }, token: string) => Promise<void>;

/**
 * Better Auth on our tables. It is called by our use cases only; none of its own addresses is mounted, so
 * that each way in is one of ours, with our limits, checks and audit entries.
 */
export function createAuth(options: {
  db: Db;
  secret: string;
  publicUrl: string;
  brandName: string;
  sendReset: SendToken;
}) {
  return betterAuth({
    appName: options.brandName,
    baseURL: options.publicUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    // It would write addresses into the log. What goes wrong reaches us as an error.
    logger: { disabled: true },
    rateLimit: { enabled: false }, // ours counts on the database: attempts.ts
    database: drizzleAdapter(joining(options.db), {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    advanced: {
      cookiePrefix: hostCookie("aria", options.publicUrl),
      useSecureCookies: false, // it would put its own prefix, __Secure-, before ours
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: options.publicUrl.startsWith("https:"),
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: {
        generateId: ({ model }: { model: string }) => newId(idPrefixes[model] ?? "id"),
      },
    },
    user: {
      additionalFields: {
        role: { type: "string", input: false, required: false },
        company: { type: "string", input: false, required: false },
        bannedAt: { type: "date", input: false, required: false },
      },
    },
    session: {
      expiresIn: rememberedMs / secondMs,
      updateAge: dayMs / secondMs,
      cookieCache: { enabled: false }, // a right taken away is gone with the next request
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: resetLinkMs / secondMs,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashing(() => hashPassword(password)),
        verify: (given) => hashing(() => verifyPassword(given)),
      },
      sendResetPassword: ({ user, token }) => options.sendReset(user, token),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            // Whatever way in it was: nobody who is blocked gets a session, nor who can't be found.
            if (!user || (user as { bannedAt?: Date | null }).bannedAt)
              throw new APIError("FORBIDDEN", { code: "BLOCKED", message: "blocked" });
            // Set where it takes the place of another one: a new password, a second factor on or off.
            const former = context?.context.session?.session;
            if (!former || isRemembered(former)) return undefined;
            return { data: { ...session, expiresAt: new Date(Date.now() + unrememberedMs) } };
          },
        },
        update: {
          // Better Auth believes a cookie that a session isn't remembered: whoever leaves it out would
          // have theirs for another 30 days.
          before: async (change, context) => {
            const stored = context?.context.session?.session;
            if (!change.expiresAt || !stored || isRemembered(stored)) return undefined;
            return { data: { ...change, expiresAt: stored.expiresAt } };
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: options.brandName,
        totpOptions: { digits: 6, period: 30 },
        backupCodeOptions: { amount: 10, length: 10 },
      }),
    ],
  });
}
export type Auth = ReturnType<typeof createAuth>;

/** Told by the stored times alone; they are set a moment apart. */
const isRemembered = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): boolean =>
  expiresAt.getTime() - createdAt.getTime() > unrememberedMs + hourMs;

/** What Better Auth refused: its code, or `unknown`. */
export class AuthRefused extends Error {
  override name = "AuthRefused";
  readonly code: string;
  constructor(code: string, cause: unknown) {
    super(`refused: ${code}`, { cause });
    this.code = code;
  }
}

/** Calls Better Auth; its refusals become `AuthRefused`, everything else passes (the database is down). */
export async function askAuth<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500)
      throw new AuthRefused(error.body?.code ?? "unknown", error);
    throw error;
  }
}
