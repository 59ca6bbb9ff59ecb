import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { confirmLinkOf, orderOf, visitAsPerson } from "./customers.ts";
import { newClient, nobody, signInAs, testPassword, type Person } from "./people.ts";
import { errorAt, faultsOf, field, openPage } from "./settings-pages.ts";
import { startApp, type App } from "./start-app.ts";

const settings = "/portal/settings";
const both = [
  ["with scripts", true],
  ["without scripts", false],
] as const;

let app: App;
let browser: Browser;
beforeAll(async () => {
  const env = { LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1,::1" };
  [app, browser] = await Promise.all([startApp({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
const open = (person: Person, javaScriptEnabled = true) =>
  visitAsPerson(browser, app.url, person, { javaScriptEnabled, acceptDownloads: true });

async function userOf({ email }: Person) {
  const [user] = await app.query<{
    id: string;
    name: string;
    company: string | null;
    role: string;
  }>(`select id, name, company, role from users where email = '${email}'`);
  return user;
}
const statusOf = async (person: Person) => (await person.ask("/portal")).status;

test.each(both)("%s, name and company are changed", async (_, scripts) => {
  const person = await newClient(app.url);
  const { page, context, complaints } = await open(person, scripts);
  await openPage(page, app.url + settings, scripts);
  await field(page, "Name").fill("   ");
  await press(page, "Save");
  expect(await errorAt(page, "Name")).toBe("Enter your name.");
  await field(page, "Name").fill("Grace B. Hopper");
  await page.getByRole("textbox", { name: /^Company/ }).fill("Navy");
  await press(page, "Save");
  await page.getByText("Your profile is saved.").waitFor();
  expect(await userOf(person)).toMatchObject({ name: "Grace B. Hopper", company: "Navy" });
  expect(await field(page, "Name").inputValue()).toBe("Grace B. Hopper");
  // Chromium writes down the 422, and without scripts that their preloading was blocked.
  expect(complaints.filter((line) => !/status of 422| csp$/.test(line))).toEqual([]);
  await context.close();
});

test("a reload doesn't say again what was saved", async () => {
  const { page, context } = await open(await newClient(app.url));
  await openPage(page, app.url + settings);
  await press(page, "Save");
  await page.getByText("Your profile is saved.").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.reload();
  expect(await field(page, "Name").count()).toBe(1);
  expect(await page.getByText("Your profile is saved.").count()).toBe(0);
  await context.close();
});

test("fields that no form has change nothing", async () => {
  const person = await newClient(app.url);
  const before = await userOf(person);
  await person.send(settings, {
    intent: "profile",
    name: "Grace Hopper",
    company: "",
    role: "admin",
    id: "usr_other",
    userId: "usr_other",
    email: "other@example.com",
    emailVerified: "true",
    twoFactorEnabled: "true",
  });
  expect(await userOf(person)).toEqual({ ...before, name: "Grace Hopper" });
  expect((await person.send(settings, { intent: "role", role: "admin" })).status).toBe(422);
});

test("a double click saves once", async () => {
  const person = await newClient(app.url);
  const { page, context } = await open(person);
  await openPage(page, app.url + settings);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("button", { name: "Save" }).dblclick();
  await page.getByText("Your profile is saved.").waitFor();
  expect(sent).toHaveLength(1);
  // And the next one goes.
  await press(page, "Save");
  await expect.poll(() => sent.length).toBe(2);
  await context.close();
});

test("a new address takes effect when it is confirmed, and not before", async () => {
  const person = await newClient(app.url);
  const next = `new-${person.email}`;
  const { page, context } = await open(person);
  await openPage(page, app.url + settings);
  expect(await page.textContent("main")).toContain("This site doesn’t send email yet");
  const change = async (password: string) => {
    await field(page, "New email address").fill(next);
    await field(page, "Your password").fill(password);
    await press(page, "Change address");
  };
  await change("not-the-password");
  expect(await errorAt(page, "Your password")).toBe("Incorrect password.");
  expect(await field(page, "Your password").inputValue()).toBe("");
  await change(testPassword);
  await page.getByText("The change takes effect when you open it.").waitFor();
  expect(await userOf(person)).toBeDefined();
  await page.goto(app.url + (await confirmLinkOf(app, { ...person, email: next })));
  await press(page, "Confirm this address");
  await page.getByText("Your address is confirmed").waitFor();
  expect(await userOf(person)).toBeUndefined();
  expect(await userOf({ ...person, email: next })).toBeDefined();
  await context.close();
});

test.each(both)("%s, a new password ends the other sessions", async (_, scripts) => {
  const person = await newClient(app.url);
  const other = await signInAs(app.url, person.email);
  const { page, context } = await open(person, scripts);
  await openPage(page, `${app.url}${settings}/password`, scripts);
  const change = async (present: string, password: string) => {
    await field(page, "Current password").fill(present);
    await field(page, "New password").fill(password);
    await field(page, "Confirm new password").fill(password);
    await press(page, "Change password");
  };
  await change("not-the-password", "walnut-orbit-77");
  expect(await errorAt(page, "Current password")).toBe("Incorrect password.");
  await change(testPassword, "password123");
  expect(await errorAt(page, "New password")).toMatch(/among the first that anyone would try/);
  expect(await statusOf(other)).toBe(200);
  await change(testPassword, "walnut-orbit-77");
  await page.getByText("Your password is changed.").waitFor();
  expect(await field(page, "New password").inputValue()).toBe("");
  expect(await statusOf(other)).toBe(302);
  await page.goto(`${app.url}/portal`);
  expect(new URL(page.url()).pathname).toBe("/portal");
  await expect(signInAs(app.url, person.email)).rejects.toThrow("401");
  await signInAs(app.url, person.email, "walnut-orbit-77");
  await context.close();
});

test.each(both)(
  "%s, sessions are listed, and end one by one or all together",
  async (_, scripts) => {
    const person = await newClient(app.url);
    const [phone, old] = [nobody(app.url), nobody(app.url)];
    await phone.ask("/login", {
      method: "POST",
      headers: {
        origin: app.url,
        "user-agent":
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      },
      body: new URLSearchParams({ email: person.email, password: testPassword }),
    });
    await old.send("/login", { email: person.email, password: testPassword });
    const { page, context } = await open(person, scripts);
    await openPage(page, `${app.url}${settings}/sessions`, scripts);
    const rows = page.locator("tbody tr");
    expect(await rows.count()).toBe(3);
    expect(await rows.first().innerText()).toContain("This session");
    expect(await page.getByText("This session").count()).toBe(1);
    await press(page, "End the session of Safari on iPhone");
    await page.getByText("The session has ended.").waitFor();
    expect([await statusOf(phone), await statusOf(old)]).toEqual([302, 200]);
    await press(page, "End all other sessions");
    await page.getByText("All other sessions have ended.").waitFor();
    expect([await rows.count(), await statusOf(old), await statusOf(person)]).toEqual([
      1, 302, 200,
    ]);
    await context.close();
  },
);

test("another person's session can't be ended, and can't be told from a missing one", async () => {
  const [ada, eve] = await Promise.all([newClient(app.url), newClient(app.url)]);
  const [session] = await app.query<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id where u.email = '${ada.email}'`,
  );
  const end = async (id = "") =>
    (await eve.send(`${settings}/sessions`, { intent: "one", session: id })).status;
  expect([await end(session?.id), await end("ses_none")]).toEqual([404, 404]);
  expect(await statusOf(ada)).toBe(200);
});

test("the export holds my data, nobody else's, and no secrets", async () => {
  const [ada, eve] = await Promise.all([newClient(app.url), newClient(app.url)]);
  const order = await orderOf(app, ada, "landing-page");
  const { page, context } = await open(ada);
  await openPage(page, `${app.url}${settings}/data`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ariaworks-my-data-\d{4}-\d\d-\d\d\.json$/);
  await context.close();

  const answer = await ada.ask(`${settings}/data/export.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const text = await answer.text();
  const copy = JSON.parse(text) as { profile: { email: string }; orders: { id: string }[] };
  expect(copy.profile.email).toBe(ada.email);
  expect(copy.orders.map(({ id }) => id)).toEqual([order]);
  expect(text).not.toContain(eve.email);
  const [secrets] = await app.query<{ password: string; token: string }>(
    `select a.password, s.token from users u join accounts a on a.user_id = u.id
     join sessions s on s.user_id = u.id where u.email = '${ada.email}'`,
  );
  for (const secret of Object.values(secrets ?? {})) expect(text).not.toContain(secret);
  expect(Object.keys(secrets ?? {})).toHaveLength(2);
  const stranger = await nobody(app.url).ask(`${settings}/data/export.json`);
  expect([stranger.status, stranger.headers.get("location")]).toEqual([
    302,
    expect.stringMatching(/^\/login\?next=/),
  ]);
});

test.each(both)(
  "%s, a deleted account is gone with its sessions, and its order stays without a person",
  async (_, scripts) => {
    const person = await newClient(app.url);
    const order = await orderOf(app, person, "landing-page");
    const other = await signInAs(app.url, person.email);
    const { page, context } = await open(person, scripts);
    await openPage(page, `${app.url}${settings}/data`, scripts);
    const send = async (password: string) => {
      await field(page, "Your password").fill(password);
      if (!scripts) await page.getByLabel("Yes, delete my account").check();
      await press(page, "Delete my account");
      const dialog = page.getByRole("dialog", { name: "Delete your account?" });
      if (scripts) await dialog.getByRole("button", { name: "Delete my account" }).click();
    };
    await send("not-the-password");
    expect(await errorAt(page, "Your password")).toBe("Incorrect password.");
    expect(await userOf(person)).toBeDefined();
    await send(testPassword);
    await page.waitForURL(/\/account-deleted\?receipt=era_/);
    await page.getByRole("heading", { name: /deleted/i }).waitFor();
    expect([await userOf(person), await statusOf(person), await statusOf(other)]).toEqual([
      undefined,
      302,
      302,
    ]);
    await expect(signInAs(app.url, person.email)).rejects.toThrow("401");
    expect(
      await app.query(`select customer_email, user_id, status from orders where id = '${order}'`),
    ).toEqual([{ customer_email: null, user_id: null, status: "paid" }]);
    await context.close();
  },
);

test("nothing is deleted without a plain yes", async () => {
  const person = await newClient(app.url);
  const answer = await person.send(`${settings}/data`, {
    intent: "delete",
    password: testPassword,
  });
  expect(answer.status).toBe(422);
  const { page, context } = await open(person);
  await openPage(page, `${app.url}${settings}/data`);
  // A try without the password is refused, and doesn't stand for the yes that the next one needs.
  await press(page, "Delete my account");
  expect(await errorAt(page, "Your password")).toMatch(/password/);
  await field(page, "Your password").fill(testPassword);
  await press(page, "Delete my account");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await userOf(person)).toBeDefined();
  await context.close();
});

test("axe finds nothing on the settings, and none is wider than a phone", async () => {
  const person = await newClient(app.url);
  await signInAs(app.url, person.email);
  const { page, context } = await open(person);
  for (const path of ["", "/password", "/sessions", "/data"]) {
    await openPage(page, app.url + settings + path);
    expect(await faultsOf(page), path).toEqual([]);
  }
  await context.close();
});
