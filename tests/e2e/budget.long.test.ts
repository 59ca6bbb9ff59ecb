import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, visit } from "./browser.ts";
import { openTill } from "./page-list.ts";
import { newClient, signInAs, type Person, testAdmin } from "./people.ts";

const url = inject("sharedApp");
/** Design, Pages: what loads without interaction within this time counts. */
const idleMs = 5000;

let browser: Browser;
let people: Record<"client" | "admin", Promise<Person>>;
beforeAll(async () => {
  browser = await openBrowser();
  people = { client: newClient(url), admin: signInAs(url, testAdmin.email) };
});
afterAll(() => browser?.close());

type Loaded = {
  scripts: number;
  styles: number;
  fonts: number;
  onTheLine: number;
  /** How many answers carried scripts. */
  answers: number;
  unpacked: string[];
};

/** What Chromium requests on a first visit; sizes in bytes, scripts and styles as gzip. */
async function firstLoad(
  path: string,
  viewport: { width: number; height: number },
  person: Person | null,
): Promise<Loaded> {
  const { page, context } = await visit(browser, { viewport, isFirst: true });
  if (person) await becomePerson(context, url, person);
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  const scriptIds = new Set<string>();
  let onTheLine = 0;
  line.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scriptIds.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scriptIds.has(requestId)) onTheLine += encodedDataLength;
  });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url + path, { waitUntil: "load" });
  await page.waitForTimeout(idleMs);
  const sizes = { scripts: 0, styles: 0, fonts: 0 };
  const unpacked: string[] = [];
  for (const response of responses) {
    const type = response.request().resourceType();
    const isText = type === "script" || type === "stylesheet";
    if (!isText && type !== "font") continue;
    const body = await response.body();
    if (type === "script") sizes.scripts += gzipSync(body, { level: 9 }).length;
    if (type === "stylesheet") sizes.styles += gzipSync(body, { level: 9 }).length;
    if (type === "font") sizes.fonts += body.length;
    if (isText && body.length > 500 && response.headers()["content-encoding"] !== "br")
      unpacked.push(response.url());
  }
  await context.close();
  return { ...sizes, onTheLine, answers: scriptIds.size, unpacked };
}

const kB = 1000;
/** Of one answer over HTTP/1.1, in bytes. */
const headersAtMost = 700;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

// Mostly waiting: several at once.
test.concurrent.each<[string, string, number, ("client" | "admin")?]>([
  ["home", "/", 90],
  ["services", "/services", 90],
  ["a service", "/services/gpt4-chatbot", 90],
  ["checkout", "/checkout/landing-page", 90],
  ["quote", "/quote", 90],
  ["contact", "/contact", 90],
  ["the community’s waiting list", "/community", 20],
  ["the calendar of demos", "/demo?zone=UTC", 20],
  ["the payment page", "till", 20],
  ["the terms", "/legal/terms", 20],
  ["the privacy policy", "/legal/privacy", 20],
  ["the data processing agreement", "/legal/dpa", 20],
  ["the documentation", "/docs", 20],
  ["the API reference", "/api-docs", 20],
  ["the search page", "/search?q=data", 20],
  ["Pine examples", "/tutorials/pinescript-examples", 20],
  ["service templates", "/resources/ai-service-templates", 20],
  ["the cookie policy", "/legal/cookies", 20],
  ["login", "/login", 220],
  ["register", "/register", 220],
  ["a missing page", "/no/such/page", 20],
  ["the portal", "/portal", 220, "client"],
  ["settings", "/portal/settings/two-factor", 220, "client"],
  ["the studio", "/ai-service-design", 220, "client"],
  ["the list of people", "/admin/users", 220, "admin"],
])(
  "%s stays in its budget on a first visit: scripts, styles, fonts",
  async (name, path, scriptBudget, who) => {
    const at = path === "till" ? await openTill(url) : path;
    const person = who ? await people[who] : null;
    for (const loaded of await Promise.all(
      [phone, desk].map((viewport) => firstLoad(at, viewport, person)),
    )) {
      if (process.env["SHOW_BUDGET"]) console.log(name, loaded);
      expect(loaded.scripts).toBeGreaterThan(0); // the theme at least: it was really counted
      expect(loaded.scripts).toBeLessThanOrEqual(scriptBudget * kB);
      expect(loaded.styles).toBeGreaterThan(0);
      expect(loaded.styles).toBeLessThanOrEqual(20 * kB);
      expect(loaded.fonts).toBeLessThanOrEqual(100 * kB);
      // The budget is of the scripts themselves, as gzip; they arrive at least as small, each with its headers.
      expect(loaded.onTheLine).toBeGreaterThan(0);
      expect(loaded.onTheLine).toBeLessThanOrEqual(loaded.scripts + headersAtMost * loaded.answers);
      expect(loaded.unpacked).toEqual([]);
    }
  },
);
