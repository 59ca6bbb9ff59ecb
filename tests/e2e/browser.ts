import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/find-chromium.ts";

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

/**
 * A fresh visitor. Collects everything that should never happen on a page of ours: script errors, refusals
 * of the content security policy, failed requests.
 */
export async function visit(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  if (options?.javaScriptEnabled !== false) {
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
