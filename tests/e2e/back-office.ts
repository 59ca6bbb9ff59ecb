import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { visit, type Visit } from "./browser.ts";
import { signInAs, testPassword, type Person } from "./people.ts";
import { type App, type AppAccess, startApp } from "./start-app.ts";

export const adminEmail = "admin@example.com";

/** A shop of its own with one admin, whose password is that of all test people. */
export const startBackOffice = (): Promise<App> =>
  startApp({
    env: {
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: testPassword,
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
  });

/** A browser in which this person is signed in already. */
export async function browserOf(
  browser: Browser,
  app: AppAccess,
  person: Person,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> {
  const one = await visit(browser, options);
  await one.context.addCookies(
    [...person.cookies].map(([name, value]) => ({ name, value, url: app.url })),
  );
  return one;
}

export const asAdmin = async (
  browser: Browser,
  app: AppAccess,
  options: Parameters<Browser["newContext"]>[0] = {},
) => browserOf(browser, app, await signInAs(app.url, adminEmail), options);

type Someone = { id: string; name: string; email?: string; role?: "client" | "admin" };
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Accounts without a password, the first one the newest. */
export const addPeople = (app: AppAccess, people: Someone[]) =>
  app.query(
    `insert into users (id, email, name, role, created_at) values ${people
      .map(
        ({ id, name, email = `${id}@example.com`, role = "client" }, index) =>
          `(${quoted(id)}, ${quoted(email)}, ${quoted(name)}, ${quoted(role)},
            now() + interval '1 hour' - ${index} * interval '1 second')`,
      )
      .join(", ")}`,
  );

export async function roleOf(app: AppAccess, id: string): Promise<string | undefined> {
  const [row] = await app.query<{ role: string }>(
    `select role from users where id = ${quoted(id)}`,
  );
  return row?.role;
}

export async function idOf(app: AppAccess, email: string): Promise<string> {
  const [row] = await app.query<{ id: string }>(
    `select id from users where email = ${quoted(email)}`,
  );
  if (!row) throw new Error(`Nobody has ${email}`);
  return row.id;
}

export const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands, in both themes. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSTransition) || one.playState === "finished"),
    );
    await page.evaluate(axe.source);
    const results = await page.evaluate(
      (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
      rules,
    );
    expect(results.passes.length).toBeGreaterThan(5);
    for (const { id, help, nodes } of results.violations)
      found.push(
        `${colorScheme} ${id}: ${help} ${nodes.map((n) => n.target.join(" ")).join(", ")}`,
      );
  }
  return found;
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
