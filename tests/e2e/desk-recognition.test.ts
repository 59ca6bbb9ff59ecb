import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAdmin, overflow, violations } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { signInAs, testAdmin } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { sampled } from "./sampled.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

/** What Aria answers a new visitor. */
async function ask(text: string): Promise<string> {
  const visitor = chatter(app.url);
  await visitor.say(text);
  const said = await eventually(async () =>
    (await visitor.messages()).find((one) => one.sender === "ai"),
  );
  return said.text;
}
const need = "We tune zithers, and zithertuning takes all of our Mondays.";
const alarm = "The purplesmoke comes out of the left side.";
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

test("by keyboard alone an admin teaches Aria a need, is led to what is wrong, and restores the original", async () => {
  expect(await ask(need)).not.toContain("/services/smart-form");
  const { page, context, complaints } = await asAdmin(browser, app);
  await page.goto(`${app.url}/admin/answers`);
  await page.getByRole("link", { name: "Needs and emergencies" }).press("Enter");
  await page.getByRole("link", { name: "Smart Form", exact: true }).press("Enter");
  const signals = page.getByRole("textbox", { name: "Signals" });
  await signals.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nzithertuning");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText(/^Line \d+: begin with a number/).waitFor();
  await expect.poll(() => focused(page)).toBe("signals");

  await page.keyboard.press("ControlOrMeta+End");
  for (const _ of "zithertuning") await page.keyboard.press("Backspace");
  await page.keyboard.type("5: zithertuning");
  // What is wrong in another language opens that language.
  await page.getByRole("tab", { name: "English" }).focus();
  await page.keyboard.press("ArrowRight");
  const why = page.locator('[name="why.de"]');
  await why.fill("Kostet $5.");
  await page.getByRole("tab", { name: "German" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("Leave the price out. Aria adds it from the catalogue.").waitFor();
  await expect.poll(() => focused(page)).toBe("why.de");
  await why.fill("Ein Formular nimmt Ihnen das ab.");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("Saved. Aria recognises it this way now.").waitFor();
  expect(await ask(need)).toContain("/services/smart-form");

  const question = page.getByLabel("Question", { exact: true });
  await question.fill(need);
  await question.press("Enter");
  await page.locator(".trial").getByText("She answers", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Restore original" }).press("Enter");
  await page.getByRole("button", { name: "Restore the original" }).press("Enter");
  await page.getByText("The original is in use again.").waitFor();
  await expect.poll(() => signals.inputValue()).not.toContain("zithertuning");
  expect(await ask(need)).not.toContain("/services/smart-form");
  // Chromium notes the refusals of what was wrong.
  expect(complaints.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  await context.close();
});

test("without scripts an emergency gets new words, is turned off and on, and its original comes back after a question", async () => {
  const reader = plainReader(app.url, await signInAs(app.url, testAdmin.email));
  await reader.open("/admin/answers/recognition");
  const id = "emergency.service-down";
  expect(reader.html).toContain(`/admin/answers/recognition/${id}`);
  const path = `/admin/answers/recognition/${id}`;
  const before = await ask(alarm);
  await reader.open(path);
  await reader.send("Save", { signals: "5: purplesmoke", from: "4" });
  expect(textIn(reader.html)).toContain("Saved. Aria recognises it this way now.");
  const told = await ask(alarm);
  expect(told).not.toBe(before);
  await reader.send("Try it", { question: alarm });
  expect(textIn(reader.html)).toContain("She answers");

  await reader.open(path);
  await reader.send("Turn off");
  expect(await ask(alarm)).toBe(before);
  await reader.send("Turn on");
  expect(await ask(alarm)).toBe(told);

  await reader.send("Restore original");
  expect(textIn(reader.html)).toContain("Restore the original?");
  await reader.send("Restore the original");
  expect(textIn(reader.html)).toContain("The original is in use again.");
  expect(await ask(alarm)).toBe(before);
});

test.each(sampled([390, 768, 1440], 3))(
  "at %i pixels both pages fit their window, and axe finds nothing, light or dark",
  async (width) => {
    const office = await asAdmin(browser, app, { viewport: { width, height: 900 } });
    const { page, context, complaints } = office;
    for (const path of ["", "/need.gpt4-chatbot", "/emergency.service-down"]) {
      await page.goto(`${app.url}/admin/answers/recognition${path}`);
      expect([path, await overflow(page)]).toEqual([path, 0]);
      expect([path, await violations(page)]).toEqual([path, []]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
