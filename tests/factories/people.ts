import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import type { AccountDeps } from "#domain/accounts/index.ts";
import type { Person, Role } from "#domain/identity/index.ts";
import { newId } from "#kit/ids.ts";
import { browserOf, goodPassword } from "./accounts.ts";

type NewPerson = {
  email?: string;
  name?: string;
  company?: string | null;
  role?: Role;
  emailVerified?: boolean;
  createdAt?: Date;
  isBlocked?: boolean;
};

let count = 0;

/** People written straight into the database: a password's hash takes longer than everything else. */
export function peopleOn({ db, pool }: Pick<Database, "db" | "pool">, deps: AccountDeps) {
  let hash: Promise<string> | undefined;
  return {
    /** Somebody without a password. */
    async insert(change: NewPerson = {}) {
      const userId = newId("usr");
      const email = change.email ?? `someone${++count}@example.com`;
      const { name = "Grace Hopper", company = null, role = "client" } = change;
      const at = (change.createdAt ?? deps.clock()).toISOString();
      await db.execute(sql`
        insert into users (id, email, email_verified, name, company, role, banned_at, created_at)
        values (${userId}, ${email}, ${change.emailVerified ?? false}, ${name}, ${company}, ${role},
          ${change.isBlocked ? at : null}, ${at})`);
      return { userId, email, actor: actorOf(userId, { email, name, company, role }) };
    },
    /** The same with the password of the tests, in a browser that is signed in. */
    async enter(change: NewPerson = {}) {
      const person = await this.insert(change);
      hash ??= deps.accounts.auth.$context.then(({ password }) => password.hash(goodPassword));
      await db.execute(sql`
        insert into accounts (id, user_id, provider_id, account_id, password)
        values (${newId("acc")}, ${person.userId}, 'credential', ${person.userId}, ${await hash})`);
      return { ...person, browser: await this.sessionOf(person.userId) };
    },
    /** A browser with a session of this person's, begun without signing in. */
    async sessionOf(userId: string) {
      const token = newId("tok").slice(4);
      await db.execute(sql`
        insert into sessions (id, user_id, token, expires_at)
        values (${newId("ses")}, ${userId}, ${token}, ${new Date(Date.now() + 20 * 86_400_000).toISOString()})`);
      const { secret } = await deps.accounts.auth.$context;
      const signature = createHmac("sha256", secret).update(token).digest("base64");
      const cookie = encodeURIComponent(`${token}.${signature}`);
      return browserOf({ cookies: new Map([["__Host-aria.session_token", cookie]]) });
    },
    /** What was written down about and by somebody, oldest first. */
    async auditOf(userId: string) {
      const { rows } = await db.execute<{
        actor: string;
        action: string;
        subject: string;
        detail: Record<string, unknown>;
      }>(sql`
        select actor, action, subject, detail from audit_entries
        where subject = ${`user/${userId}`} or actor = ${userId} order by id`);
      return rows;
    },
    async rowOf(userId: string) {
      const { rows } = await pool.query("select * from users where id = $1", [userId]);
      return rows[0] as Record<string, unknown> | undefined;
    },
  };
}

const actorOf = (
  userId: string,
  { email, name, company, role }: Pick<Person, "email" | "name" | "company" | "role">,
): Person => ({
  userId,
  sessionId: "ses_none",
  email,
  name,
  company,
  emailVerified: false,
  twoFactorEnabled: false,
  role,
  isAdmin: role === "admin",
  needsSecondFactor: false,
});
