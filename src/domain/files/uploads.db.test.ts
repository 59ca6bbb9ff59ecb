import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { chunksOf, pngOf } from "../../../tests/factories/files.ts";
import { ada, uploadsOn } from "../../../tests/factories/uploads.ts";
import { appendToUpload, openFile, readUpload, storeFile, totalBytesOf } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let rig: ReturnType<typeof uploadsOn>;
beforeAll(async () => {
  database = await testDatabase();
  rig = uploadsOn(database);
});
afterAll(() => database.close());
beforeEach(() => rig.clear());

const pieceBytes = 512 * 1024;

async function* cutOff(bytes: Uint8Array) {
  yield* chunksOf(bytes);
  throw new Error("the line was cut");
}

describe("an upload", () => {
  test("arrives in parts of any size, is ready with its last byte, and is read back as it was sent", async () => {
    const bytes = pngOf(2 * pieceBytes + 12_345, (at) => (at * 31 + (at >> 9)) % 256);
    const ticket = rig.ticketFor();
    const { id, offset, state } = await rig.begin({ ticket, size: bytes.length });
    expect({ offset, state }).toEqual({ offset: 0, state: "uploading" });
    const ends = [1, 1000, pieceBytes, pieceBytes + 1, 2 * pieceBytes + 5, bytes.length];
    let at = 0;
    for (const end of ends) {
      const part = bytes.subarray(at, end);
      expect(await rig.append({ id, ticket, offset: at }, part)).toMatchObject({
        offset: end,
        state: end === bytes.length ? "ready" : "uploading",
      });
      at = end;
    }
    expect((await rig.contentOf(id)).equals(bytes)).toBe(true);
    const file = await openFile(id, rig.deps);
    expect(file).toMatchObject({ name: "photo.png", contentType: "image/png", kind: "image" });
    expect(file.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  test("that is cut off keeps what came, and goes on there", async () => {
    const bytes = pngOf(pieceBytes + 9000);
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket, size: bytes.length });
    const came = bytes.subarray(0, pieceBytes + 100);
    await expect(rig.append({ id, ticket, offset: 0 }, cutOff(came))).rejects.toThrow("cut");
    const { offset } = await readUpload(ada, { id, ticket }, rig.deps);
    expect(offset).toBe(came.length);
    await rig.append({ id, ticket, offset }, bytes.subarray(offset));
    expect((await rig.contentOf(id)).equals(bytes)).toBe(true);
  });

  test("takes the same part only once: the second time says that it is out of step", async () => {
    const bytes = pngOf(4000);
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket });
    await rig.append({ id, ticket, offset: 0 }, bytes.subarray(0, 1000));
    for (const offset of [0, 999, 1001, 4000])
      await expect(
        rig.append({ id, ticket, offset }, bytes.subarray(0, 1000)),
      ).rejects.toMatchObject({
        code: "upload_out_of_step",
      });
    await rig.append({ id, ticket, offset: 1000 }, bytes.subarray(1000));
    expect((await rig.contentOf(id)).equals(bytes)).toBe(true);
  });

  test("from two writers at once is one file: each part comes from one of them, in order", async () => {
    const bytes = pngOf(3 * pieceBytes);
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket, size: bytes.length });
    const write = () => rig.append({ id, ticket, offset: 0 }, bytes);
    const ended = await Promise.allSettled([write(), write(), write(), write()]);
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    const { offset, state } = await readUpload(ada, { id, ticket }, rig.deps);
    if (state !== "ready") await rig.append({ id, ticket, offset }, bytes.subarray(offset));
    expect((await rig.contentOf(id)).equals(bytes)).toBe(true);
  });

  test("takes no byte beyond its announced size", async () => {
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket, size: 4000 });
    await expect(rig.append({ id, ticket, offset: 0 }, pngOf(4001))).rejects.toMatchObject({
      code: "too_large",
    });
    expect((await readUpload(ada, { id, ticket }, rig.deps)).state).toBe("uploading");
  });

  test("whose content isn't what its name says is refused, and stays refused without its bytes", async () => {
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket, name: "photo.png", size: 300 });
    const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(298)]);
    const refused = { code: "file_type_mismatch" };
    await expect(rig.append({ id, ticket, offset: 0 }, exe)).rejects.toMatchObject(refused);
    await expect(rig.append({ id, ticket, offset: 300 }, Buffer.alloc(0))).rejects.toMatchObject(
      refused,
    );
    expect((await readUpload(ada, { id, ticket }, rig.deps)).state).toBe("failed");
    await expect(openFile(id, rig.deps)).rejects.toMatchObject({ code: "not_found" });
    const { rows } = await database.pool.query(
      "select i.inputs from dbos.workflow_status s join dbos.workflow_input i using (workflow_uuid) where s.name = 'files.remove-bytes'",
    );
    expect(JSON.stringify(rows)).toContain(id);
    expect(await totalBytesOf(database.db, ada.userId)).toBe(0);
  });

  test("that can't be checked because of us is checked by the next call", async () => {
    const ticket = rig.ticketFor();
    const { id } = await rig.begin({ ticket, size: 4000 });
    const { pieces, store } = rig.deps.files;
    const broken = {
      ...rig.deps,
      files: { store, pieces: { ...pieces, read: () => cutOff(Buffer.alloc(0)) } },
    };
    const part = { id, ticket, offset: 0, bytes: chunksOf(pngOf(4000)) };
    await expect(appendToUpload(ada, part, broken)).rejects.toThrow("cut");
    expect(await readUpload(ada, { id, ticket }, rig.deps)).toMatchObject({
      state: "uploading",
      offset: 4000,
    });
    const again = await rig.append({ id, ticket, offset: 4000 }, Buffer.alloc(0));
    expect(again.state).toBe("ready");
  });
});

describe("a whole file", () => {
  const bytes = pngOf(5000);
  const store = (change: object = {}) =>
    storeFile(
      ada,
      {
        ticket: rig.ticketFor(),
        name: "photo.png",
        size: bytes.length,
        bytes: chunksOf(bytes),
        ...change,
      },
      rig.deps,
    );

  test("is stored at once by the same rules, and written down", async () => {
    const file = await store();
    expect((await rig.contentOf(file.id)).equals(bytes)).toBe(true);
    const { rows } = await database.pool.query(
      "select actor, action, subject, detail from audit_entries",
    );
    expect(rows).toEqual([
      {
        actor: ada.userId,
        action: "file.uploaded",
        subject: `file/${file.id}`,
        detail: { bytes: 5000, type: "image/png", for: "project" },
      },
    ]);
  });

  test.each([
    ["comes to an end too early", { size: 6000 }, "request_cut_off"],
    ["goes on too long", { size: 4999 }, "too_large"],
    ["is something else", { bytes: chunksOf(randomBytes(5000)) }, "file_type_mismatch"],
  ])("that %s leaves nothing", async (_what, change, code) => {
    await expect(store(change)).rejects.toMatchObject({ code });
    expect(await totalBytesOf(database.db, ada.userId)).toBe(0);
    const { rowCount } = await database.pool.query("select 1 from files");
    expect(rowCount).toBe(0);
  });
});
