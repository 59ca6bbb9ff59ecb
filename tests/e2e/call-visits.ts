import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { startTavus, type TavusStandIn } from "../stand-ins/tavus.ts";
import { openBrowser, visit } from "./browser.ts";
import { someAddress } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

type Given = {
  app: App;
  tavus: TavusStandIn;
  /** Somebody with a network address of their own, at the panel of the contact page. */
  caller: (options?: Parameters<typeof visit>[1]) => Promise<Caller>;
};
export type Caller = Awaited<ReturnType<typeof visit>>;

/** Calls of the tests before: their ends may still be told while the next test runs. */
let earlier: ReadonlySet<string>;

/**
 * Before a file's tests: the application with calls at the stand-in for Tavus, and a browser with a camera. Before each
 * test what the stand-in was asked is forgotten.
 */
export function withCalls(give: (given: Given) => void): void {
  const stops: (() => Promise<unknown>)[] = [];
  let tavus: TavusStandIn;
  beforeEach(() => {
    earlier = new Set(tavus.calls.keys());
    tavus.requests.length = 0;
  });
  beforeAll(async () => {
    tavus = await startTavus();
    stops.push(() => tavus.stop());
    const [browser, app] = await Promise.all([
      openBrowser("--use-fake-device-for-media-stream"),
      startApp({
        env: {
          LOG_LEVEL: "warn",
          TRUSTED_PROXIES: "127.0.0.1,::1",
          TAVUS_API_KEY: tavus.apiKey,
          TAVUS_REPLICA_ID: tavus.replicaId,
          TAVUS_BASE_URL: tavus.baseUrl,
          VIDEO_DAILY_LIMIT_MINUTES: "9999",
        },
      }),
    ]);
    stops.push(
      () => app.remove(),
      () => browser.close(),
    );
    give({
      app,
      tavus,
      async caller(options) {
        const one = await visit(browser, {
          extraHTTPHeaders: { "x-forwarded-for": someAddress() },
          ...options,
        });
        await one.page.goto(`${app.url}/contact#consultant`);
        return one;
      },
    });
  });
  afterAll(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });
}

export const panelOf = (page: Page) => page.getByRole("region", { name: "Talk to Aria" });
export const press = (page: Page, name: string) =>
  panelOf(page).getByRole("button", { name }).click();

/** The badge's word. */
export const isShown = (page: Page, status: "Available" | "Busy" | "Offline") =>
  panelOf(page).getByRole("status").getByText(status).waitFor();

/** Leads to the check before a call; settled once it is there, as its button has the same name. */
export async function openCheck(page: Page, name = "Start the call"): Promise<void> {
  await press(page, name);
  await panelOf(page).getByRole("checkbox", { name: "Without a camera" }).waitFor();
}

/** Starts a call without looking at camera and microphone; settled once its room is there. */
export async function startCall(page: Page): Promise<void> {
  await openCheck(page);
  await press(page, "Start the call");
  await roomOf(page).getByText("This is the room.").waitFor();
}

export const roomOf = (page: Page) =>
  page.frameLocator('iframe[title="Video consultation with Aria, an AI"]');

/** What the provider was told at the end of this test's only call, once it was told; it is told once. */
export async function toldAtEnd(tavus: TavusStandIn): Promise<unknown> {
  const ends = () => tavus.ends.filter(({ id }) => !earlier.has(id));
  await expect.poll(() => ends().length, { timeout: 20_000 }).toBe(1);
  return ends()[0]?.body;
}

export const startsAt = (tavus: TavusStandIn) =>
  tavus.requests.filter(({ call }) => call === "POST /conversations").length;

declare global {
  // Put there by axe-core's own source.
  var axe: typeof import("axe-core");
}

/** What axe finds on the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ["violations"] }),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** The words of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? "");
