import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { keptAddresses } from "../../src/web/offline/build-facts.ts";
import { visit, type Visit } from "./browser.ts";
import type { Relay } from "./relay.ts";

/** A visitor whose browser lets the site have its service worker. */
export const visitWithWorker = (
  browser: Browser,
  options: Parameters<typeof visit>[1] = {},
): Promise<Visit> => visit(browser, { ...options, serviceWorkers: "allow" });

/** Waits until this page is in the hands of a service worker. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export type KeptAnswer = { cache: string; path: string; cacheControl: string; body: string };

/** Everything that lies in the caches of this browser. */
export const keptAnswers = (page: Page): Promise<KeptAnswer[]> =>
  page.evaluate(async () => {
    const found: KeptAnswer[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const request of await open.keys()) {
        const answer = await open.match(request);
        const { pathname, search } = new URL(request.url);
        found.push({
          cache,
          path: pathname + search,
          cacheControl: answer?.headers.get("cache-control") ?? "",
          body: (await answer?.text()) ?? "",
        });
      }
    }
    return found;
  });

/** Addresses of pages of which there is a copy. */
export const keptPages = async (page: Page): Promise<string[]> =>
  (await keptAnswers(page)).filter(({ cache }) => cache === "aria-pages").map(({ path }) => path);

/** Opens pages while connected, the last of which is kept. */
export async function readConnected(relay: Relay, page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(relay.url + path);
    await workerReady(page);
  }
  const last = paths.at(-1) ?? "";
  const isKept = async () => (await keptPages(page)).includes(last);
  await expect.poll(isKept).toBe(keptAddresses.includes(last));
}

/** A rule for every page, and one of the style sheet that only help and legal pages have. */
export const looks = (page: Page) =>
  page.evaluate(() =>
    ["body", ".document"].map((one) => {
      const found = document.querySelector(one);
      return found && getComputedStyle(found).display;
    }),
  );
