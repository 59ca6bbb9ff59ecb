import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { files as promised } from "#content/promises.ts";
import type { Actor } from "#domain/identity/index.ts";
import { hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { chunksOf, pngOf } from "../../../tests/factories/files.ts";
import { ada, bob, uploadsOn } from "../../../tests/factories/uploads.ts";
import { appendToUpload, attachFiles, cancelUpload, continueUpload, readUpload } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let rig: ReturnType<typeof uploadsOn>;
beforeAll(async () => {
  database = await testDatabase();
  rig = uploadsOn(database);
});
afterAll(() => database.close());
beforeEach(() => rig.clear());

describe("what is announced is refused where it", () => {
  test.each([
    ["is empty", { size: 0 }, "file_empty"],
    ["has 2 GB", { size: 2 * 1024 ** 3 }, "file_too_large"],
    [
      "is over the limit of its kind",
      { size: promised.maxMegabytes.image * 1024 ** 2 + 1 },
      "file_too_large",
    ],
    ["has a negative size", { size: -1 }, "invalid_input"],
    ["has no whole size", { size: 1.5 }, "invalid_input"],
    ["is a program", { name: "setup.exe" }, "file_type_refused"],
    ["is a page", { name: "page.html" }, "file_type_refused"],
    ["is a drawing with scripts", { name: "logo.svg" }, "file_type_refused"],
    ["hides its ending", { name: "photo.png.exe" }, "file_type_refused"],
    ["has no ending", { name: "photo" }, "file_type_refused"],
    ["is of a kind that isn't asked for here", { name: "film.mp4" }, "file_type_refused"],
    ["has a name without end", { name: `${"a".repeat(2000)}.png` }, "invalid_input"],
  ])("%s", async (_what, change, code) => {
    await expect(rig.begin(change)).rejects.toMatchObject({ code });
  });

  test("is over the ticket's own limit", async () => {
    const ticket = rig.ticketFor({ maxBytes: 3999 });
    await expect(rig.begin({ ticket })).rejects.toMatchObject({
      code: "file_too_large",
      message: "This file is too large: the maximum is 3.9 kB.",
    });
  });
});

test("a path in the name is left out", async () => {
  const { name } = await rig.begin({ name: "../../etc/../photo.png" });
  expect(name).toBe("photo.png");
});

describe("a ticket", () => {
  test("that is forged, altered, expired or another person's allows nothing", async () => {
    const ticket = rig.ticketFor();
    const [claims = "", signature = ""] = ticket.split(".");
    const altered = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...altered, maxFiles: 99 })).toString("base64url");
    for (const bad of [
      "",
      "x",
      claims,
      `${claims}.`,
      `${forged}.${signature}`,
      `${claims}.${"A".repeat(43)}`,
    ])
      await expect(rig.begin({ ticket: bad })).rejects.toMatchObject({
        code: "upload_not_allowed",
      });
    for (const actor of [bob, "visitor", "system"] as const)
      await expect(rig.begin({ ticket }, actor)).rejects.toMatchObject({
        code: "upload_not_allowed",
      });
    rig.time.now = new Date(rig.time.now.getTime() + 12 * hourMs);
    await expect(rig.begin({ ticket })).rejects.toMatchObject({ code: "upload_not_allowed" });
  });

  test("allows so many files, also when they are announced at once; a deleted one makes room", async () => {
    const ticket = rig.ticketFor();
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => rig.begin({ ticket })));
    const begun = ended.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(begun).toHaveLength(3);
    await cancelUpload(ada, { id: begun[0]?.id ?? "", ticket }, rig.deps);
    await expect(rig.begin({ ticket })).resolves.toMatchObject({ state: "uploading" });
    await expect(rig.begin({ ticket })).rejects.toMatchObject({ code: "too_many_files" });
  });

  test("for anyone lets a visitor upload, until too much waits for forms that were never sent", async () => {
    const visitors = { personId: null, isWaiting: true, maxFiles: 1, kinds: ["video"] as const };
    const size = promised.maxMegabytes.video * 1024 ** 2;
    const one = () =>
      rig.begin({ ticket: rig.ticketFor(visitors), name: "a.mp4", size }, "visitor");
    const room = Math.floor(promised.maxWaitingMegabytes / promised.maxMegabytes.video);
    for (let count = 0; count < room; count++) await one();
    await expect(one()).rejects.toMatchObject({ code: "too_many_files" });
  });
});

describe("another's upload", () => {
  test("is not found: to read, to add to or to delete", async () => {
    const { id } = await rig.begin();
    const theirs = { personId: bob.userId };
    const others: [Actor, string][] = [
      [bob, rig.ticketFor(theirs)],
      [bob, rig.ticketFor({ ...theirs, subject: { kind: "project", id: "prj_2" } })],
      ["visitor", rig.ticketFor({ personId: null })],
      [ada, rig.ticketFor({ subject: { kind: "project", id: "prj_2" } })],
    ];
    for (const [actor, ticket] of others)
      for (const upload of [
        { id, ticket },
        { id: "fil_missing", ticket },
      ]) {
        const missing = { code: "not_found" };
        await expect(readUpload(actor, upload, rig.deps)).rejects.toMatchObject(missing);
        await expect(cancelUpload(actor, upload, rig.deps)).rejects.toMatchObject(missing);
        await expect(rig.append({ ...upload, offset: 0 }, pngOf(100), actor)).rejects.toMatchObject(
          missing,
        );
      }
  });

  test("is one's own with a later ticket for the same subject", async () => {
    const { id } = await rig.begin();
    expect(await readUpload(ada, { id, ticket: rig.ticketFor() }, rig.deps)).toMatchObject({
      offset: 0,
    });
  });
});

describe("an upload that began with the ticket of an earlier page", () => {
  const visitors = { personId: null, isWaiting: true, maxFiles: 1 };
  const beginAsVisitor = async () => {
    const ticket = rig.ticketFor(visitors);
    const { id } = await rig.begin({ ticket }, "visitor");
    return { id, ticket };
  };

  test("goes on with the new one, whose form then takes it", async () => {
    const former = await beginAsVisitor();
    const ticket = rig.ticketFor(visitors);
    await continueUpload("visitor", former, ticket, rig.deps);
    const { id } = former;
    const part = { id, ticket, offset: 0, bytes: chunksOf(pngOf(4000)) };
    await appendToUpload("visitor", part, rig.deps);
    const input = { ticket, fileIds: [id], to: { kind: "answer", id: "ans_1" } };
    const attached = await database.db.transaction((tx) =>
      attachFiles(tx, "visitor", input, rig.deps),
    );
    expect(attached.map((file) => file.id)).toEqual([id]);
  });

  test("is not taken along without its own ticket, to another subject or owner, or beyond the count", async () => {
    const former = await beginAsVisitor();
    const take = (upload: typeof former, ticket: string) =>
      continueUpload("visitor", upload, ticket, rig.deps);
    const other = rig.ticketFor(visitors);
    const missing = { code: "not_found" };
    await expect(take({ ...former, ticket: other }, other)).rejects.toMatchObject(missing);
    for (const change of [{ subject: { kind: "project", id: "prj_2" } }, { ownerId: "usr_bob" }]) {
      const ticket = rig.ticketFor({ ...visitors, ...change });
      await expect(take(former, ticket)).rejects.toMatchObject(missing);
    }
    await rig.begin({ ticket: other }, "visitor");
    await expect(take(former, other)).rejects.toMatchObject({ code: "too_many_files" });
  });
});
