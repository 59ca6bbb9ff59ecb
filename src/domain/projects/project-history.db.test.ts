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
  saveProject,
  startProject,
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

const rows = async (query: string) => (await studio.database.pool.query(query)).rows;
const newBot = () => startProject(ada, { templateId: "after-hours-support" }, studio.deps);
type BotDraft = Awaited<ReturnType<Studio["draft"]>> & {
  configuration: { chatbot: { name: string; ai: { temperature: number } } };
};
const botDraft = async (id: string) => {
  const draft = await studio.draft(ada, id);
  if (!("chatbot" in draft.configuration)) throw new Error("It is a bot");
  return structuredClone(draft) as BotDraft;
};
const save = (actor: { userId: string }, projectId: string, input: unknown) =>
  saveProject(actor, { projectId, input }, studio.deps);

describe("versions", () => {
  test("restoring makes a new version of an old one", async () => {
    const id = await newBot();
    const draft = await botDraft(id);
    draft.configuration.chatbot.name = "Owl";
    await save(ada, id, draft);
    expect(await restoreVersion(ada, { projectId: id, revision: 1 }, studio.deps)).toBe(3);
    expect((await botDraft(id)).configuration.chatbot.name).toBe("Night desk");
    expect((await listVersions(ada, { projectId: id, before: 3 }, studio.deps)).items).toHaveLength(
      2,
    );
  });

  test("of an old burst of saves the last stays, and named ones stay", async () => {
    const id = await newBot();
    const long = Date.now() - 30 * 86_400_000;
    for (const [at, name] of ["A", "B", "C", "D"].entries()) {
      studio.setClock(new Date(long + at * 60_000));
      const draft = await botDraft(id);
      draft.configuration.chatbot.name = name;
      await save(ada, id, draft);
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
    const id = await newBot();
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
    const [one, two, kept] = [await newBot(), await newBot(), await newBot()];
    await deleteProject(ada, one, studio.deps);
    await purgeProject(ada, one, studio.deps);
    studio.setClock(new Date(Date.now() - 31 * 86_400_000));
    await deleteProject(ada, two, studio.deps);
    studio.setClock(null);
    await run(pruneProjectsJob);
    expect(await rows("select distinct project_id from project_versions")).toEqual([
      { project_id: kept },
    ]);
    expect(await rows("select id from projects")).toEqual([{ id: kept }]);
  });

  test("what isn't in it can't be purged", async () => {
    const id = await newBot();
    await expect(purgeProject(ada, id, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
  });
});

describe("export and import", () => {
  test("what is exported imports as the same project", async () => {
    const id = await newBot();
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
    const id = await newBot();
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
    await newBot();
    const person = { userId: ada.userId, email: null, about: [] };
    expect(await projectsOfPerson.export(studio.deps.db, person)).toHaveLength(1);
    await studio.deps.db.transaction((tx) => projectsOfPerson.forget(tx, person, studio.deps));
    expect(await rows("select id from projects")).toEqual([]);
    expect(await rows("select project_id from project_versions")).toEqual([]);
  });
});

/** Runs a job's steps, one after the other. */
const run = (job: typeof pruneProjectsJob) =>
  job.run({}, studio.deps, {
    step: async (_name: string, work: () => Promise<unknown>) => work(),
  } as never);
