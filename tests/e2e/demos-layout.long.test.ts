import { expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");

test("days stand side by side, and so do times, on a phone as on a wide screen", async () => {
  const browser = await openBrowser();
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } });
  // The second day from here on the clocks of Los Angeles is whole, at any hour.
  const there = `${url}/demo?zone=America/Los_Angeles`;
  await page.goto(there);
  const day = await page.locator("button[name=day]").nth(1).getAttribute("value");
  await page.goto(`${there}&day=${day}`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const list of [".booking__days", ".booking__times"]) {
      const tops = await page
        .locator(`${list} button`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(8);
      expect(new Set(tops).size).toBeLessThanOrEqual(Math.ceil(tops.length / 3));
    }
  }
  await context.close();
});
