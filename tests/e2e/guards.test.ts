import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { visitAsPerson } from "./customers.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, nobody, testPassword, type Person } from "./people.ts";
import { openPage } from "./settings-pages.ts";

// What the guards do as one goes along (spec studio.md §4); who may come where stands in access.test.ts.
let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const idOf = async ({ email }: Person) =>
  (await app.query<{ id: string }>(`select id from users where email = '${email}'`))[0]?.id ?? "";

test("what only admins may do is not done for a client or nobody, however it is sent", async () => {
  const victim = await newClient(app.url);
  const id = await idOf(victim);
  const stored = () =>
    app.query(`select u.role, u.banned_at, u.two_factor_enabled,
      (select count(*) from sessions s where s.user_id = u.id) as sessions
      from users u where u.id = '${id}'`);
  const [session] = await app.query<{ id: string }>(
    `select id from sessions where user_id = '${id}'`,
  );
  const before = await stored();
  expect(before).toHaveLength(1);
  for (const who of [nobody(app.url), await newClient(app.url), victim])
    for (const path of ["/admin/users", `/admin/users/${id}`])
      for (const suffix of ["", ".data"])
        for (const intent of [
          "promote",
          "demote",
          "delete",
          "block",
          "unblock",
          "remove-two-factor",
          "end-session",
        ])
          await who.send(path + suffix, {
            intent,
            id,
            user: id,
            userId: id,
            session: session?.id ?? "",
            sessionId: session?.id ?? "",
            confirmed: "on",
          });
  expect(await stored()).toEqual(before);
});

test("the denial of the admin area is logged, without who it was by name", async () => {
  const client = await newClient(app.url);
  await client.ask("/admin/users");
  const id = await idOf(client);
  let lines: string[] = [];
  const look = async () => {
    const said = (await app.output()).split("\n");
    lines = said.filter((line) => line.includes("the admin area was refused"));
    return lines.some((line) => line.includes(id));
  };
  await expect.poll(look).toBe(true);
  expect(lines.join()).not.toContain(client.email);
  expect(lines.at(-1)).toContain('"path":"/admin/users"');
});

test("an answer to the router that leads to a new document has no body, which leaving the page would cut off", async () => {
  const client = await newClient(app.url);
  const credentials = { email: client.email, password: testPassword };
  const answers = [
    await nobody(app.url).send("/login.data", credentials),
    await client.ask("/admin.data"),
    await client.send("/logout.data", {}),
  ];
  const told = answers.map(({ status, headers }) =>
    [status, headers.get("x-remix-redirect"), headers.get("x-remix-reload-document")].join(" "),
  );
  expect(told).toEqual(["204 /portal true", "204 / true", "204 / true"]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["", "", ""]);
});

test("a session that ended meanwhile leads to /login, whose history entry takes the place of the page's", async () => {
  const client = await newClient(app.url);
  const { page, context } = await visitAsPerson(browser, app.url, client);
  await page.goto(`${app.url}/services`);
  await openPage(page, `${app.url}/portal`);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await app.query(`delete from sessions where user_id = '${await idOf(client)}'`);
  await page.getByRole("link", { name: "Quotes" }).first().click();
  await page.waitForURL(/\/login\?next=%2Fportal%2Fquotes$/);
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await entries()).toBe(before);
  await page.goBack();
  await page.waitForURL(`${app.url}/services`);
  await context.close();
});

test("while it is being asked who may see the next page, a sign of waiting shows and is read out", async () => {
  const client = await newClient(app.url);
  const { page, context } = await visitAsPerson(browser, app.url, client);
  await openPage(page, `${app.url}/portal`);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/portal\/quotes\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Quotes" }).first().click();
  await page.getByRole("status").filter({ hasText: "Loading" }).waitFor();
  goOn();
  await page.getByRole("heading", { name: /Quotes/, level: 1 }).waitFor();
  expect(await page.getByRole("status").filter({ hasText: "Loading" }).count()).toBe(0);
  await context.close();
});
