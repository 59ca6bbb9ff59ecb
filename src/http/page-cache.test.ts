import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PageCache, type CachedPage } from "./page-cache.ts";
import type { Stored } from "./variants.ts";

const pages: CachedPage[] = [
  { pattern: "/services", params: { category: ["web-dev", "ai-automation"] }, tags: ["catalogue"] },
  { pattern: "/services/:id", params: {}, tags: ["catalogue"] },
  { pattern: "/", params: {}, tags: ["home"] },
];
const page = (text: string, status = 200) => ({
  status,
  headers: [["content-type", "text/html"]] as [string, string][],
  body: Buffer.from(text.repeat(200)),
});
const bodyOf = (answer: unknown) => (answer as Stored).plain.body.toString();

test("unknown parameters neither make nor break an entry", () => {
  const cache = new PageCache(pages);
  expect(cache.keyOf("/services?utm_source=x&category=web-dev&a=1")?.key).toBe(
    "/services?category=web-dev",
  );
  expect(cache.keyOf("/services?category=%3Cscript%3E")?.key).toBe("/services");
  expect(cache.keyOf("/services/landing-page?x")?.key).toBe("/services/landing-page");
  for (const other of ["/checkout/x", "/services/a/b", "/services/A%20B", "/success"])
    expect(cache.keyOf(other)).toBeNull();
});

test("a page asked for by many at once is rendered once", async () => {
  const cache = new PageCache(pages);
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return page("one");
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender("/", ["home"], render)));
  await cache.getOrRender("/", ["home"], render);
  expect(renders).toBe(1);
});

test("a purge forgets what shows the changed thing, and keeps the rest", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/services", ["catalogue"], async () => page("old"));
  await cache.getOrRender("/", ["home"], async () => page("home"));
  cache.purge("catalogue");
  expect(cache.get("/services")).toBeUndefined();
  expect(cache.get("/")).toBeDefined();
  const again = await cache.getOrRender("/services", ["catalogue"], async () => page("new"));
  expect(bodyOf(again)).toContain("new");
});

test("a page that was being rendered during a purge is answered, but not kept", async () => {
  const cache = new PageCache(pages);
  let finish = () => {};
  const slow = cache.getOrRender("/services", ["catalogue"], async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page("before the change");
  });
  cache.purge("catalogue");
  const fresh = cache.getOrRender("/services", ["catalogue"], async () => page("after the change"));
  finish();
  await slow;
  expect(bodyOf(await fresh)).toContain("after");
  expect(bodyOf(cache.get("/services"))).toContain("after");
});

test("errors, redirects and missing pages are never kept", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/services", ["catalogue"], async () => page("moved", 302));
  await cache.getOrRender("/services/x", ["catalogue"], async () => page("none", 404));
  await expect(
    cache.getOrRender("/", ["home"], () => Promise.reject(new Error("down"))),
  ).rejects.toThrow("down");
  expect(cache.size).toBe(0);
  expect(bodyOf(await cache.getOrRender("/", ["home"], async () => page("up again")))).toContain(
    "up",
  );
});

test("while the database is away, what is stored is served; back again, it is drawn anew", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/", ["home"], async () => page("before"));
  cache.cutOff();
  expect(bodyOf(cache.get("/"))).toContain("before");
  cache.reconnected();
  expect(cache.get("/")).toBeUndefined();
  expect(bodyOf(await cache.getOrRender("/", ["home"], async () => page("after")))).toContain(
    "after",
  );
  expect(bodyOf(cache.get("/"))).toContain("after");
});

test("a database that goes away again before a page was drawn anew doesn't take the page along", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/", ["home"], async () => page("before"));
  cache.cutOff();
  cache.reconnected();
  // Nobody has noticed yet that it is away.
  const away = () => Promise.resolve(page("no database", 503));
  expect(bodyOf(await cache.getOrRender("/", ["home"], away))).toContain("before");
  expect(cache.get("/")).toBeUndefined();
  cache.cutOff();
  expect(bodyOf(cache.get("/"))).toContain("before");
  expect(await cache.getOrRender("/services", ["catalogue"], away)).toMatchObject({ status: 503 });
});

test("a page that was being drawn when the connection came back is answered, but not kept", async () => {
  const cache = new PageCache(pages);
  let finish = () => {};
  const slow = cache.getOrRender("/", ["home"], async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page("read before the outage");
  });
  cache.cutOff();
  cache.reconnected();
  finish();
  expect(bodyOf(await slow)).toContain("read before");
  expect(cache.get("/")).toBeUndefined();
});

test("what is known to have changed, or to be gone, isn't served by any outage", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/services", ["catalogue"], async () => page("old price"));
  await cache.getOrRender("/services/x", [], async () => page("gone since"));
  cache.purge("catalogue");
  cache.reconnected();
  await cache.getOrRender("/services/x", [], async () => page("none", 404));
  cache.cutOff();
  expect(cache.get("/services")).toBeUndefined();
  expect(cache.get("/services/x")).toBeUndefined();
});

test("the compressed forms hold the same page", async () => {
  const cache = new PageCache(pages);
  await cache.getOrRender("/", ["home"], async () => page("text "));
  const stored = cache.get("/")!;
  expect(brotliDecompressSync(stored.br!.body).equals(stored.plain.body)).toBe(true);
  expect(gunzipSync(stored.gzip!.body).equals(stored.plain.body)).toBe(true);
});

test("the memory is bounded, however many addresses are asked for", async () => {
  const cache = new PageCache(pages);
  for (let i = 0; i < 520; i++)
    await cache.getOrRender(`/services/s${i}`, ["catalogue"], async () => page("x"));
  expect(cache.size).toBe(500);
});
