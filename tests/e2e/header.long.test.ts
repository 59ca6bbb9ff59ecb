import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hydrated, openBrowser, visit } from "./browser.ts";
import {
  accountEntries,
  entriesFor,
  shownAs,
  visitAs,
  whatDoesNotFit,
  type Who,
} from "./header-reading.ts";
import { newClient, nobody, signInAs, testPassword, type Person } from "./people.ts";
import { askRaw } from "./raw-request.ts";
import { startApp, type App } from "./start-app.ts";

const admin = { email: "admin@example.com", password: testPassword };
const hint = (value: string) => ({ name: "aria.hint", value, url: app.url });
let app: App;
let browser: Browser;
const people: Partial<Record<Who, Person>> = {};
const everybody = ["nobody", "client", "admin"] as const;
/** A page of the application that each may see. */
const ownApp = { nobody: "/login", client: "/ai-service-design", admin: "/admin" };

beforeAll(async () => {
  app = await startApp({
    env: {
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  people.client = await newClient(app.url);
  people.admin = await signInAs(app.url, admin.email);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const widthsFor = (javaScriptEnabled: boolean) => {
  if (process.env["TEST_LONG"]) return [390, 800, 1440];
  return javaScriptEnabled ? [390, 1440] : [800];
};

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test.each(everybody)("%s is offered the own links, in the bar and in the menu", async (who) => {
    for (const width of widthsFor(javaScriptEnabled)) {
      const viewport = { width, height: 900 };
      const { page, context, complaints } = await visitAs(browser, app.url, people[who] ?? null, {
        javaScriptEnabled,
        viewport,
      });
      // Without a script a page that is the same for everyone can't know who looks at it.
      const onDocuments = javaScriptEnabled ? who : "nobody";
      for (const [path, expected] of [
        ["/services", onDocuments],
        ["/quote", onDocuments],
        [ownApp[who], who],
      ] as const) {
        await page.goto(app.url + path);
        const offered = await accountEntries(page);
        expect({ path, width, offered }).toEqual({ path, width, offered: entriesFor[expected] });
      }
      // Without scripts the browser complains of each one that it doesn't load.
      expect(javaScriptEnabled ? complaints : []).toEqual([]);
      await context.close();
    }
  });
});

test.each(everybody)(
  "the header of %s fits at every width, also with all its links",
  async (who) => {
    const { page, context } = await visitAs(browser, app.url, people[who] ?? null);
    await page.goto(`${app.url}/services`);
    expect(await whatDoesNotFit(page)).toEqual([]);
    await context.close();
  },
);

test("who is signed in is shown before the first paint, and never changes after it", async () => {
  const { page, context } = await visitAs(browser, app.url, people.client ?? null);
  await page.route(/\/assets\/head-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const now = document.documentElement?.dataset["account"] ?? "nobody";
      if (seen.at(-1) !== now) {
        seen.push(now);
        performance.mark(`account-${now}`);
      }
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { atStart: document.documentElement.dataset["account"], seen });
    });
  });
  await page.goto(`${app.url}/services`);
  const times = () =>
    page.evaluate(() => ({
      shown: performance.getEntriesByName("account-client")[0]?.startTime ?? 0,
      paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      ...(window as unknown as { atStart: string; seen: string[] }),
    }));
  await expect.poll(async () => (await times()).paint).toBeGreaterThan(0);
  const { shown, paint, atStart, seen } = await times();
  expect(atStart).toBe("client");
  expect(shown).toBeGreaterThan(500); // the script was the slow one
  expect(paint).toBeGreaterThanOrEqual(shown);
  expect(seen.slice(seen.indexOf("client"))).toEqual(["client"]);
  await context.close();
});

test("a stored page is the same to the byte whoever asks, and says nothing of anybody", async () => {
  for (const path of ["/", "/services", "/services/web-app", "/legal/terms"]) {
    const cookie = [...(people.client?.cookies ?? [])].map((pair) => pair.join("=")).join("; ");
    const [plain, own] = await Promise.all([
      askRaw(app.url, path),
      askRaw(app.url, path, { headers: { cookie } }),
    ]);
    expect(own.body.equals(plain.body)).toBe(true);
    expect([own.headers["etag"], own.headers["set-cookie"]]).toEqual([
      plain.headers["etag"],
      undefined,
    ]);
    expect(own.text).not.toMatch(/<html[^>]*data-account|Grace|Hopper|@example\.com/);
  }
});

test("a forged hint shows links and opens nothing, and is cleared where it is found out", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await context.addCookies([hint("admin")]);
  await page.goto(app.url);
  expect(await accountEntries(page)).toEqual(entriesFor.admin);
  for (const name of ["Admin", "Client Portal", "AI Design Studio"]) {
    await context.addCookies([hint("admin")]);
    await page.goto(app.url);
    await page.getByRole("link", { name, exact: true }).first().click();
    await page.waitForURL(/\/login\?next=/);
    expect(await accountEntries(page)).toEqual(entriesFor.nobody);
  }
  const forger = nobody(app.url);
  forger.cookies.set("aria.hint", "admin");
  const [asPage, asData] = await Promise.all([forger.ask("/admin"), forger.ask("/admin.data")]);
  expect(asPage.headers.get("location")).toMatch(/^\/login/);
  expect(await asData.text()).toContain("/login");
  await context.close();
});

test("a hint that outlived its session is cleared by the next page that asks who is there", async () => {
  const person = await newClient(app.url);
  const { page, context } = await visitAs(browser, app.url, person);
  await app.query(
    `delete from sessions where user_id = (select id from users where email = '${person.email}')`,
  );
  await page.goto(`${app.url}/services`);
  expect(await shownAs(page)).toBe("client"); // nobody has asked yet
  await page.goto(`${app.url}/portal`);
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await shownAs(page)).toBe("nobody");
  await page.goto(`${app.url}/services`);
  expect(await shownAs(page)).toBe("nobody");
  await context.close();
});

test("an admin who is one no more loses the Admin link on the next page of the application", async () => {
  const person = await newClient(app.url);
  await app.query(`update users set role = 'admin' where email = '${person.email}'`);
  const { page, context } = await visitAs(browser, app.url, person);
  await page.goto(`${app.url}/ai-service-design`);
  expect(await accountEntries(page)).toEqual(entriesFor.admin);
  await app.query(`update users set role = 'client' where email = '${person.email}'`);
  await page.goto(`${app.url}/ai-service-design`);
  expect(await accountEntries(page)).toEqual(entriesFor.client);
  await page.goto(`${app.url}/services`);
  expect(await accountEntries(page)).toEqual(entriesFor.client);
  await context.close();
});

test("the header follows within the application, without a new document", async () => {
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${app.url}/login`);
  await hydrated(page);
  await context.addCookies([hint("client")]);
  await page.evaluate(() => {
    document.body.dataset["same"] = "document";
    dispatchEvent(new Event("focus"));
  });
  expect(await shownAs(page)).toBe("client");
  await page.locator("main").getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(/\/register/);
  await expect.poll(() => shownAs(page)).toBe("nobody"); // the server knew of no session
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("document");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Create your account");
  expect(complaints).toEqual([]);
  await context.close();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
}

describe("logging out", () => {
  test.each([
    ["/services", true],
    ["/success", true],
    ["/ai-service-design", true],
    ["/ai-service-design", false],
  ])("works with the keyboard from %s, JavaScript: %s", async (path, javaScriptEnabled) => {
    const person = await newClient(app.url);
    const viewport = { width: 1440, height: 900 };
    const visitor = await visitAs(browser, app.url, person, { javaScriptEnabled, viewport });
    const { page, context, complaints } = visitor;
    await page.goto(app.url + path);
    const isApp = path === "/ai-service-design";
    if (isApp && javaScriptEnabled) {
      await hydrated(page);
      await tabTo(page, page.getByRole("button", { name: /^Account: / }));
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "Logout" }).waitFor();
      await page.keyboard.press("ArrowUp"); // from the first entry to the last
    } else {
      if (isApp) {
        await tabTo(page, page.locator(".account-plain summary"));
        await page.keyboard.press("Enter");
      }
      await tabTo(page, page.getByRole("button", { name: "Logout" }));
    }
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.keyboard.press("Enter");
    expect((await answered).status()).toBe(303);
    await page.getByRole("link", { name: "Sign In" }).first().waitFor();
    expect(await accountEntries(page)).toEqual(entriesFor.nobody);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("aria.hint");
    await page.goto(`${app.url}/portal`);
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(javaScriptEnabled ? complaints : []).toEqual([]);
    await context.close();
  });

  test("reaches the other tab when it is looked at again", async () => {
    const person = await newClient(app.url);
    const { page, context } = await visitAs(browser, app.url, person);
    const other = await context.newPage();
    await other.goto(`${app.url}/services`);
    await page.goto(`${app.url}/services`);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Sign In" }).first().waitFor();
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(await accountEntries(other)).toEqual(entriesFor.nobody);
    await context.close();
  });

  test("a page that the browser kept whole doesn't look signed in when one goes back to it", async () => {
    const keeping = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const person = await newClient(app.url);
    const { page } = await visitAs(keeping, app.url, person);
    await page.goto(`${app.url}/services`);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) sessionStorage.setItem("kept", "yes");
      });
    });
    await page.goto(`${app.url}/services/web-app`);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("link", { name: "Sign In" }).first().waitFor();
    await page.evaluate(() => history.go(-2));
    await page.waitForURL(`${app.url}/services`);
    await expect.poll(() => accountEntries(page)).toEqual(entriesFor.nobody);
    expect(await page.evaluate(() => sessionStorage.getItem("kept"))).toBe("yes"); // it was really kept
    await keeping.close();
  });
});
