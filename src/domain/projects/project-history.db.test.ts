import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ZodError } from "zod";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import { schemaVersions } from "./configuration/types.ts";
import {
  deleteProject,
  exportProject,
  importProject,
  listProjects,
  listVersions,
  nameVersion,
  projectsOfPerson,
  pruneProjectsJob,
  purgeProject,
  readProject,
  restoreProject,
  restoreVersion,
} from "./index.ts";

let studio: Studio;
let ada: { userId: string };
let eve: { userId: string };
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  studio.setClock(null);
  ada = await studio.people.insert({ name: "Ada", emailVerified: true });
  eve = await studio.people.insert({ name: "Eve" });
});

describe("versions", () => {
  test("restoring makes a new version of an old one", async () => {
    const id = await studio.newBot(ada);
    const draft = await studio.botDraft(ada, id);
    draft.configuration.chatbot.name = "Owl";
    await studio.save(ada, id, draft);
    expect(await restoreVersion(ada, { projectId: id, revision: 1 }, studio.deps)).toBe(3);
    expect((await studio.botDraft(ada, id)).configuration.chatbot.name).toBe("Night desk");
    expect((await listVersions(ada, { projectId: id, before: 3 }, studio.deps)).items).toHaveLength(
      2,
    );
  });

  test("of an old burst of saves the last stays, and named ones stay", async () => {
    const id = await studio.newBot(ada);
    const long = Date.now() - 30 * 86_400_000;
    for (const [at, name] of ["A", "B", "C", "D"].entries()) {
      studio.setClock(new Date(long + at * 60_000));
      const draft = await studio.botDraft(ada, id);
      draft.configuration.chatbot.name = name;
      await studio.save(ada, id, draft);
    }
    await nameVersion(ada, { projectId: id, revision: 3, label: "Before the fair" }, studio.deps);
    studio.setClock(null);
    await run(pruneProjectsJob);
    const { items } = await listVersions(ada, { projectId: id, before: null }, studio.deps);
    expect(items.map(({ revision, label }) => [revision, label])).toEqual([
      [5, null],
      [3, "Before the fair"],
      [1, null],
    ]);
  });
});

describe("the bin", () => {
  test("holds what was deleted for 30 days, out of the list and restorable", async () => {
    const id = await studio.newBot(ada);
    await deleteProject(ada, id, studio.deps);
    expect((await listProjects(ada, {}, studio.deps)).items).toEqual([]);
    await expect(readProject(ada, id, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
    const [binned] = (await listProjects(ada, { state: "bin" }, studio.deps)).items;
    expect(binned?.deletedForGoodAt).not.toBeNull();
    await restoreProject(ada, id, studio.deps);
    expect((await listProjects(ada, {}, studio.deps)).items).toHaveLength(1);
  });

  test("loses for good what is purged or older than 30 days, with all that belongs to it", async () => {
    const [one, two, kept] = [
      await studio.newBot(ada),
      await studio.newBot(ada),
      await studio.newBot(ada),
    ];
    await deleteProject(ada, one, studio.deps);
    await purgeProject(ada, one, studio.deps);
    studio.setClock(new Date(Date.now() - 31 * 86_400_000));
    await deleteProject(ada, two, studio.deps);
    studio.setClock(null);
    await run(pruneProjectsJob);
    expect(await studio.rows("select distinct project_id from project_versions")).toEqual([
      { project_id: kept },
    ]);
    expect(await studio.rows("select id from projects")).toEqual([{ id: kept }]);
  });

  test("what isn't in it can't be purged", async () => {
    const id = await studio.newBot(ada);
    await expect(purgeProject(ada, id, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
  });
});

describe("export and import", () => {
  test("what is exported imports as the same project", async () => {
    const id = await studio.newBot(ada);
    const file = JSON.parse(JSON.stringify(await exportProject(ada, id, studio.deps)));
    const copy = await importProject(eve, file, studio.deps);
    const [mine, theirs] = [
      await readProject(ada, id, studio.deps),
      await readProject(eve, copy, studio.deps),
    ];
    expect(theirs.configuration).toEqual(mine.configuration);
    expect(theirs.name).toBe(mine.name);
  });

  test("of another type, of a newer version, or of anything else is refused", async () => {
    const id = await studio.newBot(ada);
    const file = await exportProject(ada, id, studio.deps);
    await expect(
      importProject(ada, { ...file, serviceType: "automation", schemaVersion: 1 }, studio.deps),
    ).rejects.toThrow(ZodError);
    const newer = { ...file, schemaVersion: schemaVersions.chatbot + 1 };
    await expect(importProject(ada, newer, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "newer_version" }),
    );
    for (const other of [null, [], "text", {}, { ...file, format: "other" }])
      await expect(importProject(ada, other, studio.deps)).rejects.toThrow(ZodError);
    expect((await listProjects(ada, {}, studio.deps)).items).toHaveLength(1);
  });
});

describe("a person's data", () => {
  test("is exported, and goes with the person", async () => {
    await studio.newBot(ada);
    const person = { userId: ada.userId, email: null, about: [] };
    expect(await projectsOfPerson.export(studio.deps.db, person)).toHaveLength(1);
    await studio.deps.db.transaction((tx) => projectsOfPerson.forget(tx, person, studio.deps));
    expect(await studio.rows("select id from projects")).toEqual([]);
    expect(await studio.rows("select project_id from project_versions")).toEqual([]);
  });
});

/** Runs a job's steps, one after the other. */
const run = (job: typeof pruneProjectsJob) =>
  job.run({}, studio.deps, {
    step: async (_name: string, work: () => Promise<unknown>) => work(),
  } as never);
