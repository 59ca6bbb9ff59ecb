import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ZodError } from "zod";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import {
  deleteProject,
  duplicateProject,
  exportProject,
  listAllProjects,
  listProjectNames,
  listProjects,
  listVersions,
  nameVersion,
  readProject,
  readProjectAsAdmin,
  readVersion,
  renameProject,
  restoreVersion,
  startProject,
  startWith,
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

describe("starting", () => {
  test("begins with the specified defaults, private, and as its first version", async () => {
    const id = await startProject(ada, {}, studio.deps);
    const project = await readProject(ada, id, studio.deps);
    expect(project).toMatchObject({
      name: "AI Service Project",
      description: "Custom AI-powered business solution",
      serviceType: "ai-video-agent",
      isPublic: false,
      revision: 1,
      role: "owner",
      configuration: { videoAgent: { duration: 60, script: "Welcome to our service!" } },
    });
    expect(
      (await listVersions(ada, { projectId: id, before: null }, studio.deps)).items,
    ).toMatchObject([{ revision: 1, kind: "start", savedBy: "Ada" }]);
  });

  test("from the same quote gives one project, however often and however much at once", async () => {
    const document = (await studio.draft(ada, await studio.newBot(ada))) as never;
    const start = { type: "chatbot", document, origin: "quote/quo_1" } as const;
    const ids = await Promise.all(
      [1, 2, 3].map(() => startWith(ada, start, studio.deps).catch(() => "")),
    );
    const again = await startWith(ada, start, studio.deps);
    expect(new Set([...ids.filter((id) => id !== ""), again]).size).toBe(1);
  });

  test("takes no template that isn't there, and nobody who isn't signed in", async () => {
    await expect(startProject(ada, { templateId: "none" }, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
    await expect(startProject("visitor", {}, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "signed_out" }),
    );
  });
});

describe("ownership", () => {
  test("another's project is not found, whatever is tried", async () => {
    const id = await studio.newBot(ada);
    const input = await studio.draft(ada, id);
    const { deps } = studio;
    const tries = [
      () => readProject(eve, id, deps),
      () => studio.save(eve, id, input),
      () => renameProject(eve, { projectId: id, name: "Mine" }, deps),
      () => duplicateProject(eve, id, deps),
      () => deleteProject(eve, id, deps),
      () => exportProject(eve, id, deps),
      () => listVersions(eve, { projectId: id, before: null }, deps),
      () => readVersion(eve, { projectId: id, revision: 1 }, deps),
      () => restoreVersion(eve, { projectId: id, revision: 1 }, deps),
      () => nameVersion(eve, { projectId: id, revision: 1, label: "x" }, deps),
    ];
    for (const attempt of tries)
      await expect(attempt()).rejects.toThrow(expect.objectContaining({ code: "not_found" }));
    expect((await listProjects(eve, {}, deps)).items).toEqual([]);
    expect(await readProject(ada, id, deps)).toMatchObject({ revision: 1 });
  });

  test("an admin reads it through the back office only, and that is noted", async () => {
    const id = await studio.newBot(ada);
    const admin = await studio.people.insert({ role: "admin" });
    await expect(readProject(admin, id, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
    expect(await readProjectAsAdmin(admin, id, studio.deps)).toMatchObject({ role: "viewer" });
    expect((await listAllProjects(admin, {}, studio.deps)).items).toHaveLength(1);
    await expect(listAllProjects(ada, {}, studio.deps)).rejects.toThrow(
      expect.objectContaining({ code: "forbidden" }),
    );
    expect(
      await studio.rows("select actor from audit_entries where action = 'project.viewed'"),
    ).toEqual([{ actor: admin.userId }]);
  });
});

describe("saving", () => {
  test("makes a version that says what changed; the same again makes none", async () => {
    const id = await studio.newBot(ada);
    const draft = await studio.botDraft(ada, id);
    draft.configuration.chatbot.ai.temperature = 0.7;
    const saved = await studio.save(ada, id, draft);
    expect(saved).toMatchObject({ revision: 2, conflicts: [], mergedFrom: [] });
    expect(await studio.save(ada, id, draft)).toMatchObject({ revision: 2 });
    const { items } = await listVersions(ada, { projectId: id, before: null }, studio.deps);
    expect(items[0]).toMatchObject({
      revision: 2,
      changeCount: 1,
      changes: [{ path: ["configuration", "chatbot", "ai", "temperature"], from: 0.3, to: 0.7 }],
    });
  });

  test("two tabs that change different fields both get both", async () => {
    const id = await studio.newBot(ada);
    const [one, two] = [await studio.botDraft(ada, id), await studio.botDraft(ada, id)];
    one.configuration.chatbot.name = "Owl";
    two.configuration.chatbot.ai.temperature = 0.9;
    const saved = await Promise.all([studio.save(ada, id, one), studio.save(ada, id, two)]);
    expect(saved.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect((await studio.botDraft(ada, id)).configuration.chatbot).toMatchObject({
      name: "Owl",
      ai: { temperature: 0.9 },
    });
  });

  test("where both changed one field the first stays, and the second is told", async () => {
    const id = await studio.newBot(ada);
    const [one, two] = [await studio.botDraft(ada, id), await studio.botDraft(ada, id)];
    one.configuration.chatbot.name = "Owl";
    two.configuration.chatbot.name = "Bat";
    await studio.save(ada, id, one);
    const second = await studio.save(ada, id, two);
    expect(second).toMatchObject({
      revision: 2,
      conflicts: [{ path: ["configuration", "chatbot", "name"], mine: "Bat", theirs: "Owl" }],
    });
    // Keep mine: the same value again, on what is there now.
    const third = await studio.save(ada, id, { ...two, baseRevision: second.revision });
    expect(third).toMatchObject({ revision: 3, conflicts: [] });
  });

  test("from a version that is no longer kept overwrites nothing", async () => {
    const id = await studio.newBot(ada);
    const draft = await studio.botDraft(ada, id);
    draft.configuration.chatbot.name = "Owl";
    const saved = await studio.save(ada, id, { ...draft, baseRevision: 77 });
    expect(saved.conflicts).toHaveLength(1);
    expect((await studio.botDraft(ada, id)).configuration.chatbot.name).toBe("Night desk");
  });

  test.each([
    [
      "a temperature beyond its limit",
      { ai: { temperature: 1.1, model: "default", maxTokens: 400 } },
    ],
    ["99 tokens", { ai: { temperature: 0.5, model: "default", maxTokens: 99 } }],
    ["a field that isn't known", { colour: "red" }],
    ["a name of the wrong kind", { name: 7 }],
  ])("%s is refused, and nothing is stored", async (_what, change) => {
    const id = await studio.newBot(ada);
    const draft = await studio.botDraft(ada, id);
    const chatbot = { ...draft.configuration.chatbot, ...change };
    await expect(studio.save(ada, id, { ...draft, configuration: { chatbot } })).rejects.toThrow(
      ZodError,
    );
    expect(await readProject(ada, id, studio.deps)).toMatchObject({ revision: 1 });
  });

  test("two megabytes, and what a newer studio made, are refused with their own words", async () => {
    const id = await studio.newBot(ada);
    const draft = await studio.draft(ada, id);
    const huge = { chatbot: { name: "x".repeat(2_000_000) } };
    await expect(studio.save(ada, id, { ...draft, configuration: huge })).rejects.toThrow(
      expect.objectContaining({ code: "too_large" }),
    );
    await expect(studio.save(ada, id, { ...draft, schemaVersion: 99 })).rejects.toThrow(
      expect.objectContaining({ code: "newer_version" }),
    );
  });
});

describe("the list", () => {
  test("finds by words, type and state, last changed first, page by page", async () => {
    for (let at = 0; at < 26; at += 1) {
      studio.setClock(new Date(Date.UTC(2026, 0, 1, 0, at)));
      await startProject(ada, { name: `Bot ${at}`, serviceType: "chatbot" }, studio.deps);
    }
    const first = await listProjects(ada, {}, studio.deps);
    expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(["Bot 25", "Bot 24"]);
    const second = await listProjects(ada, { after: first.next }, studio.deps);
    expect(second.items.map(({ name }) => name)).toEqual(["Bot 1", "Bot 0"]);
    const found = async (query: object) =>
      (await listProjects(ada, query, studio.deps)).items.length;
    expect(await found({ search: "bot 7" })).toBe(1);
    expect(await found({ search: "%" })).toBe(0);
    expect(await found({ type: "automation" })).toBe(0);
    expect(await found({ state: "live" })).toBe(0);
  });

  test("of names holds own and shared projects, last changed first, without deleted ones", async () => {
    const startOn = (day: number, actor: { userId: string }, name: string) => {
      studio.setClock(new Date(Date.UTC(2026, 0, day)));
      return startProject(actor, { name }, studio.deps);
    };
    await startOn(1, ada, "Own");
    const shared = await startOn(2, eve, "Shared");
    await startOn(3, eve, "Not shared");
    await deleteProject(ada, await startOn(4, ada, "Deleted"), studio.deps);
    await studio.rows(
      `insert into project_members (project_id, user_id, role, created_at) values ('${shared}', '${ada.userId}', 'viewer', now())`,
    );
    const names = async (person: { userId: string }) =>
      (await listProjectNames(person, studio.deps)).map(({ name }) => name);
    expect(await names(ada)).toEqual(["Shared", "Own"]);
    expect(await names(eve)).toEqual(["Not shared", "Shared"]);
  });
});
