import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { startWebServer } from "../../tests/factories/web-server.ts";
import type { LookupAll } from "./guarded-lookup.ts";
import { OutsideRefused } from "./outside-refused.ts";
import { createSocketGuard, createStreamOutside } from "./stream-outside.ts";

const answering =
  (...addresses: LookupAddress[]): LookupAll =>
  (_hostname, _options, done) =>
    done(null, addresses);
const loopback = answering({ address: "127.0.0.1", family: 4 });
const reaching = (loopbackPorts: number[], lookup = loopback) =>
  createStreamOutside({ mayReach: { loopbackPorts }, userAgent: "Test/1.0", lookup });
const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => "fetched",
    (error: unknown) => (error instanceof OutsideRefused ? error.reason : error),
  );

test("a request goes out as it was given, and its answer streams as it comes", async () => {
  const server = await startWebServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.setHeader("set-cookie", "a=1");
    response.write(
      `${request.method} ${Buffer.concat(parts).toString()} ${String(request.headers["x-key"])}`,
    );
    setTimeout(() => response.end(" later"), 50);
  });
  const response = await reaching([server.port])(`${server.url}/path`, {
    method: "POST",
    headers: { "x-key": "k" },
    body: new URLSearchParams({ a: "1" }),
  });
  expect(response.headers.get("set-cookie")).toBeNull();
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
    pieces.push(decoder.decode(piece));
  expect(pieces).toEqual(["POST a=1 k", " later"]);
});

test("a redirect is an answer: what was sent goes nowhere else", async () => {
  const asked: string[] = [];
  const server = await startWebServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/there" }).end();
  });
  const response = await reaching([server.port])(server.url, { method: "POST", body: "x" });
  expect([response.status, asked]).toEqual([307, ["/"]]);
});

test.each([
  ["http://127.0.0.1:1/", "own_network"],
  ["http://127.0.0.1/", "own_network"],
  ["http://[::ffff:127.0.0.1]/", "own_network"],
  ["http://0x7f.1/", "own_network"],
  ["http://169.254.169.254/latest/meta-data/", "own_network"],
  ["http://10.0.0.1:8080/", "own_network"],
  ["http://inside.example/", "own_network"],
  ["https://user:pass@hooks.example/", "address"],
  ["file:///etc/passwd", "address"],
])("%s isn't asked: %s", async (address, reason) => {
  const asking = reaching([])(address).catch((error: unknown) => {
    // `fetch` itself refuses what no request can be made of.
    if (error instanceof TypeError) throw new OutsideRefused("address");
    throw error;
  });
  expect(await reasonOf(asking)).toBe(reason);
});

test("a caller who gives up is told so, and the connection ends", async () => {
  const server = await startWebServer(() => {});
  const fetching = reaching([server.port])(server.url, { signal: AbortSignal.timeout(100) });
  await expect(fetching).rejects.toThrow(/abort|timeout/i);
});

test("other clients reach public addresses on any port, and none of this machine's", async () => {
  const guardOn = (lookup: LookupAll) =>
    createSocketGuard({ mayReach: { loopbackPorts: [27017] }, lookup });
  const { mayConnect } = guardOn(loopback);
  expect(mayConnect("8.8.8.8", 27017)).toBe(true);
  expect(mayConnect("127.0.0.1", 27017)).toBe(true);
  for (const address of ["127.0.0.1", "10.1.1.1", "::1", "169.254.169.254", "fd00::1"])
    expect(mayConnect(address, 27018)).toBe(false);
  const found = (lookup: LookupAll) =>
    new Promise((resolve) => {
      guardOn(lookup).lookup("db.example", {}, (error, address) => resolve(error ?? address));
    });
  expect(await found(loopback)).toBeInstanceOf(OutsideRefused);
  expect(await found(answering({ address: "8.8.8.8", family: 4 }))).toBe("8.8.8.8");
  const mixed = answering({ address: "8.8.8.8", family: 4 }, { address: "10.0.0.1", family: 4 });
  expect(await found(mixed)).toBeInstanceOf(OutsideRefused);
});
