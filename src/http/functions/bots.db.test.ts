import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countedFiles } from "#domain/files/index.ts";
import type { TrainingView } from "#domain/knowledge/contract.ts";
import { countedKnowledge } from "#domain/knowledge/index.ts";
import { countedProjects, readProject, saveProject, startProject } from "#domain/projects/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { openStudio } from "../../../tests/factories/studio.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { usageOn } from "../../../tests/factories/usage.ts";

type Caller = { cookie: string; actor: { userId: string } };
let database: Awaited<ReturnType<typeof testDatabase>>;
let studio: Awaited<ReturnType<typeof openStudio>>;
let app: ReturnType<typeof httpAppOn>;
let rig: ReturnType<typeof trainingOn>;
let [ada, eve, viewer]: [Caller, Caller, Caller] = [] as never;
let projectId: string;

beforeAll(async () => {
  studio = await openStudio();
  database = studio.database;
  const held = { ...countedProjects.held, ...countedKnowledge.held, ...countedFiles.held };
  app = httpAppOn(database, await openShop(database), {
    deps: { usage: usageOn(database, { held }).usage },
    countRead: async () => {},
  });
  rig = trainingOn(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await studio.empty();
  await rig.empty();
  const people = peopleOn(database, accountsOn(database).deps);
  const enter = async () => {
    const { browser, actor } = await people.enter();
    return { cookie: browser.cookie, actor };
  };
  [ada, eve, viewer] = [await enter(), await enter(), await enter()];
  projectId = await startProject(ada.actor, { serviceType: "chatbot" }, studio.deps);
  await database.pool.query(
    "insert into project_members (project_id, user_id, role, created_at) values ($1, $2, 'viewer', now())",
    [projectId, viewer.actor.userId],
  );
});

let address = 0;
async function call(
  who: Caller | null,
  path: string,
  { method, input, headers = {} }: { method?: string; input?: unknown; headers?: object } = {},
) {
  const request = new Request(`${publicUrl}/functions/bots${path}`, {
    method: method ?? (input === undefined ? "GET" : "POST"),
    headers: {
      ...(who && { cookie: who.cookie }),
      origin: publicUrl,
      "content-type": "application/json",
      "x-forwarded-for": `192.0.2.${++address % 250}`,
      ...headers,
    },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
  const response = await app.fetch(request, {
    incoming: { socket: { remoteAddress: "10.0.0.1" } },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
const text = { kind: "text", title: "Hours", text: "The harbour opens at six." };
const training = async (who: Caller = ada) =>
  (await call(who, `/${projectId}/training`)).body as unknown as TrainingView;
const addText = async () =>
  String((await call(ada, `/${projectId}/sources`, { input: text })).body["id"]);

describe("the studio's training panel", () => {
  test("adds, shows, changes, switches and deletes sources, and keeps nothing in caches", async () => {
    const id = await addText();
    expect((await training()).isRunning).toBe(true);
    await rig.work();
    const { headers } = await call(ada, `/${projectId}/training`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await training()).toMatchObject({
      isRunning: false,
      sources: [{ id, title: "Hours", state: "ready", words: 5 }],
      words: 5,
      bytes: { used: 25 },
      upload: { accept: expect.stringContaining(".pdf") },
    });
    const shown = await call(ada, `/${projectId}/sources/${id}/text`);
    expect(shown.body).toMatchObject({ documents: [{ text: text.text }], next: null });
    const at = `/${projectId}/sources/${id}`;
    const patch = (input: object) => call(ada, at, { method: "PATCH", input });
    expect((await patch({ isOn: false })).status).toBe(200);
    expect((await training()).sources[0]?.isOn).toBe(false);
    expect((await patch({ input: { ...text, title: "Times" } })).status).toBe(200);
    expect((await training()).sources[0]?.title).toBe("Times");
    expect((await patch({ input: { kind: "file", fileId: "fil_1" } })).status).toBe(422);
    expect((await call(ada, at, { method: "DELETE" })).status).toBe(200);
    expect((await training()).sources).toEqual([]);
  });

  test("learns the draft's Training Data, and one source by its id", async () => {
    const view = await readProject(ada.actor, projectId, studio.deps);
    if (!("chatbot" in view.configuration)) throw new Error("no chatbot");
    const { name, description, schemaVersion, revision } = view;
    const chatbot = { ...view.configuration.chatbot, trainingData: "The harbour opens at six." };
    const input = {
      name,
      description,
      schemaVersion,
      baseRevision: revision,
      configuration: { chatbot },
    };
    await saveProject(ada.actor, { projectId, tabId: null, input }, studio.deps);
    expect((await call(ada, `/${projectId}/train`, { input: {} })).status).toBe(200);
    await rig.work();
    const [source] = (await training()).sources;
    expect(source).toMatchObject({ kind: "training-data", state: "ready" });
    const one = await call(ada, `/${projectId}/train`, { input: { sourceId: source?.id } });
    expect([one.status, (await training()).isRunning]).toEqual([200, true]);
    const none = await call(ada, `/${projectId}/train`, { input: { sourceId: "src_none" } });
    expect(none.status).toBe(404);
  });

  test("says which field is wrong", async () => {
    const { status, body } = await call(ada, `/${projectId}/sources`, {
      input: { kind: "site", url: "ftp://x", maxPages: 5, maxDepth: 1, readAgain: "never" },
    });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([422, ["url"]]);
    const gone = { kind: "file", fileId: "fil_of_another_bot" };
    expect((await call(ada, `/${projectId}/sources`, { input: gone })).status).toBe(404);
  });

  test("takes the longest text, and refuses 2 MB before reading them", async () => {
    const longest = { ...text, text: "é".repeat(200_000) };
    expect((await call(ada, `/${projectId}/sources`, { input: longest })).status).toBe(200);
    const huge = { ...text, text: "x".repeat(2 * 1024 * 1024) };
    const headers = { "content-length": String(JSON.stringify(huge).length) };
    expect((await call(ada, `/${projectId}/sources`, { input: huge, headers })).status).toBe(413);
  });
});

test("a bot's training isn't there for anybody else, and viewers only look", async () => {
  const id = await addText();
  const at = `/${projectId}/sources/${id}`;
  const looks: [string, object?][] = [[`/${projectId}/training`], [`${at}/text`]];
  const changes: [string, object][] = [
    [`/${projectId}/train`, { input: {} }],
    [`/${projectId}/sources`, { input: text }],
    [at, { method: "PATCH", input: { isOn: false } }],
    [at, { method: "DELETE" }],
  ];
  for (const [path, options] of [...looks, ...changes]) {
    expect([path, (await call(eve, path, options)).status]).toEqual([path, 404]);
    expect([path, (await call(null, path, options)).status]).toEqual([path, 401]);
  }
  for (const [path] of looks) expect((await call(viewer, path)).status).toBe(200);
  for (const [path, options] of changes)
    expect([path, (await call(viewer, path, options)).status]).toEqual([path, 403]);
  expect((await training(viewer)).upload).toBeNull();
  // Another bot of one's own doesn't reach it either.
  const other = await startProject(eve.actor, { serviceType: "chatbot" }, studio.deps);
  expect((await call(eve, `/${other}/sources/${id}/text`)).status).toBe(404);
  expect((await call(eve, `/${other}/sources/${id}`, { method: "DELETE" })).status).toBe(404);
  expect((await training()).sources).toHaveLength(1);
});

test("refuses what another site's page sends or reads, and projects that are no bots", async () => {
  const foreign = { origin: "https://evil.example" };
  const sent = await call(ada, `/${projectId}/sources`, { input: text, headers: foreign });
  expect(sent.status).toBe(403);
  const embedded = { "sec-fetch-site": "cross-site" };
  expect((await call(ada, `/${projectId}/training`, { headers: embedded })).status).toBe(403);
  const form = await startProject(ada.actor, { serviceType: "form-interface" }, studio.deps);
  expect((await call(ada, `/${form}/training`)).status).toBe(404);
});
