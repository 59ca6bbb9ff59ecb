import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { brand } from "#content/brand.ts";

export const prompt = (page: Page) => page.getByRole("region", { name: `Install ${brand.name}` });

/** The browser offers installation, as Chromium does; answers whether the site held the offer. */
export const offer = (page: Page, outcome: "accepted" | "dismissed" = "accepted") =>
  page.evaluate((chosen) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const counted = globalThis as unknown as { prompts: number };
    counted.prompts = 0;
    Object.assign(event, {
      prompt: async () => void (counted.prompts += 1),
      userChoice: Promise.resolve({ outcome: chosen }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

/** How often the browser's own prompt was shown since the last offer. */
export const prompts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { prompts: number }).prompts);

/** Waits until a script of ours has run, whoever asks for it first. */
export async function isThere(page: Page, name: string): Promise<void> {
  const file = readdirSync("build/client/assets").find((one) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(one),
  );
  // As text, because the test runner rewrites imports.
  await page.evaluate(`import("/assets/${file}").then(() => null)`);
}

/** The prompt's own code is fetched when there is an offer, and counts from then on. */
export const codeIsThere = (page: Page) => isThere(page, "install-prompt");

/** Opens a page at a standing clock, and has its late scripts there. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.resume();
  await page.goto(address);
  await isThere(page, "later");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
