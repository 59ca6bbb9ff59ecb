import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#errors";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { addCalls, addSpokenCall } from "../../../tests/factories/calls.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { endConsultation } from "./end-consultation.ts";
import { listConsultations } from "./list-consultations.ts";
import { findCallId, selectConsultations } from "./queries-admin.ts";
import { readCallOf } from "./read-call.ts";
import { readConsultationFigures } from "./read-figures.ts";
import { startConsultation } from "./start-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let video: Awaited<ReturnType<typeof videoOn>>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_root");
});
afterAll(() => database.close());
beforeEach(async () => {
  video = await videoOn(database);
});
const admin = { userId: "adm_root" };
const later = (minutes: number) => {
  video.time.now = new Date(video.time.now.getTime() + minutes * minuteMs);
};
const only = async (show: string) => (await listConsultations(admin, { show }, video.deps)).items;

test("admins see what runs and what is over, with minutes, an estimate of costs, and where it can be read", async () => {
  const ada = video.visitor("ada");
  await startConsultation(ada, video.deps);
  const [row] = await video.stored();
  later(10);
  await endConsultation(ada, video.deps);
  await startConsultation(video.visitor("bob"), video.deps);
  later(1);
  await video.tell((await video.stored()).at(-1)?.callId ?? "", "application.transcription_ready", {
    transcript: [{ role: "user", content: "Hello" }],
  });
  const all = await listConsultations(admin, {}, video.deps);
  expect(all).toMatchObject({
    items: [
      { status: "running", seconds: 60, personaName: "Aria", isDemo: false, title: "Hello" },
      {
        id: row?.id,
        status: "ended",
        endReason: "ended",
        seconds: 600,
        costUsdCents: 370,
        title: null,
        transcript: "awaited",
      },
    ],
    next: null,
  });
  expect(await findCallId(database.db, row?.conversationId ?? "")).toBe(row?.callId);
  expect(JSON.stringify(all)).not.toContain(row?.secretHash);
});

test("each state has its own list, and an unknown one is all of them", async () => {
  await addCalls(database, [
    { status: "starting", endedAt: null },
    { status: "running", endedAt: null },
    { status: "ended" },
    { status: "failed", endReason: "failed", seconds: 0 },
  ]);
  for (const show of ["starting", "running", "ended", "failed"])
    expect((await only(show)).map(({ status }) => status)).toEqual([show]);
  expect(await only("nonsense")).toHaveLength(4);
});

test("pages join to the whole list, whatever begins at the same time, in every state", async () => {
  const status = fc.constantFrom("ended" as const, "failed" as const);
  const began = fc.integer({ min: 0, max: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ status, began }), { minLength: 20, maxLength: 90 }),
      fc.constantFrom("", "ended", "failed"),
      async (calls, show) => {
        await database.db.execute(sql`truncate consultations cascade`);
        await addCalls(
          database,
          calls.map((one) => ({
            status: one.status,
            startedAt: new Date(Date.UTC(2026, 10, 1, 0, one.began)),
          })),
        );
        const seen: { id: string; startedAt: string }[] = [];
        let after: string | null = "";
        while (after !== null) {
          const page = await listConsultations(admin, { show, after }, video.deps);
          seen.push(...page.items);
          after = page.next;
        }
        const wanted = calls.filter((one) => show === "" || one.status === show);
        expect(seen).toHaveLength(wanted.length);
        expect(new Set(seen.map(({ id }) => id)).size).toBe(wanted.length);
        const times = seen.map(({ startedAt }) => startedAt);
        expect(times).toEqual(times.toSorted().toReversed());
      },
    ),
    { numRuns: 12 },
  );
});

test("a page is read from an index, whichever state is asked for: many calls make it no slower", async () => {
  await database.db.execute(sql`
    insert into consultations (id, visitor_key, address_key, provider, secret_hash, status, started_at, ends_by,
      ended_at, end_reason, seconds)
    select 'con_' || n, 'v' || n, 'a', 'tavus', 's' || n, case when n % 500 = 0 then 'failed' else 'ended' end,
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute',
      timestamptz '2026-01-01' + n * interval '1 minute', 'ended', 60
    from generate_series(1, 5000) n`);
  await database.db.execute(sql`analyze consultations`);
  const after = { createdAt: new Date(Date.UTC(2026, 0, 3)), id: "con_2880" };
  const planFor = async (status: "ended" | "failed" | null) => {
    const query = selectConsultations(database.db, { status, after }, 25);
    const { rows } = await database.db.execute<{ "QUERY PLAN": string }>(
      sql`explain ${query.getSQL()}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const plans = [await planFor(null), await planFor("ended"), await planFor("failed")];
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan Backward using consultations_(status|started)/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  }
  // Where hardly any call matches, those that don't must not be read one after the other.
  expect(plans[2]).not.toContain("Filter");
});

test("today's figures are those of calls that cost something and began today", async () => {
  video.time.now = new Date("2026-11-22T12:00:00Z");
  const at = (hour: number, day = 22) => new Date(Date.UTC(2026, 10, day, hour));
  await addCalls(database, [
    { startedAt: at(23, 21), seconds: 1800 },
    { startedAt: at(1), seconds: 600 },
    { startedAt: at(2), provider: "built-in", seconds: 900 },
    { startedAt: at(3), status: "failed", seconds: 300 },
    { startedAt: at(12), status: "running", endedAt: null, seconds: 1200 },
    { startedAt: at(12), status: "running", endedAt: null, provider: "built-in", seconds: 1800 },
  ]);
  expect(await readConsultationFigures(admin, video.deps)).toEqual({
    takenSeconds: 900,
    heldSeconds: 1200,
    leftSeconds: 120 * 60 - 2100,
    limitMinutes: 120,
    costUsdCents: 555,
    running: 1,
    concurrent: 3,
    demosRunning: 1,
    isDemo: false,
  });
  const none = await readConsultationFigures(admin, {
    ...video.deps,
    consultations: { ...video.deps.consultations, dailyLimitMinutes: 10 },
  });
  expect(none.leftSeconds).toBe(0);
});

test("a recording opens only at an address of the web", async () => {
  const places = ["https://video.test/1.mp4", "s3://bucket/1.mp4", "javascript:alert(1)"];
  await addCalls(
    database,
    places.map((recordingPlace, at) => ({ recordingPlace, startedAt: new Date(at * minuteMs) })),
  );
  const { items } = await listConsultations(admin, {}, video.deps);
  expect(items.map(({ recording }) => recording).toReversed()).toEqual([
    { place: places[0], href: places[0] },
    { place: places[1], href: null },
    { place: places[2], href: null },
  ]);
});

test("a conversation tells of its call, also when what was said is gone", async () => {
  const id = await addSpokenCall(database, ["I need a bot.", "Which?"], { userId: "usr_ada" });
  expect(await readCallOf(admin, id, video.deps)).toMatchObject({
    conversationId: id,
    userId: "usr_ada",
    title: "I need a bot.",
    transcript: "stored",
    seconds: 600,
  });
  await database.pool.query("delete from conversations where id = $1", [id]);
  expect(await readCallOf(admin, id, video.deps)).toMatchObject({
    conversationId: null,
    userId: null,
    transcript: "empty",
  });
  expect(await readCallOf(admin, "cnv_none", video.deps)).toBeNull();
});

test("nobody but admins sees list, figures or a call", async () => {
  const eve = { userId: "usr_eve" };
  const no = new AppError("forbidden");
  await expect(listConsultations(eve, {}, video.deps)).rejects.toThrow(no);
  await expect(readConsultationFigures(eve, video.deps)).rejects.toThrow(no);
  await expect(readCallOf(eve, "cnv_1", video.deps)).rejects.toThrow(no);
});
