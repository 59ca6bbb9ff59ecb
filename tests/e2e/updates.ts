import type { Page } from "playwright-core";
import { askRaw } from "./raw-request.ts";
import type { Relay } from "./relay.ts";
import { workerReady } from "./service-worker.ts";

/** The server is of another version: its pages and its worker say so. */
export function be(relay: Relay, version: string): void {
  relay.change("*", (html) => html.replace(/data-version="\w+"/, `data-version="${version}"`));
  relay.change("/service-worker.js", (text) =>
    text.replace(/"version":"\w+"/, `"version":"${version}"`),
  );
}
/** Since then it has been updated to what it really is. */
export function beNew(relay: Relay): void {
  relay.change("*", null);
  relay.change("/service-worker.js", null);
}

/** The version that the server really is of. */
export const newVersion = async (url: string) =>
  /"version":"(\w+)"/.exec((await askRaw(url, "/service-worker.js")).text)?.[1];

/** Opens a page of a server that is of an older version, and waits for its worker. */
export async function openOlder(relay: Relay, page: Page, path: string): Promise<void> {
  be(relay, "older");
  await page.goto(relay.url + path);
  await workerReady(page);
}
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
export const notice = (page: Page) => page.getByRole("region", { name: "A new version is ready" });
/** Presses the notice's button, and waits for the page that comes. */
export const updateNow = async (page: Page) => {
  const button = notice(page).getByRole("button", { name: "Update now" });
  await Promise.all([page.waitForEvent("load"), button.click()]);
};
/** The version of the page, and of the worker that has it. */
export const versions = (page: Page) =>
  page.evaluate(async () => [
    document.querySelector<HTMLElement>("[data-version]")?.dataset["version"],
    // What is asked of a worker that has just been replaced is lost.
    await new Promise((resolve) => {
      setTimeout(() => resolve("no answer"), 2000);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
      port1.start();
      navigator.serviceWorker.controller?.postMessage("version", [port2]);
    }),
  ]);
