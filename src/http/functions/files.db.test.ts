import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUploadTicket, makeDownloadLink, storeFile } from "#domain/files/index.ts";
import type { UploadTicketOptions } from "#domain/files/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { chunksOf, filesOn, pngOf } from "../../../tests/factories/files.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop } from "../../../tests/factories/shop.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Server;
let url = "";
let ada: { userId: string; cookie: string };
let bob: typeof ada;
const deps = () => filesOn(database);

beforeAll(async () => {
  database = await testDatabase();
  const app = httpAppOn(database, await openShop(database));
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = peopleOn(database, accountsOn(database).deps);
  const enter = async () => {
    const { userId, browser } = await people.enter();
    return { userId, cookie: browser.cookie };
  };
  [ada, bob] = [await enter(), await enter()];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const ticketFor = (change: Partial<UploadTicketOptions> = {}) =>
  createUploadTicket(
    {
      subject: { kind: "form", id: "dep_1" },
      ownerId: ada.userId,
      personId: null,
      kinds: ["image", "document"],
      maxFiles: 50,
      isWaiting: false,
      ...change,
    },
    deps(),
  );
const store = (bytes: Buffer, name = "photo.png") =>
  storeFile(
    "visitor",
    { ticket: ticketFor(), name, size: bytes.length, bytes: chunksOf(bytes) },
    deps(),
  );
const ownLink = (fileId: string) => makeDownloadLink(fileId, { personId: ada.userId }, deps());
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { headers, method });

/** An upload by a client that somebody else wrote. */
function sendByTus(
  bytes: Buffer,
  options: { chunkSize?: number; cutAfter?: number; from?: string } = {},
) {
  const ticket = options.from ? options.from.split(" ")[1] : ticketFor();
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/functions/files`,
      uploadUrl: options.from?.split(" ")[0] ?? null,
      headers: { "upload-ticket": ticket ?? "" },
      metadata: { filename: "Überblick.png" },
      chunkSize: options.chunkSize ?? 300_000,
      retryDelays: null,
      onError: reject,
      onSuccess: () => resolve(`${upload.url} ${ticket}`),
      onChunkComplete: (_size, sent) => {
        if (options.cutAfter && sent >= options.cutAfter) {
          void upload.abort();
          resolve(`${upload.url} ${ticket}`);
        }
      },
    });
    upload.start();
  });
}
const readBack = async (upload: string) => {
  const id = upload.split(" ")[0]?.split("/").at(-1) ?? "";
  const answer = await get(ownLink(id), { cookie: ada.cookie });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test("a client of the tus protocol uploads in parts, and gets the same bytes back", async () => {
  const sent = pngOf(1_200_000);
  const { answer, bytes } = await readBack(await sendByTus(sent));
  expect(answer.status).toBe(200);
  expect(bytes.equals(sent)).toBe(true);
  expect(answer.headers.get("content-disposition")).toBe(
    `inline; filename="_berblick.png"; filename*=UTF-8''%C3%9Cberblick.png`,
  );
});

test("it goes on where it was cut off", async () => {
  const sent = pngOf(1_200_000);
  const cut = await sendByTus(sent, { cutAfter: 600_000 });
  const { bytes } = await readBack(await sendByTus(sent, { from: cut }));
  expect(bytes.equals(sent)).toBe(true);
});

test("what came of a part whose line broke is kept", async () => {
  const sent = pngOf(900_000);
  const ticket = ticketFor();
  const headers = { "upload-ticket": ticket };
  const begun = await fetch(`${url}/functions/files`, {
    method: "POST",
    headers: {
      ...headers,
      "upload-length": "900000",
      "upload-metadata": `filename ${Buffer.from("a.png").toString("base64")}`,
    },
  });
  const location = begun.headers.get("location") ?? "";
  const offset = async () =>
    Number((await get(location, headers, "HEAD")).headers.get("upload-offset"));
  const part = request(url + location, {
    method: "PATCH",
    headers: {
      ...headers,
      "content-type": "application/offset+octet-stream",
      "content-length": 900_000,
      "upload-offset": "0",
    },
  });
  part.on("error", () => {});
  part.write(sent.subarray(0, 700_000));
  await expect.poll(offset).toBe(512 * 1024); // whole pieces are stored at once
  part.destroy();
  await expect.poll(offset).toBe(700_000);
  const { bytes } = await readBack(await sendByTus(sent, { from: `${url}${location} ${ticket}` }));
  expect(bytes.equals(sent)).toBe(true);
});

test.each([
  ["no ticket", { "upload-ticket": "" }, 403, "upload_not_allowed"],
  ["no size", { "upload-length": "" }, 422, "invalid_input"],
  ["no name", { "upload-metadata": "" }, 422, "invalid_input"],
  ["0 bytes", { "upload-length": "0" }, 422, "file_empty"],
  ["2 GB", { "upload-length": String(2 * 1024 ** 3) }, 413, "file_too_large"],
  ["a program", { "upload-metadata": "filename c2V0dXAuZXhl" }, 415, "file_type_refused"],
  ["a foreign page", { origin: "https://evil.test" }, 403, "forbidden_origin"],
])("an upload with %s is refused", async (_what, headers, status, code) => {
  const answer = await get(
    "/functions/files",
    {
      "upload-ticket": ticketFor(),
      "upload-length": "4000",
      "upload-metadata": "filename YS5wbmc=",
      ...headers,
    },
    "POST",
  );
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test("a part that is larger than we take is refused before it is read", async () => {
  const answer = await fetch(`${url}/functions/files/fil_1`, {
    method: "PATCH",
    headers: { "upload-ticket": ticketFor(), "upload-offset": "0" },
    body: Buffer.alloc(8 * 1024 * 1024 + 1),
  }).catch(() => null);
  expect(answer === null || answer.status === 413).toBe(true);
});

test("a person's link is nothing for anyone else, and a file's id alone opens nothing", async () => {
  const { id } = await store(pngOf(4000));
  const link = ownLink(id);
  const statuses = await Promise.all(
    [
      get(link, { cookie: ada.cookie }),
      get(link, { cookie: bob.cookie }),
      get(link),
      get(`/files/${id}/x`, { cookie: ada.cookie }),
      get(`/functions/files/${id}`, { cookie: ada.cookie }),
      get(`/functions/files/${id}`, { "upload-ticket": ticketFor() }),
      get(`/functions/files/${id}`, { "upload-ticket": ticketFor() }, "DELETE"),
    ].map(async (answer) => (await answer).status),
  );
  expect(statuses).toEqual([200, 404, 404, 404, 403, 404, 404]);
});

test("what isn't a picture, sound or film is saved, and nothing of it runs", async () => {
  const { id } = await store(Buffer.from("a,b\n1,2\n"), "=cmd.csv");
  const { headers } = await get(ownLink(id), { cookie: ada.cookie });
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/csv",
    "content-disposition": `attachment; filename="=cmd.csv"; filename*=UTF-8''%3Dcmd.csv`,
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox$/) as string,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
  });
});

test("any range is answered with its own bytes", async () => {
  const size = 1_100_000;
  const bytes = pngOf(size);
  const { id } = await store(bytes);
  const link = ownLink(id);
  const place = fc.tuple(fc.nat(size - 1), fc.nat(size - 1));
  await fc.assert(
    fc.asyncProperty(place, async ([a, b]) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const answer = await get(link, { cookie: ada.cookie, range: `bytes=${from}-${to}` });
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(206);
      expect(answer.headers.get("content-range")).toBe(`bytes ${from}-${to}/${size}`);
      expect(body.equals(bytes.subarray(from, to + 1))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test("a range beyond the end is refused, one of an older file gets all, and an unchanged file nothing", async () => {
  const bytes = pngOf(4000);
  const { id } = await store(bytes);
  const ask = (headers: Record<string, string>, method?: string) =>
    get(ownLink(id), { cookie: ada.cookie, ...headers }, method);
  const beyond = await ask({ range: "bytes=4000-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */4000"]);
  const whole = await ask({ range: "bytes=0-9", "if-range": '"another"' });
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, 4000]);
  const etag = whole.headers.get("etag") ?? "";
  const part = await ask({ range: "bytes=0-9", "if-range": etag });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  const head = await ask({}, "HEAD");
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "4000"]);
});

test("a file that is deleted while it is read ends the answer early", async () => {
  // 20 MB: more than is read ahead. One piece is uploaded, and the others are its copies, which is quicker.
  const [pieceBytes, pieces] = [512 * 1024, 40];
  const { id } = await store(pngOf(pieceBytes));
  await database.pool.query(
    "insert into file_pieces (file_id, number, bytes) select file_id, n, bytes from file_pieces, generate_series(1, $2::int - 1) n where file_id = $1",
    [id, pieces],
  );
  await database.pool.query("update files set size = $2 where id = $1", [id, pieces * pieceBytes]);
  const answer = await get(ownLink(id), { cookie: ada.cookie });
  await database.pool.query("delete from file_pieces where file_id = $1 and number > 30", [id]);
  await expect(answer.arrayBuffer()).rejects.toThrow(/terminated|closed/);
});
