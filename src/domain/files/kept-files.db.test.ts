import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hourMs, minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { chunksOf, filesOn, joined, memoryStore, pngOf } from "../../../tests/factories/files.ts";
import { removeBytesJob } from "./delete-files.ts";
import {
  attachFiles,
  cancelUpload,
  createUploadTicket,
  deleteFilesOf,
  filesOfPerson,
  listFiles,
  openFile,
  storeFile,
  totalBytesOf,
  type FileDeps,
} from "./index.ts";
import { pruneFilesJob } from "./jobs.ts";
import { moveFileJob } from "./move-file.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let deps: FileDeps;
const time = { now: new Date() };
beforeAll(async () => {
  database = await testDatabase();
  deps = filesOn(database, { clock: () => time.now });
});
afterAll(() => database.close());
beforeEach(async () => {
  time.now = new Date();
  await database.pool.query("truncate files, file_pieces, dbos.workflow_status cascade");
});

const ada = { userId: "usr_ada" };
const form = { kind: "form", id: "dep_1" };
const answer = { kind: "answer", id: "ans_1" };
const project = { kind: "project", id: "prj_1" };
const ticketFor = (change: object = {}) =>
  createUploadTicket(
    {
      subject: form,
      ownerId: ada.userId,
      personId: null,
      kinds: ["image"],
      maxFiles: 5,
      isWaiting: true,
      ...change,
    },
    deps,
  );
const store = (ticket: string, size = 4000, on = deps) =>
  storeFile("visitor", { ticket, name: "a.png", size, bytes: chunksOf(pngOf(size)) }, on);
const storeOwn = (size = 4000, on = deps) =>
  store(ticketFor({ subject: project, isWaiting: false }), size, on);
const attach = (ticket: string, ...fileIds: string[]) =>
  database.db.transaction((tx) =>
    attachFiles(tx, "visitor", { ticket, fileIds, to: answer }, deps),
  );
const step = <T>(_name: string, work: () => Promise<T>) => work();
const prune = (on = deps) => pruneFilesJob.run({}, on, { step });
/** Runs what was asked for in the background. */
async function runRemovals(on = deps) {
  const { rows } = await database.pool.query<{ inputs: string }>(
    `with taken as (update dbos.workflow_status set status = 'SUCCESS'
       where name = 'files.remove-bytes' and status <> 'SUCCESS' returning workflow_uuid)
     select inputs from taken join dbos.workflow_input using (workflow_uuid)`,
  );
  for (const { inputs } of rows) {
    const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
    await removeBytesJob.run(removeBytesJob.input.parse(input), on, { step });
  }
}
const countPieces = async () =>
  (await database.pool.query("select 1 from file_pieces")).rowCount ?? 0;
const isThere = (id: string) =>
  openFile(id, deps).then(
    () => true,
    () => false,
  );

describe("a form's files", () => {
  test("belong to the answer that takes them, in its order, and stay", async () => {
    const ticket = ticketFor();
    const [first, second] = [await store(ticket), await store(ticket)];
    const attached = await attach(ticket, second.id, first.id);
    expect(attached.map(({ id }) => id)).toEqual([second.id, first.id]);
    time.now = new Date(time.now.getTime() + 48 * hourMs);
    await prune();
    expect((await listFiles(database.db, answer)).map(({ id }) => id).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    expect(await listFiles(database.db, form)).toEqual([]);
  });

  test("are gone after a day where the form was never sent, with their bytes", async () => {
    const { id } = await store(ticketFor());
    time.now = new Date(time.now.getTime() + 24 * hourMs - minuteMs);
    await prune();
    expect(await isThere(id)).toBe(true);
    time.now = new Date(time.now.getTime() + 2 * minuteMs);
    await prune();
    await runRemovals();
    expect(await isThere(id)).toBe(false);
    expect(await countPieces()).toBe(0);
  });

  test("are taken once, and only those of the form's own ticket that are ready: otherwise none is", async () => {
    const [ticket, other] = [ticketFor(), ticketFor()];
    const [mine, another] = [await store(ticket), await store(other)];
    const missing = { code: "not_found" };
    for (const ids of [[another.id], [mine.id, another.id], [mine.id, "fil_missing"], ["../x"]])
      await expect(attach(ticket, ...ids)).rejects.toMatchObject(missing);
    await attach(ticket, mine.id);
    await expect(attach(ticket, mine.id)).rejects.toMatchObject(missing);
    await expect(attach(other, mine.id)).rejects.toMatchObject(missing);
    await expect(attach(`${ticket}x`, another.id)).rejects.toMatchObject({
      code: "upload_not_allowed",
    });
  });

  test("can't be taken back by the visitor once the form was sent", async () => {
    const ticket = ticketFor();
    const { id } = await store(ticket);
    await attach(ticket, id);
    await expect(cancelUpload("visitor", { id, ticket }, deps)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await isThere(id)).toBe(true);
  });
});

describe("deleting", () => {
  test("a subject deletes its files and their bytes, and no other's", async () => {
    const [first, second] = [await storeOwn(), await storeOwn()];
    const other = await store(ticketFor());
    const count = await database.db.transaction((tx) => deleteFilesOf(tx, project));
    await runRemovals();
    expect(count).toBe(2);
    expect(await Promise.all([first, second, other].map(({ id }) => isThere(id)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await countPieces()).toBe(1);
  });

  test("some of a subject's files leaves the rest; a transaction that fails deletes nothing", async () => {
    const [first, second] = [await storeOwn(), await storeOwn()];
    const failing = database.db.transaction(async (tx) => {
      await deleteFilesOf(tx, project);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await runRemovals();
    await database.db.transaction((tx) => deleteFilesOf(tx, project, { ids: [first.id] }));
    expect((await listFiles(database.db, project)).map(({ id }) => id)).toEqual([second.id]);
  });

  test("while somebody reads breaks the reading off, and never gives them other bytes", async () => {
    const size = 24 * 512 * 1024; // more than is read ahead
    const { id } = await storeOwn(size);
    const file = await openFile(id, deps);
    const reading = file.read({ start: 0, end: size })[Symbol.asyncIterator]();
    const { value: first } = (await reading.next()) as { value: Uint8Array };
    expect(pngOf(size).subarray(0, first.length).equals(first)).toBe(true);
    await database.db.transaction((tx) => deleteFilesOf(tx, project));
    await runRemovals();
    const rest = (async () => {
      for (;;) if ((await reading.next()).done) return;
    })();
    await expect(rest).rejects.toMatchObject({ code: "file_unavailable" });
  });

  test("bytes that no file has any more go within a day or two; those of a new upload stay", async () => {
    const { id } = await storeOwn();
    await database.pool.query(
      `insert into file_pieces (file_id, number, bytes, created_at) values
         ('fil_lost', 0, 'x', now() - interval '25 hours'), ('fil_new', 0, 'x', now())`,
    );
    await prune();
    const { rows } = await database.pool.query("select file_id from file_pieces order by file_id");
    expect(rows.map((row) => (row as { file_id: string }).file_id).toSorted()).toEqual(
      ["fil_new", id].toSorted(),
    );
  });
});

test("bytes are counted for whose plan they are in, with those still to come", async () => {
  await storeOwn(4000);
  await store(ticketFor(), 3000);
  await store(ticketFor({ ownerId: "usr_bob" }), 2000);
  expect(await totalBytesOf(database.db, ada.userId)).toBe(7000);
});

describe("a person who goes", () => {
  const person = { userId: ada.userId, email: null, about: [] };

  test("takes their files along, bytes first; what they uploaded for others stays without their name", async () => {
    const own = await storeOwn();
    const theirs = createUploadTicket(
      {
        subject: project,
        ownerId: "usr_bob",
        personId: ada.userId,
        kinds: ["image"],
        maxFiles: 1,
        isWaiting: false,
      },
      deps,
    );
    const bytes = { name: "a.png", size: 4000, bytes: chunksOf(pngOf(4000)) };
    const others = await storeFile(ada, { ticket: theirs, ...bytes }, deps);
    await filesOfPerson.forgetOutside?.(person, deps);
    expect(await countPieces()).toBe(1);
    await filesOfPerson.forgetOutside?.(person, deps); // is safe to repeat
    const gone = await database.db.transaction((tx) => filesOfPerson.forget(tx, person, deps));
    expect(gone).toEqual({ ids: [own.id], count: 1 });
    const { rows } = await database.pool.query("select id, uploaded_by from files");
    expect(rows).toEqual([{ id: others.id, uploaded_by: null }]);
  });

  test("gets what is stored about their files in their copy, and nobody else's", async () => {
    const own = await storeOwn();
    await store(ticketFor({ ownerId: "usr_bob" }));
    const copy = await filesOfPerson.export(database.db, person);
    expect(copy).toEqual([
      expect.objectContaining({ id: own.id, name: "a.png", size: 4000, subjectKind: "project" }),
    ]);
    expect(JSON.stringify(copy)).not.toContain("ticket");
  });
});

describe("where another store is set", () => {
  const withStore = () => {
    const there = memoryStore();
    return { there, on: { ...deps, files: { pieces: deps.files.pieces, store: there } } };
  };
  const move = (fileId: string, on: FileDeps) => moveFileJob.run({ fileId }, on, { step });

  test("a file arrives here, is moved there in the background, and can be read all the time", async () => {
    const { there, on } = withStore();
    const { id } = await storeOwn(4000, on);
    const read = async () => joined((await openFile(id, on)).read({ start: 0, end: 4000 }));
    expect(there.kept.size).toBe(0);
    expect((await read()).equals(pngOf(4000))).toBe(true);
    const { rowCount } = await database.pool.query(
      "select 1 from dbos.workflow_status where name = 'files.move'",
    );
    expect(rowCount).toBe(1);
    await move(id, on);
    await move(id, on); // is safe to repeat
    expect((await read()).equals(pngOf(4000))).toBe(true);
    await runRemovals(on);
    expect(await countPieces()).toBe(0);
    expect((await read()).equals(pngOf(4000))).toBe(true);
  });

  test("a file that was deleted while it moved is in neither", async () => {
    const { there, on } = withStore();
    const { id } = await storeOwn(4000, on);
    const deleting = {
      ...there,
      write: async (...args: Parameters<typeof there.write>) => {
        await there.write(...args);
        await database.db.transaction((tx) => deleteFilesOf(tx, project));
      },
    };
    await move(id, { ...on, files: { ...on.files, store: deleting } });
    await runRemovals(on);
    expect([there.kept.size, await countPieces()]).toEqual([0, 0]);
  });

  test("files from before are moved within the hour, also where it was away at first", async () => {
    const { id } = await storeOwn();
    const { there, on } = withStore();
    there.isDown = true;
    await prune(on).catch(() => {});
    await expect(move(id, on)).rejects.toThrow("down");
    there.isDown = false;
    await prune(on);
    const { rows } = await database.pool.query(
      "select i.inputs from dbos.workflow_status s join dbos.workflow_input i using (workflow_uuid) where s.name = 'files.move'",
    );
    expect(JSON.stringify(rows)).toContain(id);
  });

  test("a file there can't be read while the store is away or no longer set, and says so", async () => {
    const { there, on } = withStore();
    const { id } = await storeOwn(4000, on);
    await move(id, on);
    const unavailable = { code: "file_unavailable" };
    await expect(openFile(id, deps)).rejects.toMatchObject(unavailable);
    there.isDown = true;
    const file = await openFile(id, on);
    await expect(joined(file.read({ start: 0, end: 4000 }))).rejects.toMatchObject(unavailable);
  });
});
