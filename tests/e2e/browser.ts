import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumSwitches } from "../../scripts/chromium-switches.ts";
import { findChromium } from "../../scripts/find-chromium.ts";
import { closeVisits, contextFor, type ContextOptions } from "./kept-contexts.ts";

/** The browsers of this worker, by their further switches. */
const opened = new Map<string, Promise<Browser>>();

/**
 * A browser. A worker starts one for all of its test files: closing it closes its contexts, and it ends with the worker.
 * @param more further switches
 */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const key = more.join(" ");
  const earlier = await opened.get(key);
  const launched = earlier?.isConnected() ? Promise.resolve(earlier) : launch(more);
  opened.set(key, launched);
  return launched;
}

async function launch(more: string[]): Promise<Browser> {
  const found = findChromium();
  if ("missing" in found) throw new Error(found.missing);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...chromiumSwitches, "--renderer-process-limit=1", ...more],
  });
  browser.close = () => closeVisits(browser);
  return browser;
}

/** Waits until the page's islands listen; before that their links simply lead to pages. */
export async function islandsReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("script[data-islands]") ||
      document.documentElement.classList.contains("islands"),
  );
}

/**
 * Waits until a page of the account, portal or back office is alive: before that its forms are sent as without scripts,
 * and its links load whole pages. (React Router's own mark is set as soon as its code has come.)
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("#main :is(form, a, button)") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );

const isAlive = () =>
  !("__reactRouterContext" in globalThis) ||
  Object.keys(document.querySelector("#main *") ?? {}).some((key) => key.startsWith("__react"));

/** Waits until a form or another part of the page has come to life; before that it works as without scripts. */
export const islandLives = (page: Page, name: string): Promise<void> =>
  page.locator(`[data-island="${name}"][data-lives]`).waitFor({ state: "attached" });

/** Runs in each page, before its own scripts: notes on each island that it lives. */
const noteLiveIslands = () =>
  addEventListener("island:ready", ({ target }) => {
    if (target instanceof HTMLElement) target.dataset["lives"] = "";
  });

/** Waits until what every page loads after its content has run (web/later.ts): links of the search, dialogs. */
export const whatComesLater = (page: Page): Promise<void> =>
  page.evaluate(
    `import(document.querySelector("script[data-later]").dataset.later).then(() => {})`,
  );

/** Waits until the web fonts are shown, which come after the content (web/web-fonts.ts). */
export const webFontsShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', "") === "Geist" && status === "loaded",
    ),
  );
};

/** Lays out what a page leaves out while it is off the screen (code of guides), so that its text can be read. */
export const layAllOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(all);
  });

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the page complained about. */ complaints: string[];
};

export type VisitOptions = ContextOptions;

/**
 * React Router looks ahead for where a page's links lead, and says so when the page is left meanwhile. Where the
 * line failed and not the page, the request is a complaint by itself.
 */
const isLeft = (text: string) =>
  text.startsWith("Failed to fetch manifest patches TypeError: Failed to fetch");

/**
 * A fresh visitor. Collects everything that should never happen on a page of ours: script errors, refusals
 * of the content security policy, failed requests.
 * @param options of the browser's context
 */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { context, page } = await contextFor(
    browser,
    {
      reducedMotion: "reduce",
      // A page that is tested comes from the server; tests of the service worker allow it.
      serviceWorkers: "block",
      ...options,
    },
    (added) => added.addInitScript(noteLiveIslands),
  );
  if (options.javaScriptEnabled !== false) {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      if (args[1]?.waitUntil === "commit") return answer; // its scripts are kept from coming
      await islandsReady(page);
      // A page of an application is alive then, too, unless its scripts fail.
      await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => {});
      return answer;
    };
  }
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    if (isLeft(message.text())) return;
    if (message.type() === "error" || /Content Security Policy|TrustedHTML/i.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") complaints.push(`request failed: ${request.url()} ${why}`);
  });
  return { page, context, complaints };
}
