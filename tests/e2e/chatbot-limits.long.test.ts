import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { openBrowser } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { confirmedClient, type Person } from "./people.ts";
import { openWorkspace, startProject } from "./studio-visits.ts";

// What is left of the plan, where a bot's owner works on it.
let app: LentApp;
let browser: Browser;
let owner: Person;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  owner = await confirmedClient(app);
});
afterAll(() => browser.close());

const { messages, bots } = plans.professional.limits;
const figure = (value: number) => value.toLocaleString("en-US");

test("the designer, the Knowledge tab and the publish dialog show what is used of the plan, and warn near its end", async () => {
  const projectId = await startProject(owner, app.url, { serviceType: "chatbot" });
  const use = (used: number) =>
    app.query(
      `insert into usage_months (owner_id, what, month, used)
       select owner_id, 'messages', date_trunc('month', now() at time zone 'utc')::date, ${used}
       from projects where id = '${projectId}'
       on conflict (owner_id, what, month) do update set used = ${used}`,
    );
  await use(0.8 * messages - 1);
  const { page, main, context, complaints } = await openWorkspace(browser, app, owner, projectId);
  const banner = main.locator(".assistant-banner");
  await banner.waitFor();
  expect(await banner.innerText()).toContain(
    `Professional plan: ${figure(0.8 * messages - 1)} of ${figure(messages)} messages this month, 0 of ${bots} chatbots published.`,
  );
  expect(await banner.locator(".notice").count()).toBe(0);
  await use(0.8 * messages);
  await page.reload();
  expect(await banner.locator(".notice").innerText()).toMatch(
    /^Near the limit: [\s\S]*Once they are used up, the bots tell visitors that they can’t answer at the moment, until 1 \w+\./,
  );
  await main.getByRole("tab", { name: "Knowledge" }).click();
  expect(await main.getByText("0 of 500 sources, 0 words.").innerText()).toMatch(
    /0 bytes of 250 MB of knowledge in the plan, with room for about 35,000,000 more words\.$/,
  );
  await use(messages);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Go live" }).click();
  const publish = page.getByRole("dialog");
  await publish.getByText(`with this one, 1 of ${bots} chatbots published`).waitFor();
  expect(await publish.locator(".notice--brick").innerText()).toContain(
    `Limit reached: ${figure(messages)} of ${figure(messages)} messages this month`,
  );
  expect(complaints).toEqual([]);
  await context.close();
});
