import axe from "axe-core";
import type { Page } from "playwright-core";
import { hydrated } from "./browser.ts";

/** Opens a page of the portal and waits until its scripts listen (where they run). */
export async function openPage(page: Page, address: string, hasScripts = true): Promise<void> {
  await page.goto(address);
  if (hasScripts) await hydrated(page);
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What stands at a field as wrong with it. */
export async function errorAt(page: Page, label: string): Promise<string> {
  const input = field(page, label).and(page.locator("[aria-invalid=true]"));
  await input.waitFor();
  const ids = ((await input.getAttribute("aria-describedby")) ?? "").split(" ");
  const id = ids.find((one) => one.endsWith("-error"));
  return id ? page.locator(`[id="${id}"]`).innerText() : "";
}

/** What axe finds, and what is wider than the screen: as a phone in the dark, and on a desk by day. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSTransition) || one.playState === "finished"),
    );
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }),
    );
    for (const { id, nodes } of violations)
      found.push(...nodes.map((node) => `${width} ${colorScheme} ${id}: ${String(node.target)}`));
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWider) found.push(`${width}: wider than the screen`);
  }
  return found;
}

declare global {
  // Put there by axe-core's own source.
  var axe: typeof import("axe-core");
}
