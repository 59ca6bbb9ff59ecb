import type { LookupAddress } from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { brotliCompressSync, createGzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startWebServer } from "../../tests/factories/web-server.ts";
import { createOutside, type OutsideOptions } from "./fetch-outside.ts";
import type { LookupAll } from "./guarded-lookup.ts";
import { OutsideRefused } from "./outside-refused.ts";

const userAgent = "Ariaworks/1.0 (+https://shop.example)";
const v4 = (address: string): LookupAddress => ({ address, family: 4 });
/** A name server that gives one answer after the other, the last for ever. */
const answering = (...answers: LookupAddress[][]): LookupAll & { asked: string[] } => {
  const asked: string[] = [];
  return Object.assign(
    ((hostname, _options, done) => {
      asked.push(hostname);
      done(null, (answers.length > 1 ? answers.shift() : answers[0]) ?? []);
    }) as LookupAll,
    { asked },
  );
};
const toLoopback = answering([v4("127.0.0.1")]);
const reaching = (ports: number[], lookup: LookupAll = toLoopback) =>
  createOutside({ mayReach: { loopbackPorts: ports }, userAgent, lookup });

/** A server that answers as told, and a client that may reach it. */
async function serverThat(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startWebServer(answer);
  const fetchOutside = reaching([server.port]);
  return {
    ...server,
    fetch: (path = "/", options?: OutsideOptions) => fetchOutside(server.url + path, options),
  };
}
const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => "fetched",
    (error: unknown) => (error instanceof OutsideRefused ? error.reason : error),
  );

test("an answer comes with its status, its headers without cookies, and where it came from", async () => {
  const { url, fetch } = await serverThat((request, response) => {
    if (request.url === "/") return response.writeHead(302, { location: "/there#x" }).end("moved");
    response.setHeader("set-cookie", "a=1");
    return response.writeHead(404, { etag: '"1"' }).end(JSON.stringify(request.headers));
  });
  const answer = await fetch("/", { headers: { "X-Key": "k", Host: "elsewhere.example" } });
  expect(answer).toMatchObject({ url: `${url}/there`, status: 404 });
  expect(Object.fromEntries(answer.headers)).toMatchObject({ etag: '"1"' });
  expect(answer.headers.has("set-cookie")).toBe(false);
  const sent = JSON.parse(answer.body.toString()) as Record<string, string>;
  expect(sent).toMatchObject({ "user-agent": userAgent, "x-key": "k", host: new URL(url).host });
  expect(sent["cookie"]).toBeUndefined();
});

test.each([
  ["gzip", gzipSync("Grüße")],
  ["br", brotliCompressSync("Grüße")],
  ["", Buffer.from("Grüße")],
])("a body in the encoding %j is read", async (encoding, body) => {
  const { fetch } = await serverThat((_request, response) => {
    response.writeHead(200, encoding ? { "content-encoding": encoding } : {}).end(body);
  });
  expect((await fetch()).body.toString()).toBe("Grüße");
});

test("answers that have no body are read, whatever their headers say of one", async () => {
  const { fetch } = await serverThat((request, response) => {
    response.writeHead(Number(request.url?.slice(1)), { "content-encoding": "gzip" }).end();
  });
  expect((await fetch("/304")).status).toBe(304);
  expect((await fetch("/204")).body).toHaveLength(0);
  expect((await fetch("/200", { method: "HEAD", maxBytes: 1 })).body).toHaveLength(0);
});

test("bodies that can't be decoded are damaged, those that break off unreachable", async () => {
  const { fetch } = await serverThat((request, response) => {
    if (request.url === "/short") {
      response.writeHead(200, { "content-length": "10" }).write("12345", () => response.destroy());
      return;
    }
    const encoding = request.url === "/odd" ? "zstd" : "gzip";
    response.writeHead(200, { "content-encoding": encoding }).end("no such thing");
  });
  expect(await reasonOf(fetch("/gzip"))).toBe("damaged");
  expect(await reasonOf(fetch("/odd"))).toBe("damaged");
  expect(await reasonOf(fetch("/short"))).toBe("unreachable");
});

test("a name that resolves into the own network connects nowhere, also with a public address beside it", async () => {
  const server = await startWebServer((_request, response) => response.end());
  for (const answer of [
    [v4("127.0.0.1")],
    [v4("93.184.216.34"), v4("127.0.0.1")],
    [{ address: "::ffff:127.0.0.1", family: 6 }],
    [],
  ])
    expect(
      await reasonOf(reaching([], answering(answer))("http://site.example/", { timeoutMs: 5000 })),
    ).toBe("own_network");
  expect(server.asked).toEqual([]);
});

test("a name that resolves elsewhere at its second look-up is connected to as it was checked", async () => {
  const server = await startWebServer((_request, response) => response.end("checked"));
  // Who looks a name up to check it, and again to connect, connects to the second address.
  const rebinding = answering([v4("127.0.0.1")], [v4("10.0.0.1")]);
  const fetchOutside = reaching([server.port], rebinding);
  const address = `http://rebound.example:${server.port}/`;
  expect((await fetchOutside(address)).body.toString()).toBe("checked");
  expect(rebinding.asked).toHaveLength(1);
  expect(await reasonOf(fetchOutside(address))).toBe("own_network");
  expect(server.asked).toHaveLength(1);
});

test("a redirect back to a name that now resolves into the own network is refused", async () => {
  const server = await startWebServer((_request, response) => {
    response.writeHead(302, { location: "/again" }).end();
  });
  const rebinding = answering([v4("127.0.0.1")], [v4("192.168.0.1")]);
  const fetching = reaching([server.port], rebinding)(`http://rebound.example:${server.port}/`);
  expect(await reasonOf(fetching)).toBe("own_network");
  expect(server.asked).toEqual(["/"]);
});

test.each([
  "http://127.0.0.1/",
  "http://localhost/",
  "http://localhost./",
  "http://2130706433/",
  "http://[::1]/",
  "http://[::ffff:7f00:1]/",
  "http://169.254.169.254/latest/meta-data",
])("a redirect to %s is refused", async (location) => {
  const { fetch } = await serverThat((_request, response) => {
    response.writeHead(307, { location }).end();
  });
  expect(await reasonOf(fetch())).toBe("own_network");
});

test("redirects end, and lead to no other kind of address", async () => {
  const { fetch, asked } = await serverThat((request, response) => {
    const location = request.url === "/file" ? "file:///etc/passwd" : `/${asked.length}`;
    response.writeHead(302, { location }).end();
  });
  expect(await reasonOf(fetch("/", { maxRedirects: 3 }))).toBe("redirects");
  expect(asked).toHaveLength(4);
  expect(await reasonOf(fetch("/file"))).toBe("address");
});

test("another origin gets neither headers nor body", async () => {
  const received: IncomingMessage["headers"][] = [];
  const other = await startWebServer((request, response) => {
    received.push(request.headers);
    response.end("other");
  });
  const first = await startWebServer((request, response) => {
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { location: `${other.url}/` }).end();
  });
  const fetchOutside = reaching([first.port, other.port]);
  const headers = { authorization: "Bearer k", "x-key": "k", accept: "text/html" };
  await fetchOutside(`${first.url}/302`, { headers });
  expect(Object.keys(received[0] ?? {}).toSorted()).toEqual(
    ["accept", "accept-encoding", "connection", "host", "user-agent"].toSorted(),
  );
  const sending = fetchOutside(`${first.url}/307`, { method: "POST", headers, body: "secret" });
  expect(await reasonOf(sending)).toBe("redirects");
  await fetchOutside(`${first.url}/303`, { method: "POST", headers, body: "secret" });
  expect(received).toHaveLength(2);
  expect(received[1]).not.toHaveProperty("content-length");
});

test("an answer may be as large as asked for, announced or not, and no larger", async () => {
  const { fetch } = await serverThat((request, response) => {
    const [, bytes, announced] = request.url?.split("/") ?? [];
    if (announced) response.setHeader("content-length", Number(bytes));
    Readable.from(pieces(Number(bytes))).pipe(response);
  });
  expect((await fetch("/50000", { maxBytes: 50_000 })).body).toHaveLength(50_000);
  expect(await reasonOf(fetch("/50001", { maxBytes: 50_000 }))).toBe("too_large");
  expect(await reasonOf(fetch("/50001/yes", { maxBytes: 50_000 }))).toBe("too_large");
  expect(await reasonOf(fetch("/100000000"))).toBe("too_large");
});

test("what decompresses to more than is allowed is refused before it is unpacked whole", async () => {
  let made = 0;
  const { fetch } = await serverThat((_request, response) => {
    response.setHeader("content-encoding", "gzip");
    const zeros = Readable.from(pieces(1_000_000_000, (bytes) => (made += bytes)));
    zeros.pipe(createGzip()).pipe(response);
  });
  expect(await reasonOf(fetch())).toBe("too_large");
  expect(made).toBeLessThan(500_000_000);
});

test("a server that says nothing, drips bytes or never ends is slow", async () => {
  const { fetch } = await serverThat((request, response) => {
    if (request.url === "/silent") return;
    response.write("a");
    if (request.url === "/stops") return;
    const drip = setInterval(() => response.write("a"), 20);
    response.on("close", () => clearInterval(drip));
  });
  expect(await reasonOf(fetch("/silent", { idleMs: 100 }))).toBe("slow");
  expect(await reasonOf(fetch("/stops", { idleMs: 100 }))).toBe("slow");
  expect(await reasonOf(fetch("/drips", { timeoutMs: 300 }))).toBe("slow");
});

test("a signal ends it with its own reason", async () => {
  const { fetch } = await serverThat(() => {});
  const reason = new Error("no longer needed");
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 50);
  expect(await reasonOf(fetch("/", { signal: controller.signal }))).toBe(reason);
  expect(await reasonOf(fetch("/", { signal: AbortSignal.abort(reason) }))).toBe(reason);
});

test("no refusal tells the address", async () => {
  const fetchOutside = reaching([]);
  await expect(fetchOutside("http://127.0.0.1/token-123")).rejects.toThrow(
    /^the address was not fetched: own_network$/,
  );
});

function* pieces(bytes: number, count: (bytes: number) => void = () => {}) {
  for (let left = bytes; left > 0; left -= 65_536) {
    const piece = Buffer.alloc(Math.min(left, 65_536));
    count(piece.length);
    yield piece;
  }
}
