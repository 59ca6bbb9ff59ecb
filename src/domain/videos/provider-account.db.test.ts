import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ZodError } from "zod";
import { refusalOf } from "../../../tests/factories/usage.ts";
import { openVideos } from "../../../tests/factories/videos.ts";
import {
  createReplica,
  deleteLibraryVideo,
  deleteReplica,
  listAllVideos,
  listLibrary,
  listReplicas,
  renameLibraryVideo,
  renameReplica,
  type VideoDeps,
} from "./index.ts";
import type { ReplicaDesk, VideoLibrary } from "./ports.ts";

let rig: Awaited<ReturnType<typeof openVideos>>;
beforeAll(async () => {
  rig = await openVideos();
});
afterAll(() => rig.studio.database.close());

let admin: { userId: string };
let deps: VideoDeps;
/** What the provider was asked to do. */
const done: unknown[][] = [];
const notes =
  (name: string) =>
  async (...input: unknown[]) =>
    void done.push([name, ...input]);
beforeEach(async () => {
  await rig.beginAgain();
  done.length = 0;
  admin = await rig.studio.people.insert({ role: "admin" });
  const replicas: ReplicaDesk = {
    list: async () => [],
    choices: async () => ({ replicas: [], personas: [] }),
    picture: async () => null,
    create: notes("create replica"),
    rename: notes("rename replica"),
    remove: notes("remove replica"),
  };
  const library: VideoLibrary = {
    list: async (page) => ({ videos: [], hasMore: page < 2 }),
    rename: notes("rename video"),
    remove: notes("remove video"),
  };
  deps = { ...rig.deps, videos: { ...rig.deps.videos, replicas, library } };
});

const trainVideoUrl = "https://shop.test/rio.mp4";
const all: [string, (actor: { userId: string }, deps: VideoDeps) => Promise<unknown>][] = [
  ["list replicas", (actor, to) => listReplicas(actor, to)],
  ["list videos", (actor, to) => listLibrary(actor, { page: 1 }, to)],
  ["create replica", (actor, to) => createReplica(actor, { name: "Rio", trainVideoUrl }, to)],
  ["rename replica", (actor, to) => renameReplica(actor, { id: "r1", name: "Rio" }, to)],
  ["remove replica", (actor, to) => deleteReplica(actor, "r1", to)],
  ["rename video", (actor, to) => renameLibraryVideo(actor, { id: "v1", name: "Sale" }, to)],
  ["remove video", (actor, to) => deleteLibraryVideo(actor, "v1", to)],
];

test.each(all)("to %s in the provider's account is for admins alone", async (_what, call) => {
  expect((await refusalOf(call(rig.people.ada, deps))).code).toBe("forbidden");
  expect(done).toEqual([]);
  await call(admin, deps);
});

test("what an admin changes in the provider's account is noted with who did it", async () => {
  for (const [, call] of all) await call(admin, deps);
  expect(done).toEqual([
    ["create replica", { name: "Rio", trainVideoUrl }],
    ["rename replica", "r1", "Rio"],
    ["remove replica", "r1"],
    ["rename video", "v1", "Sale"],
    ["remove video", "v1"],
  ]);
  const audit = await rig.rows(
    "select action, actor from audit_entries where subject like 'video/%' order by action",
  );
  expect(audit).toEqual(
    [
      "library.deleted",
      "library.renamed",
      "replica.created",
      "replica.deleted",
      "replica.renamed",
    ].map((action) => ({ action, actor: admin.userId })),
  );
});

test("without a provider there is nothing to list, and nothing to change", async () => {
  expect(await listReplicas(admin, rig.deps)).toBeNull();
  expect(await listLibrary(admin, { page: 1 }, rig.deps)).toBeNull();
  for (const [, call] of all.slice(2))
    expect((await refusalOf(call(admin, rig.deps))).code).toBe("not_found");
});

test("a name that is empty, and a training video that isn't at an https address, are refused", async () => {
  const wrong = [
    () => renameLibraryVideo(admin, { id: "v1", name: "  " }, deps),
    () => renameReplica(admin, { id: "r1", name: "" }, deps),
    () => createReplica(admin, { name: "Rio", trainVideoUrl: "http://shop.test/rio.mp4" }, deps),
  ];
  for (const call of wrong) await expect(async () => call()).rejects.toThrow(ZodError);
  expect(done).toEqual([]);
});

test("operators read why a video failed: what its maker said, or else what its customer reads", async () => {
  const id = await rig.generate(await rig.project());
  rig.played.play({ status: "failed", code: "picture_unreadable", detail: "scene 2: not a PNG" });
  await rig.run(id);
  const failure = async () => (await listAllVideos(admin, { after: "" }, deps)).items[0]?.failure;
  expect(await failure()).toBe("scene 2: not a PNG");
  await rig.rows("update videos set failure_detail = null");
  expect(await failure()).toMatch(/^A picture of the video can’t be read\./);
});
