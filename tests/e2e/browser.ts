import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/find-chromium.ts";
import { choiceCookie, optionalCategories } from "../../src/web/site/consent/stored-choice.ts";

/** Chromium as tests use it: no network of its own, also as root. */
export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  if ("missing" in found) throw new Error(found.missing);
  return chromium.launch({
    executablePath: found.path,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Waits until the page's islands listen; before that their links simply lead to pages. */
export async function islandsReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("script[data-islands]") ||
      document.documentElement.classList.contains("islands"),
  );
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the page complained about. */ complaints: string[];
};

export type VisitOptions = NonNullable<Parameters<Browser["newContext"]>[0]> & { consent?: null };

const acceptedAll = () =>
  choiceCookie({ date: new Date().toISOString(), accepted: optionalCategories }, "http:");

/** Runs in each page, before its own scripts. */
const chooseOnce = (cookie: string) => {
  // An empty page has no cookies.
  if (!location.protocol.startsWith("http")) return;
  if (!document.cookie.includes("aria.consent=")) document.cookie = cookie;
};

/**
 * A fresh visitor. Collects everything that should never happen on a page of ours: script errors, refusals
 * of the content security policy, failed requests.
 * @param options of the browser's context; `consent: null` for somebody who has not chosen about cookies yet,
 *   and is asked. Everybody else has accepted all.
 */
export async function visit(
  browser: Browser,
  { consent, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    // A page that is tested comes from the server; tests of the service worker allow it.
    serviceWorkers: "block",
    ...options,
  });
  if (consent !== null) await context.addInitScript(chooseOnce, acceptedAll());
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      await islandsReady(page);
      return answer;
    };
  }
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || /Content Security Policy|TrustedHTML/i.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") complaints.push(`request failed: ${request.url()} ${why}`);
  });
  return { page, context, complaints };
}
