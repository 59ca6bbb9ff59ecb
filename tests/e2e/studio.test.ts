import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { quickAccessLinks } from "#content/navigation.ts";
import { leadsSomewhere } from "../../src/web/paths.ts";
import { openBrowser } from "./browser.ts";
import { visitAs } from "./header-reading.ts";
import { newClient, nobody } from "./people.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("the studio asks a stranger to sign in, and knows the way back", async () => {
  const answer = await nobody(url).ask("/ai-service-design");
  expect(answer.headers.get("location")).toBe("/login?next=%2Fai-service-design");
});

test.each([true, false])(
  "its entrance shows that there is no project, and nothing that leads nowhere; JavaScript: %s",
  async (javaScriptEnabled) => {
    const person = await newClient(url);
    const { page, context, complaints } = await visitAs(browser, url, person, {
      javaScriptEnabled,
      viewport: { width: 1440, height: 900 },
    });
    await page.goto(`${url}/ai-service-design`);
    const main = page.locator("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe("AI Design Studio");
    expect(await main.getByText("No AI projects found", { exact: true }).count()).toBe(1);
    expect(await main.locator("button, input").count()).toBe(0);
    expect(await page.locator("footer").count()).toBe(0); // spec studio.md §2.1
    const links = await main
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toEqual([
      "/services?category=ai-automation",
      "/services/gpt4-chatbot",
      "/services/ai-video-1min",
      "/services/workflow-automation",
      ...quickAccessLinks.map(({ href }) => href).filter(leadsSomewhere),
    ]);
    const answers = await Promise.all(links.map(async (link) => (await fetch(url + link)).status));
    expect(answers).toEqual(links.map(() => 200));
    expect(javaScriptEnabled ? complaints : []).toEqual([]);
    await context.close();
  },
);
