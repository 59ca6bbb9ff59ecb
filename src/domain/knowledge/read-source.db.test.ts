import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#db/open.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { sitePlayed, trainingOn } from "../../../tests/factories/training.ts";
import {
  addSource,
  deleteSource,
  readTraining,
  type SourceInput,
  switchSource,
  trainCollection,
} from "./index.ts";
import { readAgainJob } from "./jobs.ts";
import { SourceUnreadable } from "./ports.ts";

let database: Database;
let site: ReturnType<typeof sitePlayed>;
let rig: ReturnType<typeof trainingOn>;
const time = { now: new Date() };
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.restoreAllMocks();
});
const open = (change: Parameters<typeof trainingOn>[1] = {}) =>
  trainingOn(database, { sites: site.reader, clock: () => time.now, ...change });
beforeEach(async () => {
  time.now = new Date();
  site = sitePlayed();
  rig = open();
  await rig.empty();
});

const ada = { collection: "bot/proj_ada", ownerId: "usr_ada" } as const;
const url = (page: string) => `https://harbour.example/${page}`;
const whole: SourceInput = {
  kind: "site",
  url: url(""),
  maxPages: 50,
  maxDepth: 2,
  readAgain: "weekly",
};
const facts = (words: string): SourceInput => ({ kind: "text", title: "Facts", text: words });
const add = (input: SourceInput) =>
  database.db.transaction((tx) => addSource(tx, ada, input, rig.deps));
const train = (sourceId: string) =>
  database.db.transaction((tx) => trainCollection(tx, ada, { sourceId }, rig.deps));
const remove = (sourceId: string) =>
  database.db.transaction((tx) => deleteSource(tx, { ...ada, sourceId }, rig.deps));
const source = async () => (await readTraining(ada, rig.deps)).sources[0];
const textsFor = async (question: string) =>
  (await rig.find(ada.collection, question)).map((one) => one.text);
const count = async (table: string) =>
  (await database.pool.query<{ count: number }>(`select count(*)::int count from ${table}`)).rows[0]
    ?.count;
/** A name of its own for each number, in letters. */
const nameOf = (at: number) =>
  at.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
const bigText = (passages: number) =>
  Array.from(
    { length: passages },
    (_, at) => `# Pier ${nameOf(at)}xq\n\nIt has number ${at} and is painted blue.`,
  ).join("\n\n");

describe("a site", () => {
  test("is learned page by page, with the pages that failed", async () => {
    site.pages.set(url("a"), "The harbour opens at six.");
    site.pages.set(url("b"), { url: url("b"), etag: null, state: "failed", problem: "slow" });
    site.pages.set(url("c"), "The museum is closed on Mondays.");
    await add(whole);
    await rig.work();
    expect(await source()).toMatchObject({
      title: `Page ${url("a")}`,
      state: "ready",
      problem: "slow",
      documents: 2,
    });
    expect((await source())?.note).toMatch(/^1 page couldn’t be learned\./);
    const [found] = await rig.find(ada.collection, "When is the museum closed?");
    expect(found?.address).toBe(url("c"));
  });

  test("is asked only for what changed when it is read again; what is gone is forgotten, what fails stays", async () => {
    site.pages.set(url("a"), "The harbour opens at six.");
    site.pages.set(url("b"), "The museum is closed on Mondays.");
    site.pages.set(url("c"), "The lighthouse is painted red.");
    const id = await add(whole);
    await rig.work();
    site.asked.length = 0;
    site.pages.set(url("a"), "The harbour opens at seven o'clock.");
    site.pages.set(url("b"), { url: url("b"), etag: null, state: "failed", problem: "slow" });
    site.pages.delete(url("c"));
    await train(id);
    await rig.work();
    expect(site.asked).toEqual(["etag-25", "etag-32"]);
    expect((await textsFor("When does the harbour open?"))[0]).toBe(
      "The harbour opens at seven o'clock.",
    );
    expect(await textsFor("When is the museum closed?")).toHaveLength(1);
    expect(await textsFor("Which colour is the lighthouse painted?")).toEqual([]);
  });

  test("is read again by itself when its time has come, and not before", async () => {
    site.pages.set(url("a"), "The harbour opens at six.");
    const id = await add(whole);
    await rig.work();
    const step = { step: <T>(_name: string, work: () => Promise<T>) => work() };
    const askedAfter = async (days: number) => {
      time.now = new Date(time.now.getTime() + days * dayMs);
      await readAgainJob.run({}, rig.deps, step);
      return (await rig.taken()).length;
    };
    expect((await source())?.nextReadAt).toBe(
      new Date(time.now.getTime() + 7 * dayMs).toISOString(),
    );
    expect(await askedAfter(6)).toBe(0);
    expect(await askedAfter(1)).toBe(1);
    expect(await askedAfter(1)).toBe(0);
    // What is switched off isn't read.
    await train(id);
    await rig.work();
    await database.db.transaction((tx) => switchSource(tx, { ...ada, sourceId: id, isOn: false }));
    await rig.work();
    expect(await askedAfter(8)).toBe(0);
  });

  test("that nothing can be read of says why", async () => {
    site.pages.set(url("a"), { url: url("a"), etag: null, state: "failed", problem: "robots" });
    await add(whole);
    await rig.work();
    expect(await source()).toMatchObject({ state: "failed", problem: "robots", documents: 0 });
    rig = open({
      sites: {
        ...site.reader,
        // eslint-disable-next-line require-yield
        async *readSite() {
          throw new SourceUnreadable("own_network");
        },
      },
    });
    await train((await source())?.id ?? "");
    await rig.work();
    expect(await source()).toMatchObject({ state: "failed", problem: "own_network" });
  });
});

describe("a reading that is cut off", () => {
  test.each([1, 2, 3, 4, 5, 6])(
    "at transaction %i goes on when it is run again, and ends as if nothing had happened",
    async (cutAt) => {
      await add(facts(bigText(250)));
      const [job] = await rig.taken();
      let left = cutAt;
      const transaction = database.db.transaction.bind(database.db);
      const cut = vi.spyOn(database.db, "transaction").mockImplementation((...call) => {
        left -= 1;
        if (left < 0) throw new Error("killed");
        return transaction(...call) as never;
      });
      await expect(job?.run()).rejects.toThrow("killed");
      cut.mockRestore();
      await job?.run();
      expect(await source()).toMatchObject({ state: "ready", documents: 1, progress: null });
      expect(await count("passages")).toBe(250);
      expect(await count("knowledge_documents")).toBe(1);
      expect(await textsFor(`Which colour has pier ${nameOf(249)}xq?`)).toContain(
        "It has number 249 and is painted blue.",
      );
      const { rows } = await database.pool.query(
        "select passages from collection_words where word = ''",
      );
      expect(rows).toEqual([{ passages: 250 }]);
    },
  );

  test("by the deletion of its source ends cleanly, and leaves nothing", async () => {
    site.pages.set(url("a"), "The harbour opens at six.");
    site.pages.set(url("b"), "The museum is closed on Mondays.");
    const id = await add(whole);
    rig = open({
      sites: {
        ...site.reader,
        async *readSite(...call) {
          for await (const page of site.reader.readSite(...call)) {
            yield page;
            if (page.page.url === url("a")) await remove(id);
          }
        },
      },
    });
    await rig.work();
    expect(await source()).toBeUndefined();
    for (const table of ["knowledge_sources", "knowledge_documents", "passages", "passage_words"])
      expect([table, await count(table)]).toEqual([table, 0]);
  });

  test("by a newer one leaves what the newer one has learned; two at once harm nothing", async () => {
    const id = await add(facts(bigText(120)));
    const [first] = await rig.taken();
    await train(id);
    const [second] = await rig.taken();
    await Promise.all([first?.run(), second?.run(), first?.run(), second?.run()]);
    expect(await source()).toMatchObject({ state: "ready", documents: 1 });
    expect(await count("passages")).toBe(120);
    const { rows } = await database.pool.query(
      "select passages from collection_words where word = ''",
    );
    expect(rows).toEqual([{ passages: 120 }]);
  });

  test("by trouble that isn't the source's is tried again, not called the source's fault", async () => {
    rig = open({
      sites: { ...site.reader, readPage: () => Promise.reject(new Error("out of memory")) },
    });
    await add({ kind: "page", url: url("a"), readAgain: "never" });
    const [job] = await rig.taken();
    await expect(job?.run()).rejects.toThrow("out of memory");
    expect(await source()).toMatchObject({ state: "reading", problem: null });
  });
});

describe("the plan's room", () => {
  const megabyte = (word: string) => `${word} ${"lorem ipsum ".repeat(16_000)}`;
  test("keeps out what doesn't fit, and what was learned before stays", async () => {
    rig = open({ plan: "free" });
    site.pages.set(url("a"), "The harbour opens at six.");
    await add({ kind: "page", url: url("a"), readAgain: "never" });
    await rig.work();
    time.now = new Date(time.now.getTime() + 1000);
    // 5 MB in all: 25 texts of almost 200 kB, and then the page has grown.
    await Promise.all(Array.from({ length: 25 }, (_, at) => add(facts(megabyte(`Text ${at}`)))));
    await rig.work();
    site.pages.set(url("a"), `The harbour opens at seven. ${"lorem ipsum ".repeat(70_000)}`);
    await train((await source())?.id ?? "");
    await rig.work();
    expect(await source()).toMatchObject({ state: "failed", problem: "plan_full" });
    expect(await textsFor("When does the harbour open?")).toEqual(["The harbour opens at six."]);
    const { bytes } = await readTraining(ada, rig.deps);
    expect(bytes.used).toBeLessThanOrEqual(bytes.max);
    expect(bytes.used).toBeGreaterThan(4_500_000);
  });

  test("takes as much of a site as fits", async () => {
    rig = open({ plan: "free" });
    for (let page = 0; page < 4; page += 1)
      site.pages.set(
        url(String(page)),
        `Page ${page}. ${"loremipsumdolorsitamet ".repeat(80_000)}`,
      );
    await add(whole);
    await rig.work();
    expect(await source()).toMatchObject({ state: "ready", problem: "plan_full", documents: 2 });
    expect((await source())?.note).toMatch(/^2 pages couldn’t be learned\. /);
  });
});

test("a source of more words than one may have is refused, and so is an empty one", async () => {
  site.pages.set(url("a"), "word ".repeat(500_001));
  site.pages.set(url("b"), " <br> {% empty %} ");
  await add({ kind: "page", url: url("a"), readAgain: "never" });
  await rig.work();
  expect(await source()).toMatchObject({ state: "failed", problem: "too_long" });
  const id = (await source())?.id ?? "";
  await remove(id);
  await add({ kind: "page", url: url("b"), readAgain: "never" });
  await rig.work();
  expect(await source()).toMatchObject({ state: "failed", problem: "empty" });
});

test("meanings are asked for where a model is set, in the source's own collection", async () => {
  const embedded: string[][] = [];
  rig = open({
    embedder: {
      model: "scripted",
      embed: (texts) => {
        embedded.push([...texts]);
        return Promise.resolve(texts.map((one) => (/sad|melancholy/.test(one) ? [1, 0] : [0, 1])));
      },
    },
  });
  await add(facts(`${bigText(40)}\n\n# Mood\n\nThe sailor is sad.`));
  await rig.work();
  expect(embedded.flat()).toHaveLength(41);
  expect(await textsFor("melancholy")).toEqual(["The sailor is sad."]);
  expect(await rig.find("bot/proj_bob", "melancholy")).toEqual([]);
});
