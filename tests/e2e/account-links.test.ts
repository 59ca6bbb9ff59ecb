import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, nobody, signInAs, testPassword, someAddress } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const visitor = (): Promise<Visit> =>
  visit(browser, { extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The token of the newest mail of a kind, once it is written. */
async function tokenFor(email: string, kind: string): Promise<string> {
  let token = "";
  const look = async () => {
    const [mail] = await app.query<{ text: string }>(
      `select text from mails where "to" = '${email}' and key like '${kind}/%' order by created_at desc limit 1`,
    );
    token = decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail?.text ?? "")?.[1] ?? "");
    return token !== "";
  };
  await expect.poll(look).toBe(true);
  return token;
}

test("a forgotten password is set anew by the mailed link, once, and every session ends", async () => {
  const person = await newClient(app.url);
  const { page, context } = await visitor();
  const said: string[] = [];
  for (const email of [`x${person.email}`, person.email]) {
    await page.goto(`${app.url}/forgot-password`);
    await page.getByText("This site doesn’t send email yet").waitFor();
    await field(page, "Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("If there is an account with the address").waitFor();
    said.push((await page.locator("main").innerText()).replace(email, "…"));
  }
  expect(said[0]).toBe(said[1]);
  expect(said[0]).not.toMatch(/on its way|check your (e?mail|inbox)/i); // no mail leaves this site
  const token = await tokenFor(person.email, "password-reset");
  const link = `${app.url}/reset-password?token=${encodeURIComponent(token)}`;
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "strict-origin",
  });
  await field(page, "New password").fill("quiet-river-stone-7");
  await field(page, "Confirm new password").fill("quiet-river-stone-7");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
  expect((await person.ask("/portal")).headers.get("location")).toContain("/login");
  await expect(signInAs(app.url, person.email)).rejects.toThrow("401");
  await signInAs(app.url, person.email, "quiet-river-stone-7");
  await page.goto(link);
  await field(page, "New password").fill("another-river-stone-8");
  await field(page, "Confirm new password").fill("another-river-stone-8");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
  await signInAs(app.url, person.email, "quiet-river-stone-7");
  await context.close();
});

test("without scripts a link sets one password, says of no address whether it is known, and ends every session", async () => {
  const person = await newClient(app.url);
  const reader = plainReader(app.url);
  const said: string[] = [];
  for (const email of [`x${person.email}`, person.email]) {
    await reader.open("/forgot-password");
    await reader.send("Send the link", { email });
    const text = textIn(reader.html.replace(/<(script|style).*?<\/\1>/gs, ""));
    expect(text).toContain("If there is an account with the address");
    said.push(text.replaceAll(email, "…"));
  }
  expect(said[0]).toBe(said[1]);
  const token = await tokenFor(person.email, "password-reset");
  const setNew = async (password: string) => {
    await reader.open(`/reset-password?token=${encodeURIComponent(token)}`);
    await reader.send("Set new password", { password, confirmPassword: password });
  };
  await setNew("quiet-river-stone-7");
  expect(reader.html).toContain("Your password is changed");
  expect((await person.ask("/portal")).headers.get("location")).toContain("/login");
  await expect(signInAs(app.url, person.email)).rejects.toThrow("401");
  await setNew("another-river-stone-8");
  expect(textIn(reader.html)).toContain("This link doesn’t work");
  await reader.follow("Ask for a new link");
  expect(reader.at).toBe("/forgot-password");
  await signInAs(app.url, person.email, "quiet-river-stone-7");
});

test("an address is confirmed by the button behind the link, not by following it", async () => {
  const person = await newClient(app.url);
  const isConfirmed = async () =>
    (
      await app.query<{ is: boolean }>(
        `select email_verified as is from users where email = '${person.email}'`,
      )
    )[0]?.is;
  const token = await tokenFor(person.email, "confirm");
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/confirm-email?token=${encodeURIComponent(token)}`);
  // Not by whoever has the link: by whoever has the account.
  await page.getByRole("heading", { name: "Sign in to confirm your address" }).waitFor();
  await nobody(app.url).send("/confirm-email", { token });
  await (await newClient(app.url)).send("/confirm-email", { token });
  expect(await isConfirmed()).toBe(false);
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Is this address yours?" }).waitFor();
  expect(await isConfirmed()).toBe(false);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
  expect(await isConfirmed()).toBe(true);
  expect(complaints).toEqual([]);
  await page.goto(`${app.url}/confirm-email?token=${encodeURIComponent(token)}x`);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await page.getByRole("heading", { name: "This link doesn’t work" }).waitFor();
  await context.close();
});
