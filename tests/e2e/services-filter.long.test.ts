import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { categories } from "./page-list.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe("filters", () => {
  test("a filter stands in the address, shows its services only, and Back undoes it", async () => {
    const { page: own, context, complaints } = await visit(browser);
    const shown = () =>
      own
        .locator(".service-card h3 a")
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""),
        );
    const nav = own.getByRole("navigation", { name: "Categories" });
    await own.goto(`${url}/services`);
    for (const [name, id, ids] of categories) {
      await nav.getByRole("link", { name }).click();
      await own.waitForURL((at) => at.searchParams.get("category") === id);
      expect((await shown()).toSorted()).toEqual([...ids].toSorted());
      expect(await nav.locator("[aria-current]").innerText()).toContain(name);
      expect(await own.locator("h2#services-shown").innerText()).toBe(name);
    }
    for (const [, id, ids] of categories.toReversed().slice(1)) {
      await own.goBack();
      expect(new URL(own.url()).searchParams.get("category")).toBe(id);
      expect((await shown()).toSorted()).toEqual([...ids].toSorted());
    }
    await own.goBack();
    expect(await shown()).toHaveLength(16);
    await nav.getByRole("link", { name: "Web Development" }).click();
    await nav.getByRole("link", { name: "All Services" }).click();
    await own.waitForURL((at) => !at.searchParams.has("category"));
    expect(await shown()).toHaveLength(16);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a category that doesn't exist shows all services", async () => {
    const answer = await fetch(`${url}/services?category=nonsense`);
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/<li class="service-card[ "]/g)).toHaveLength(16);
  });
});

describe("the closing band", () => {
  test("Browse All Services leads back up to all of them, also from a category", async () => {
    const { page: own, context } = await visit(browser);
    await own.goto(`${url}/services?category=web-dev`);
    await own.getByRole("link", { name: "Browse All Services" }).click();
    await own.waitForURL(`${url}/services#all-services`);
    expect(await own.locator(".service-card").count()).toBe(16);
    await own.waitForFunction(() => {
      const top = document.querySelector("#all-services")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await context.close();
  });

  test("Contact Our Team leads to a form that reaches the team", async () => {
    const { page: own, context, complaints } = await visit(browser);
    await own.goto(`${url}/services`);
    await own.getByRole("link", { name: "Contact Our Team" }).click();
    await own.getByLabel("Full Name").fill("Ada");
    await own.getByLabel("Email Address").fill("ada@example.com");
    await own.getByLabel("Subject").selectOption({ label: "Working with us as a partner" });
    await own.getByLabel("Message").fill("We look for a partner.");
    await own.getByRole("button", { name: "Send message" }).click();
    await own.getByRole("heading", { name: "We have your message." }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
