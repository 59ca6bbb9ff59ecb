/**
 * The service worker (docs/decisions/0019): keeps help and legal pages for when there is no line, and built
 * files for pages of an older version. It touches nothing else. Becomes /service-worker.js, one classic
 * script; scripts/app-files puts `build` before it.
 */
import type { BuildFacts } from "./build-facts.ts";
import { cacheNames, keep, markedCopy, mayKeep, offlinePage } from "./kept-copy.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const build: BuildFacts;
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range"))
    return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(answerAsset(event, url.pathname));
  else if (build.shell.includes(url.pathname)) event.respondWith(answerShell(request));
});
worker.addEventListener("message", ({ data, ports }) => {
  if (data === "version") ports[0]?.postMessage(build.version);
  if (data === "activate") void worker.skipWaiting();
});

/** All or nothing: where something can't be fetched, the worker before goes on. */
async function install(): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  await assets.addAll(build.assets);
  const shell = await caches.open(cacheNames.shell);
  await shell.addAll(build.shell.map((address) => new Request(address, { cache: "reload" })));
}

async function activate(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  const strange = (await caches.keys()).filter((name) => !known.includes(name));
  await Promise.all(strange.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // The page that brought this worker was there before it: it is kept, too.
  const open = await worker.clients.matchAll({ type: "window" });
  await Promise.all(open.map(({ url }) => keepPage(new URL(url)).catch(() => {})));
}

const isKept = ({ pathname, search }: URL) => build.pages.includes(pathname) && !search;

async function keepPage(url: URL): Promise<void> {
  if (!isKept(url)) return;
  const answer = await fetch(url.pathname);
  if (mayKeep(answer)) await keep(cacheNames.pages, url.pathname, answer, build.most.pages);
}

/** From the line; without one a copy, or the offline page. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isKept(url) && mayKeep(answer))
      event.waitUntil(keep(cacheNames.pages, url.pathname, answer.clone(), build.most.pages));
    return answer;
  } catch {
    const copy = build.pages.includes(url.pathname)
      ? await caches.match(url.pathname, { cacheName: cacheNames.pages })
      : undefined;
    return copy ? markedCopy(copy) : offlinePage();
  }
}

/** A built file never changes, so a copy is as good; an older page finds its own here. */
async function answerAsset(event: FetchEvent, address: string): Promise<Response> {
  const copy = await caches.match(address, { cacheName: cacheNames.assets });
  if (copy) return copy;
  const answer = await fetch(event.request);
  if (mayKeep(answer))
    event.waitUntil(
      keep(cacheNames.assets, address, answer.clone(), build.most.assets, build.assets),
    );
  return answer;
}

const answerShell = (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
