import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, nobody, testPassword, someAddress } from "./people.ts";
import { faultsOf, field, openPage } from "./settings-pages.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

test.each([
  ["with scripts", true, "Yes, add it to my account", "We sell honey"],
  ["without scripts", false, "Yes, add it to my account", "We sell honey"],
  ["with scripts", true, "No, it isn’t mine", ""],
  ["without scripts", false, "No, it isn’t mine", ""],
])("%s, a chat from before signing in is asked about, and kept as said", async (...given) => {
  const [, scripts, answer, kept] = given;
  const { email } = await newClient(app.url);
  const guest = nobody(app.url);
  const said = await guest.ask("/functions/chat/send", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ text: "We sell honey", key: "keep-chat-1" }),
  });
  await said.text();
  const { page, context } = await visit(browser, {
    javaScriptEnabled: scripts,
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  const value = guest.cookies.get("aria.visitor") ?? "";
  await context.addCookies([{ name: "aria.visitor", value, url: app.url }]);
  await openPage(page, `${app.url}/login?next=/portal/quotes`, scripts);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(testPassword);
  await page.locator("main").getByRole("button", { name: "Sign In" }).click();

  await page.getByRole("heading", { name: "Is this your chat?" }).waitFor();
  // Whoever signs in at somebody else's browser sees none of their words.
  expect(await page.content()).not.toContain("We sell honey");
  expect(await page.locator("main time").count()).toBe(2);
  expect(scripts ? await faultsOf(page) : []).toEqual([]);
  await page.getByRole("button", { name: answer }).click();
  await page.waitForURL(/\/portal\/quotes$/);
  const chat = await page.request.get(`${app.url}/functions/chat`);
  expect((await chat.text()).includes("We sell honey")).toBe(kept !== "");
  await context.close();
});
