import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../tests/database.ts";
import { httpAppOn } from "../../tests/factories/http-app.ts";
import { sendLine } from "../../tests/factories/raw-socket.ts";
import { openShop } from "../../tests/factories/shop.ts";
import { spellingsOf } from "../../tests/factories/spellings.ts";
import { cachedPages } from "../web/cached-pages.ts";
import { readLimit } from "./doors.ts";
import { errorAnswerer } from "./error-answer.ts";
import { PageCache } from "./page-cache.ts";
import { createLimit } from "./rate-limit.ts";
import { createHttpServer } from "./serve.ts";

// The real server and app; only the pages are drawn here, so that it can be seen how often.
let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Server;
let port = 0;
let cache: PageCache;
const drawn: string[] = [];
const logged: unknown[] = [];
/** How many requests have arrived. */
let begun = 0;

beforeAll(async () => {
  database = await testDatabase();
  const note = (...parts: unknown[]) => void logged.push(parts[0]);
  const shared = {
    log: { ...silentLog, info: note, warn: note, error: note },
    security: { https: true, paymentOrigins: [], callPages: [], roomOrigins: [] },
    trustedProxies: ["127.0.0.1"],
    countRead: createLimit(readLimit),
  };
  const app = httpAppOn(database, await openShop(database), {
    ...shared,
    renderPage: async ({ url }) => {
      const { pathname, search } = new URL(url);
      drawn.push(pathname + search);
      return new Response(`page ${pathname}`, { status: pathname.endsWith("/none") ? 404 : 200 });
    },
  });
  cache = new PageCache(cachedPages);
  server = createHttpServer({
    ...shared,
    app,
    cache,
    files: new Map(),
    before: null,
    answerError: errorAnswerer({ ...shared, stylesheet: null, hasPages: true }),
    render: async (key) => app.fetch(new Request(new URL(key, "https://shop.test"))),
  });
  server.prependListener("request", () => void (begun += 1));
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await database.close();
});
beforeEach(() => {
  cache.reconnected(); // every page is drawn anew
  drawn.length = 0;
  logged.length = 0;
  begun = 0;
});

test("an upload that breaks off is the visitor's doing: no outage, and no error in the log", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST /contact HTTP/1.1\r\nhost: localhost:${port}\r\norigin: https://shop.test\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\n`,
  );
  await once(socket, "connect");
  await expect.poll(() => begun).toBeGreaterThan(0);
  socket.resetAndDestroy();
  await expect.poll(() => logged).toMatchObject([{ path: "/contact", status: 400 }]);
});

let visitors = 0;
const someVisitor = () => {
  visitors += 1;
  return `10.1.${visitors >> 8}.${visitors & 255}`;
};
const get = (target: string, from = someVisitor(), headers: Record<string, string> = {}) =>
  sendLine(port, `GET ${target}`, { "x-forwarded-for": from, ...headers });
/** Asks until the address has been spelled as it should be, as a browser follows redirects. */
async function follow(target: string, from: string) {
  const answer = await get(target, from);
  return answer.status === 308 ? get(answer.headers["location"] ?? "", from) : answer;
}

test("the whole address of a stored page is that page, and draws nothing anew", async () => {
  const plain = await get("/services");
  for (const target of [
    `http://localhost:${port}/services`,
    `HTTP://LOCALHOST:${port}/services`,
    `http://localhost:${port}/services?`,
  ]) {
    const { status, headers } = await get(target);
    expect([target, status, headers["etag"]]).toEqual([target, 200, plain.headers["etag"]]);
  }
  expect(drawn).toEqual(["/services"]);
});

test.each([
  ["/x/../services", "/services"],
  ["/./services?a=1", "/services?a=1"],
  ["/%2e%2e/services", "/services"],
  ["//services", "/services"],
  ["/login/..//login/.", "/login"],
  ["/v1/x/../services", "/v1/services"],
  ["/functions//chat", "/functions/chat"],
])("%s is led to %s before anything is drawn", async (target, to) => {
  const { status, headers, body } = await get(target);
  expect([status, headers["location"], body]).toEqual([308, to, ""]);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(drawn).toEqual([]);
});

test("a form sent to another spelling is led on with its method, too", async () => {
  const { status, headers } = await sendLine(port, "POST /x/../contact", { "content-length": "0" });
  expect([status, headers["location"]]).toEqual([308, "/contact"]);
});

test.each([
  "http://evil.example/services",
  "http://ada:secret@localhost/services",
  "/services#top",
  "/\\services",
  "/%00",
  "/services/%ff",
  "*",
])("%s is refused: a page for people, a problem for programs", async (target) => {
  const forPeople = await get(target, "10.9.9.9", { accept: "text/html" });
  expect(forPeople.status).toBe(400);
  expect(forPeople.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(forPeople.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(Buffer.from(forPeople.body, "latin1").toString()).toContain("This address isn’t valid.");
  const forPrograms = await get(target);
  expect(forPrograms.headers["content-type"]).toBe("application/problem+json");
  expect(forPrograms.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(forPrograms.body)).toMatchObject({ status: 400, code: "bad_address" });
  expect(drawn).toEqual([]);
  // The log has the id that the answer shows, and nothing of an address that may hold secrets.
  expect(logged).toContainEqual(
    expect.objectContaining({ requestId: forPrograms.headers["x-request-id"], status: 400 }),
  );
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test("an address that is far too long is refused as such", async () => {
  expect((await get(`/${"a".repeat(9000)}`)).status).toBe(414);
});

test("however a stored page's address is spelled, it is drawn once", async () => {
  const spelled = fc
    .constantFrom("/", "/services", "/services?category=web-dev", "/services/web-app", "/about")
    .chain((target) => spellingsOf(target, `localhost:${port}`).map((raw) => ({ target, raw })));
  await fc.assert(
    fc.asyncProperty(spelled, async ({ target, raw }) => {
      const answer = await follow(raw, someVisitor());
      const plain = await get(target);
      expect([answer.status, answer.headers["etag"]]).toEqual([200, plain.headers["etag"]]);
    }),
    { numRuns: process.env["TEST_LONG"] ? 1000 : 100 },
  );
  expect(drawn.toSorted()).toEqual([...new Set(drawn)].toSorted());
});

test("however an address is spelled, one visitor reads no more than the limit, and another isn't in the way", async () => {
  const pages = ["/login", "/login.data", "/none", "/quote", "/services/none"];
  const spelled = fc.constantFrom(...pages).chain((p) => spellingsOf(p, `localhost:${port}`));
  const samples = fc.sample(spelled, readLimit.points + 50);
  const visitor = someVisitor();
  const statuses: number[] = [];
  for (let at = 0; at < samples.length; at += 10) {
    const some = samples.slice(at, at + 10).map((target) => follow(target, visitor));
    for (const { status } of await Promise.all(some)) statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  expect((await get("/login", someVisitor())).status).toBe(200);
  const refused = await get("/login", visitor, { accept: "text/html" });
  expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
  const waitSeconds = Number(refused.headers["retry-after"]);
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(readLimit.seconds);
  // What is stored costs nothing, and whether the process lives is always told.
  await get("/services");
  expect((await get("/services", visitor)).status).toBe(200);
  expect((await get("/healthz", visitor)).status).toBe(200);
});
