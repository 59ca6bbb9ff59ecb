import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { FileStoreDown } from "#domain/files/ports.ts";
import { chunksOf, joined } from "../../../tests/factories/files.ts";
import { startS3Server } from "../../../tests/factories/s3-server.ts";
import { createS3Store } from "./s3.ts";

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A store at a server that answers as a test says. */
async function storeAt(answer: RequestListener, change: object = {}) {
  const server = createServer(answer);
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return createS3Store({ ...s3.options, endpoint: `http://127.0.0.1:${port}`, ...change });
}
const bytes = Buffer.alloc(300_000, "x");
const sha256 = "0".repeat(64);
type Store = ReturnType<typeof createS3Store>;
const uses: [what: string, use: (store: Store) => Promise<unknown>][] = [
  ["reading", (store) => joined(store.read("fil_1", { start: 0, end: 10 }))],
  ["writing", (store) => store.write("fil_1", chunksOf(bytes), { size: bytes.length, sha256 })],
  ["removing", (store) => store.remove("fil_1")],
  ["listing", (store) => store.keysBefore(new Date(), { after: "", limit: 10 })],
];

test.each(uses)("%s where nobody answers says so, without the key", async (_what, use) => {
  const store = createS3Store({ ...s3.options, endpoint: "http://127.0.0.1:1" });
  const failure: unknown = await use(store).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FileStoreDown);
  expect((failure as Error).message).not.toMatch(/S3RVER|fil_1|127/);
});

test.each(uses)("%s with a wrong secret is refused by the store", async (_what, use) => {
  const failing = use(createS3Store({ ...s3.options, secretAccessKey: "wrong" }));
  await expect(failing).rejects.toThrow("SignatureDoesNotMatch");
  await expect(failing).rejects.toBeInstanceOf(FileStoreDown);
});

test.each(uses)("%s at a store in trouble is worth another try", async (_what, use) => {
  const store = await storeAt((request, response) => {
    request.resume();
    response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
  });
  const failing = use(store);
  await expect(failing).rejects.toBeInstanceOf(FileStoreDown);
  await expect(failing).rejects.toThrow("503 SlowDown");
});

test.each(uses)("%s at a store that falls silent is given up", async (_what, use) => {
  const store = await storeAt((request) => void request.resume(), { idleMs: 200 });
  await expect(use(store)).rejects.toBeInstanceOf(FileStoreDown);
});

test("a store that breaks off in the middle of a file is no end of the file", async () => {
  const store = await storeAt((_request, response) => {
    response.writeHead(206, { "content-length": "10" });
    response.write("hello");
    setTimeout(() => response.destroy(), 50);
  });
  await expect(joined(store.read("fil_1", { start: 0, end: 10 }))).rejects.toBeInstanceOf(
    FileStoreDown,
  );
});

test("a redirect is not followed: the signature stays where it was meant for", async () => {
  const asked: string[] = [];
  const store = await storeAt((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  await expect(store.remove("fil_1")).rejects.toBeInstanceOf(FileStoreDown);
  expect(asked).toEqual(["/files-of-tests/files/fil_1"]);
});

test("the content's digest and its length travel with a file", async () => {
  const headers: Record<string, unknown>[] = [];
  const store = await storeAt((request, response) => {
    headers.push(request.headers);
    request.resume().on("end", () => response.end());
  });
  await store.write("fil_1", chunksOf(bytes), { size: bytes.length, sha256 });
  expect(headers).toEqual([
    expect.objectContaining({ "x-amz-content-sha256": sha256, "content-length": "300000" }),
  ]);
});
