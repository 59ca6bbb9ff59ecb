import type { Browser, BrowserContext, Page } from "playwright-core";

// Compiling a page's scripts takes most of the time of a first visit. So a visitor who has left makes room for the next
// one in the same context: without cookies, storage and pages of the one before, but with the compiled scripts.

export type ContextOptions = NonNullable<Parameters<Browser["newContext"]>[0]> & {
  /** Nothing of ours has ever been loaded there, no font and no script. */
  isFirst?: boolean;
};
type Kept = { key: string; context: BrowserContext; page: Page; end: () => Promise<void> };

/** What changes a context for good: then nobody comes after. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setGeolocation",
  "setOffline",
] as const;
const clockChanges = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;
const mostKept = 4;

const idle = new WeakMap<Browser, Kept[]>();
const idleIn = (browser: Browser): Kept[] => {
  const all = idle.get(browser) ?? [];
  idle.set(browser, all);
  return all;
};

/** Closes what test files left open; what waits for the next visitor stays. */
export async function closeVisits(browser: Browser): Promise<void> {
  const waiting = new Set(idleIn(browser).map(({ context }) => context));
  const left = browser.contexts().filter((context) => !waiting.has(context));
  await Promise.all(left.map((context) => context.close()));
}

/**
 * A context in which nobody is known, and its first page. Closing it leaves it to the next visitor with the same options.
 * @param prepare runs once for each context that is new
 */
export async function contextFor(
  browser: Browser,
  { extraHTTPHeaders = {}, isFirst = false, ...options }: ContextOptions,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page }> {
  const key = JSON.stringify(options);
  const all = idleIn(browser);
  const at = isFirst ? -1 : all.findIndex((one) => one.key === key);
  const [waiting] = at < 0 ? [] : all.splice(at, 1);
  const { context, page, end } = waiting ?? (await newContext(browser, key, options, prepare));
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  const origins = new Set<string>();
  const note = (one: Page) =>
    one.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin));
  note(page);
  context.on("page", note);
  let leaves: Promise<void> | undefined;
  context.close = () => (leaves ??= leave());
  return { context, page };

  async function leave(): Promise<void> {
    context.off("page", note);
    // A service worker may still be at work after its storage is gone.
    const mayStay = !changed.has(context) && options.serviceWorkers === "block";
    const next = mayStay ? await emptied(context, [...origins]).catch(() => null) : null;
    if (!next) return end();
    all.push({ key, context, page: next, end });
    if (all.length > mostKept) await all.shift()?.end();
  }
}

const changed = new WeakSet<BrowserContext>();

async function newContext(
  browser: Browser,
  key: string,
  options: ContextOptions,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Kept> {
  const context = await browser.newContext(options);
  const end = context.close.bind(context);
  await prepare(context);
  const page = await context.newPage();
  for (const name of lasting) watch(context, name, context);
  for (const name of clockChanges) watch(context.clock, name, context);
  return { key, context, page, end };
}

/** Notes that the method is called. */
function watch<T extends object>(owner: T, name: keyof T, context: BrowserContext): void {
  const method = owner[name] as (...args: unknown[]) => unknown;
  const noting = (...args: unknown[]) => {
    changed.add(context);
    return method.apply(owner, args);
  };
  Object.assign(owner, { [name]: noting });
}

/** Removes all that a visitor left. @returns an empty page for the next one */
async function emptied(context: BrowserContext, origins: string[]): Promise<Page> {
  const before = context.pages();
  const page = await context.newPage();
  await Promise.all(before.map((one) => one.close()));
  const session = await context.newCDPSession(page);
  for (const origin of origins)
    if (origin !== "null")
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await Promise.all([session.detach(), context.clearCookies(), context.clearPermissions()]);
  return page;
}
