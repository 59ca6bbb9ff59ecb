import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import {
  createAccounts,
  readActor,
  registerUser,
  sendResetJob,
  signIn,
  type AccountDeps,
  type Visit,
} from "#domain/accounts/index.ts";
import type { Person, Role } from "#domain/identity/index.ts";
import { personalDataOf } from "#domain/nouns.ts";
import { tillOn } from "../../src/providers/payments/test-till/till-rig.ts";
import { testDigest } from "./aria.ts";
import { filesOn } from "./files.ts";
import { publicUrl } from "./shop.ts";

export const goodPassword = "tulip-harbor-42";

/** A browser that keeps cookies, as the use cases of accounts see it. */
export type TestBrowser = Visit & {
  /** What is kept: name → value. */
  cookies: Map<string, string>;
  /** Every Set-Cookie header so far. */
  received: string[];
  shown: Role | null | undefined;
  /** The same cookies in another place: a stolen copy. */
  copy(): TestBrowser;
};

let addresses = 0;

export function browserOf(
  options: { clientAddress?: string; cookies?: Map<string, string> } = {},
): TestBrowser {
  const count = ++addresses;
  const browser: TestBrowser = {
    cookies: new Map(options.cookies),
    received: [],
    shown: undefined,
    get cookie() {
      return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    userAgent: "Test browser",
    clientAddress: options.clientAddress ?? `198.51.${(count >> 8) & 255}.${count & 255}`,
    setCookies(headers) {
      browser.received.push(...headers);
      for (const header of headers) {
        const [pair = ""] = header.split(";");
        const cut = pair.indexOf("=");
        const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
        if (value === "" || /max-age=0/i.test(header)) browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
    },
    showAs(role) {
      browser.shown = role;
    },
    copy: () => browserOf({ cookies: browser.cookies }),
  };
  return browser;
}

/** The same deps, with other ways to treat a person's data. */
export const withData = (
  deps: AccountDeps,
  personalData: AccountDeps["accounts"]["personalData"],
): AccountDeps => ({ ...deps, accounts: { ...deps.accounts, personalData } });

/** The accounts of a fresh database; time stands still until a test moves it. */
export function accountsOn(
  database: Database,
  options: Partial<Pick<AccountDeps, "adminSecondFactor" | "publicUrl">> & { secret?: string } = {},
) {
  const time = { now: new Date() };
  const deps = createAccounts({
    db: database.db,
    clock: () => time.now,
    publicUrl,
    brandName: "Ariaworks",
    adminSecondFactor: "optional",
    secret: "a secret for signing cookies in tests",
    digestKey: "a key for digests in tests",
    digest: testDigest,
    personalData: personalDataOf({
      db: database.db,
      clock: () => time.now,
      brandName: "Ariaworks",
      providerEmail: "desk@shop.test",
      orders: tillOn(database),
      files: filesOn(database).files,
    }),
    ...options,
  });
  let people = 0;
  return {
    deps,
    time,
    /** A new person, signed in in a browser of their own. */
    async register(change: { email?: string; role?: Role; firstName?: string } = {}) {
      const browser = browserOf();
      const email = change.email ?? `person${++people}@example.com`;
      const { userId } = await registerUser(
        browser,
        {
          firstName: change.firstName ?? "Ada",
          lastName: "Lovelace",
          email,
          password: goodPassword,
          confirmPassword: goodPassword,
          terms: "on",
        },
        deps,
      );
      if (change.role === "admin")
        await database.db.execute(sql`update users set role = 'admin' where id = ${userId}`);
      return { browser, email, userId, actor: await actorOf(browser) };
    },
    async signIn(email: string, password = goodPassword, browser = browserOf()) {
      await signIn(browser, { email, password, rememberMe: "on" }, deps);
      return browser;
    },
    readActor: (browser: Visit) => readActor(browser, deps),
    /** Whose request this would be; fails where nobody is signed in. */
    actorOf,
    /** The newest mail of a kind (`confirm`, `password-reset`, …) to an address, and the token in it. */
    async mailTo(email: string, kind: string) {
      const { rows } = await database.db.execute<{ text: string }>(sql`
        select text from mails where "to" = ${email} and key like ${`${kind}/%`}
        order by created_at desc, id desc limit 1`);
      const text = rows[0]?.text;
      return text === undefined
        ? null
        : { text, token: decodeURIComponent(/[?&]token=([^\s&]+)/.exec(text)?.[1] ?? "") };
    },
    /** Runs the reset mails that were asked for. */
    async sendResets() {
      const { rows } = await database.db.execute<{ inputs: string }>(sql`
        with taken as (
          update dbos.workflow_status set status = 'SUCCESS'
          where name = ${sendResetJob.name} and status = 'ENQUEUED' returning workflow_uuid)
        select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)`);
      for (const { inputs } of rows) {
        const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
        await sendResetJob.run(sendResetJob.input.parse(input), deps, {
          step: (_name, work) => work(),
        });
      }
      return rows.length;
    },
  };

  async function actorOf(browser: Visit): Promise<Person> {
    const actor = await readActor(browser, deps);
    if (!actor) throw new Error("Nobody is signed in here");
    return actor;
  }
}
