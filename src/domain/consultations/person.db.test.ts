import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { addCalls } from "../../../tests/factories/calls.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { exportConsultations, forgetConsultations } from "./consultations-of-person.ts";
import { forgetCallJob } from "./follow-up.ts";
import { pruneConsultationsJob } from "./jobs.ts";
import { startConsultation } from "./start-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const step = async <T>(_name: string, work: () => Promise<T>) => work();

/** Ada's call, and that of somebody without an account. */
async function twoCalls() {
  const video = await videoOn(database);
  await startConsultation(video.visitor("ada", "usr_ada"), video.deps);
  await startConsultation(video.visitor("bob"), video.deps);
  const [adas, bobs] = await video.stored();
  return { ...video, adas, bobs };
}

test("a person's copy of their data holds their calls, and nothing that opens a room or names a network", async () => {
  const { adas } = await twoCalls();
  const copy = await exportConsultations(database.db, "usr_ada");
  expect(copy).toMatchObject([{ id: adas?.id, status: "running" }]);
  const text = JSON.stringify(copy);
  for (const secret of [adas?.url, adas?.secretHash, adas?.addressKey, adas?.visitorKey])
    expect(text).not.toContain(secret ?? "?");
});

test("an erased person's calls are gone, ended, and deleted at the provider; others' stay", async () => {
  const { adas, bobs, ...video } = await twoCalls();
  await database.db.transaction((tx) => forgetConsultations(tx, "usr_ada"));
  expect((await video.stored()).map(({ id }) => id)).toEqual([bobs?.id]);
  expect(await video.jobs()).toEqual(["consultations.forget-call"]);
  const input = { callId: adas?.callId ?? "", provider: "tavus" };
  await forgetCallJob.run(input, video.deps, { step });
  await forgetCallJob.run(input, video.deps, { step });
  expect([...video.tavus.calls.keys()]).toEqual([bobs?.callId]);
});

test("calls of an erased person in which nothing was said, or which never began, are gone as well", async () => {
  const { adas, bobs, ...video } = await twoCalls();
  await addCalls(database, [
    { visitorKey: adas?.visitorKey, provider: "built-in", conversationId: null },
    { visitorKey: adas?.visitorKey, status: "failed", endReason: "failed" },
    { visitorKey: bobs?.visitorKey, status: "failed", endReason: "failed" },
  ]);
  expect(await exportConsultations(database.db, "usr_ada")).toHaveLength(3);
  await database.db.transaction((tx) => forgetConsultations(tx, "usr_ada"));
  const left = (await video.stored()).map(({ visitorKey }) => visitorKey);
  expect(left).toEqual([bobs?.visitorKey, bobs?.visitorKey]);
  expect(await exportConsultations(database.db, "usr_ada")).toEqual([]);
});

test("calls past their time are deleted, here and at the provider", async () => {
  const video = await twoCalls();
  video.time.now = new Date(video.time.now.getTime() + 366 * 86_400_000);
  await pruneConsultationsJob.run({}, video.deps, { step });
  expect(await video.stored()).toHaveLength(2);
  video.time.now = new Date(video.time.now.getTime() + 366 * 86_400_000);
  await pruneConsultationsJob.run({}, video.deps, { step });
  expect(await video.stored()).toEqual([]);
  expect(await video.jobs()).toEqual(["consultations.forget-call", "consultations.forget-call"]);
});
