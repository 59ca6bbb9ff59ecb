import type { Browser, Page } from "playwright-core";
import { hydrated, visit } from "./browser.ts";
import type { Person } from "./people.ts";

const account = ["Sign In", "Get Started", "AI Design Studio", "Client Portal", "Admin", "Logout"];

/** What each sees of the account, in this order (spec site.md §2, Header, and §6). */
export const entriesFor = {
  nobody: account.slice(0, 2),
  client: ["AI Design Studio", "Client Portal", "Logout"],
  admin: ["AI Design Studio", "Client Portal", "Admin", "Logout"],
};
export type Who = keyof typeof entriesFor;

/**
 * The account's links and buttons that the header offers, in the bar or, where it is there, in the menu: by
 * the accessibility tree, so that what is merely invisible counts as offered.
 */
export async function accountEntries(page: Page): Promise<string[]> {
  if ((await page.locator(".app-bar").count()) > 0) return entriesOfApp(page);
  const header = page.locator(".site-header");
  const menu = header.getByRole("button", { name: "Menu" });
  if ((await menu.count()) > 0 && (await page.locator("#site-menu:popover-open").count()) === 0)
    await menu.click();
  const tree = await header.ariaSnapshot();
  const offered = [...tree.matchAll(/- (?:link|button) "([^"]+)"/g)].map(([, name]) => name ?? "");
  return offered.filter((name) => account.includes(name));
}

/** In an app they are in the account's menu; without scripts in a `<details>`. */
async function entriesOfApp(page: Page): Promise<string[]> {
  const plain = page.locator(".account-plain summary");
  const hasScripts = !(await plain.isVisible());
  if (hasScripts) {
    await hydrated(page);
    await page.getByRole("button", { name: /^Account: / }).click();
    await page.getByRole("menu").waitFor();
  } else await plain.click();
  const tree = await page.locator(hasScripts ? "[role=menu]" : ".account-plain").ariaSnapshot();
  const offered = [...tree.matchAll(/- (?:menuitem|link|button) "([^"]+)"/g)];
  if (hasScripts) await page.keyboard.press("Escape");
  return offered.flatMap(([, name = ""]) => (account.includes(name) ? [name] : []));
}

/** Goes to a page in a browser of this person's; without one, of nobody's. */
export async function visitAs(
  browser: Browser,
  url: string,
  person: Person | null,
  options: Parameters<typeof visit>[1] = {},
) {
  const visitor = await visit(browser, options);
  const cookies = [...(person?.cookies ?? [])].map(([name, value]) => ({ name, value, url }));
  await visitor.context.addCookies(cookies);
  return visitor;
}

/** Whom the page takes its visitor for, by the attribute that CSS goes by. */
export const shownAs = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["account"] ?? "nobody");

/** Parts of the bar that lie over each other, outside the page or on two lines, at any width from 320 px on. */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Pages to come have their place kept.
    const list = document.querySelector("nav[aria-label=Main] ul");
    for (const name of ["About", "Contact"]) {
      if (!list || list.textContent.includes(name)) continue;
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.append(Object.assign(document.createElement("span"), { textContent: name }));
      item.append(link);
      list.append(item);
    }
  });
  const wrong: string[] = [];
  for (const width of [320, 390, 768, 800, 959, 960, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const found = await page.evaluate(() => {
      const bar = ".site-header__bar";
      const parts = [
        ...document.querySelectorAll<HTMLElement>(
          `.site-logo__mark, .site-logo__name, ${bar} > nav a, ${bar} > div:not(#site-menu) :is(a, button)`,
        ),
      ].filter((part) => part.checkVisibility());
      const boxes = parts.map((part) => ({
        name: part.innerText || (part.getAttribute("aria-label") ?? "the mark"),
        box: part.getBoundingClientRect(),
      }));
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
        ...boxes.flatMap(({ name, box }, at) => {
          const before = boxes[at - 1]?.box.right ?? 0;
          const isOneLine = name === "the mark" || box.height <= 48;
          const isInside = box.left >= before - 0.5 && box.right <= clientWidth && box.top >= 0;
          return isOneLine && isInside ? [] : [name];
        }),
      ];
    });
    wrong.push(...found.map((what) => `${width}: ${what}`));
  }
  return wrong;
}
