import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createUploadTicket, openFile } from "#domain/files/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { filesOn, joined, pngOf } from "../../../tests/factories/files.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { removeUpload, uploadFile, type UploadProgress } from "./upload-file.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Server;
/** What becomes of the next requests that send a slice: stored without an answer, or refused with a status. */
let faults: ("cut" | number)[] = [];
let methods: string[] = [];
let page: EventTarget;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  database = await testDatabase();
  const app = httpAppOn(database, await openShop(database));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => {
    methods.push(request.method ?? "");
    const fault = request.method === "PATCH" ? faults.shift() : undefined;
    if (fault === "cut")
      response.writeHead = () => {
        request.socket.destroy();
        return response;
      };
    if (typeof fault === "number") response.writeHead(fault).end();
    else void listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
beforeEach(() => {
  [faults, methods] = [[], []];
  const { port } = server.address() as AddressInfo;
  const kept = new Map<string, string>();
  // The browser's addresses are those of its page.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ticketFor = () =>
  createUploadTicket(
    {
      subject: { kind: "form", id: "dep_1" },
      ownerId: "usr_ada",
      personId: null,
      kinds: ["image"],
      maxFiles: 2,
      isWaiting: true,
    },
    filesOn(database),
  );
const bytes = pngOf(2_500_000);
const photo = (name = "Überblick 1.png") =>
  new File([bytes], name, { type: "image/png", lastModified: 1 });
const upload = (change: Partial<Parameters<typeof uploadFile>[1]> = {}, file = photo()) =>
  uploadFile(file, { ticket: ticketFor(), place: "form/dep_1", pauseMs: 10, ...change });
const contentOf = async (id: string) => {
  const file = await openFile(id, filesOn(database));
  return joined(file.read({ start: 0, end: file.size }));
};

test("a file arrives whole, under its name, and its progress is told", async () => {
  const told: UploadProgress[] = [];
  const { id, name, size } = await upload({ onProgress: (progress) => told.push(progress) });
  expect([name, size]).toEqual(["Überblick 1.png", bytes.length]);
  expect((await contentOf(id)).equals(bytes)).toBe(true);
  const sent = told.map(({ sentBytes }) => sentBytes);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect([sent[0], sent.at(-1)]).toEqual([0, bytes.length]);
});

test("lost answers and a server in trouble cost a pause, and nothing of the file", async () => {
  faults = ["cut", 503, 503, "cut"];
  const told: UploadProgress[] = [];
  const { id } = await upload({ onProgress: (progress) => told.push(progress) });
  expect((await contentOf(id)).equals(bytes)).toBe(true);
  expect(told.some(({ isOffline }) => isOffline)).toBe(true);
  expect(faults).toEqual([]);
});

test("it goes on at once when the browser hears that the line is back", async () => {
  faults = [503];
  const onProgress = ({ isOffline }: UploadProgress) =>
    isOffline && setTimeout(() => page.dispatchEvent(new Event("online")), 10);
  const { id } = await upload({ onProgress, pauseMs: 600_000 });
  expect((await contentOf(id)).equals(bytes)).toBe(true);
});

test("after a reload it goes on where it was, under the new page's ticket", async () => {
  const leaving = new AbortController();
  const onProgress = ({ sentBytes }: UploadProgress) => sentBytes > 0 && leaving.abort();
  await expect(upload({ onProgress, signal: leaving.signal })).rejects.toThrow(/abort/i);
  const told: number[] = [];
  const { id } = await upload({ onProgress: ({ sentBytes }) => void told.push(sentBytes) });
  expect(told[0]).toBeGreaterThan(0);
  expect((await contentOf(id)).equals(bytes)).toBe(true);
  expect(localStorage.getItem("uploads")).toBeNull();
});

test("where the earlier upload is gone, a new one begins", async () => {
  const kept = { "form/dep_1/Überblick 1.png/2500000/1": { id: "fil_gone", ticket: "old" } };
  localStorage.setItem("uploads", JSON.stringify(kept));
  const { id } = await upload();
  expect((await contentOf(id)).equals(bytes)).toBe(true);
});

test("what the server refuses is not tried again, and told in its words", async () => {
  await expect(upload({}, photo("setup.exe"))).rejects.toMatchObject({
    code: "file_type_refused",
    message: "This type of file isn’t accepted here. Use png, jpg, webp, gif or heic.",
  });
  const text = new File(["not a picture"], "a.png");
  await expect(upload({}, text)).rejects.toMatchObject({ code: "file_type_mismatch" });
  expect(methods).toEqual(["POST", "POST", "PATCH"]);
  expect(localStorage.getItem("uploads")).toBeNull();
});

test("a removed file makes room for another", async () => {
  const ticket = ticketFor();
  const first = await upload({ ticket });
  await upload({ ticket }, photo("2.png"));
  await expect(upload({ ticket }, photo("3.png"))).rejects.toMatchObject({
    code: "too_many_files",
  });
  await removeUpload(first.id, ticket);
  await removeUpload(first.id, ticket);
  await expect(upload({ ticket }, photo("3.png"))).resolves.toMatchObject({ name: "3.png" });
});
