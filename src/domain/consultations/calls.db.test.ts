import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consultationLimits } from "#content/consultations.ts";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { createBuiltInCalls } from "../../providers/video/built-in.ts";
import { endConsultation } from "./end-consultation.ts";
import { endCallJob } from "./follow-up.ts";
import { endOverdueCalls } from "./jobs.ts";
import { VideoUnavailable } from "./ports.ts";
import { startConsultation } from "./start-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const step = async <T>(_name: string, work: () => Promise<T>) => work();
const rowsOf = async (query: string) => (await database.pool.query(query)).rows as unknown[];

test("a visitor gets a room, and the provider is told whom and how", async () => {
  const video = await videoOn(database);
  const session = await startConsultation(video.visitor("ada"), video.deps);
  expect(session).toMatchObject({ personaName: "Aria", isDemo: false });
  expect(session.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/rooms\/c\w+$/);
  expect(video.asked).toMatchObject([{ persona: null, maxSeconds: 1800 }]);
  expect(video.asked[0]?.greeting).toContain("the AI consultant");
  expect(video.asked[0]?.callbackUrl).toMatch(/^https:\/\/.*\/webhooks\/tavus\/[\w-]{43}$/);
  const [row] = await video.stored();
  expect(row).toMatchObject({ status: "running", seconds: 1800, provider: "tavus" });
  expect(JSON.stringify(row)).not.toContain(video.secret());
  expect(await rowsOf("select channel, status from conversations")).toEqual([
    { channel: "video", status: "open" },
  ]);
});

test("whoever comes back is in the same room: one call runs for each visitor", async () => {
  const video = await videoOn(database);
  const ada = video.visitor("ada");
  const first = await startConsultation(ada, video.deps);
  expect(await startConsultation(ada, video.deps)).toEqual(first);
  expect(video.tavus.calls.size).toBe(1);
});

test("of many starts at once only one opens a room", async () => {
  const video = await videoOn(database);
  const ada = video.visitor("ada");
  const starts = Array.from({ length: 8 }, () => codeOf(startConsultation(ada, video.deps)));
  const codes = await Promise.all(starts);
  expect(codes.filter((code) => code !== "done" && code !== "consultation_starting")).toEqual([]);
  expect(video.tavus.calls.size).toBe(1);
});

test("the end is the end at once, is told to the provider, and frees the visitor", async () => {
  const video = await videoOn(database);
  const ada = video.visitor("ada");
  await startConsultation(ada, video.deps);
  video.time.now = new Date(video.time.now.getTime() + 61_000);
  expect(await endConsultation(ada, video.deps)).toEqual({ seconds: 61 });
  const [row] = await video.stored();
  expect(row).toMatchObject({ status: "ended", endReason: "ended", seconds: 61, url: null });
  expect((await video.jobs()).toSorted()).toEqual([
    "consultations.end-call",
    "consultations.fetch-report",
  ]);
  await endCallJob.run({ id: row?.id ?? "" }, video.deps, { step });
  expect(video.tavus.requests.at(-1)).toEqual({
    call: "POST /conversations/{id}/end",
    body: { duration: 61, participant_feedback: "Video consultation completed" },
  });
  expect(await codeOf(endConsultation(ada, video.deps))).toBe("not_found");
  expect(await codeOf(startConsultation(ada, video.deps))).toBe("done");
});

test("where the provider can't be told of the end, the visitor's is over all the same", async () => {
  const failing = async () => Promise.reject(new VideoUnavailable("server", "HTTP 500"));
  const video = await videoOn(database, { script: () => ({ end: failing }) });
  const ada = video.visitor("ada");
  await startConsultation(ada, video.deps);
  await endConsultation(ada, video.deps);
  const [row] = await video.stored();
  expect(row?.status).toBe("ended");
  // The job fails, and so is tried again.
  await expect(endCallJob.run({ id: row?.id ?? "" }, video.deps, { step })).rejects.toThrow(
    "HTTP 500",
  );
});

describe("a call that nobody ends", () => {
  test("is ended by us once its time is over", async () => {
    const video = await videoOn(database);
    await startConsultation(video.visitor("ada"), video.deps);
    expect(await endOverdueCalls(video.deps)).toBe(0);
    video.time.now = new Date(video.time.now.getTime() + 40 * minuteMs);
    expect(await endOverdueCalls(video.deps)).toBe(1);
    expect(await video.stored()).toMatchObject([
      { status: "ended", endReason: "time_over", seconds: 1800 },
    ]);
    expect(await video.jobs()).toContain("consultations.end-call");
  });

  test("doesn't keep its visitor from another one, even if the worker rests", async () => {
    const video = await videoOn(database);
    const ada = video.visitor("ada");
    const first = await startConsultation(ada, video.deps);
    video.time.now = new Date(video.time.now.getTime() + 40 * minuteMs);
    const second = await startConsultation(ada, video.deps);
    expect(second.id).not.toBe(first.id);
  });

  test("because we crashed while it started, counts as failed", async () => {
    const video = await videoOn(database);
    await startConsultation(video.visitor("ada"), video.deps);
    await database.pool.query(
      "update consultations set status = 'starting', call_id = null, url = null",
    );
    video.time.now = new Date(video.time.now.getTime() + 40 * minuteMs);
    await endOverdueCalls(video.deps);
    expect(await video.stored()).toMatchObject([{ status: "failed", seconds: 300 }]);
    expect(await rowsOf("select id from conversations")).toEqual([]);
  });
});

test("a call that was ended while it started is ended at the provider, too", async () => {
  const video = await videoOn(database);
  const ada = video.visitor("ada");
  const { calls } = video.deps.consultations;
  video.deps.consultations.calls = {
    ...calls,
    start: async (call) => {
      const started = await calls.start(call);
      await endConsultation(ada, video.deps);
      return started;
    },
  };
  expect(await codeOf(startConsultation(ada, video.deps))).toBe("consultation_over");
  expect(await video.jobs()).toEqual(["consultations.end-call"]);
});

describe("a start that fails", () => {
  test("frees the visitor, costs nothing, and is told to the operators", async () => {
    const video = await videoOn(database);
    video.tavus.account.hasCredits = false;
    const ada = video.visitor("ada");
    expect(await codeOf(startConsultation(ada, video.deps))).toBe("video_unavailable");
    expect(await video.stored()).toMatchObject([{ status: "failed", seconds: 0 }]);
    expect(await rowsOf("select key, severity from alerts")).toEqual([
      { key: "video/out_of_credits", severity: "critical" },
    ]);
    video.tavus.account.hasCredits = true;
    expect(await codeOf(startConsultation(ada, video.deps))).toBe("done");
  });

  test("counts as five minutes where a room may have opened all the same", async () => {
    const lost = async () =>
      Promise.reject(new VideoUnavailable("timeout", "Request timeout", { mayHaveHappened: true }));
    const video = await videoOn(database, { script: () => ({ start: lost }) });
    expect(await codeOf(startConsultation(video.visitor("ada"), video.deps))).toBe(
      "video_unavailable",
    );
    expect(await video.stored()).toMatchObject([{ status: "failed", seconds: 300 }]);
    await video.tell("c_orphan", "system.replica_joined");
    expect(await video.stored()).toMatchObject([{ callId: "c_orphan" }]);
    expect(await video.jobs()).toContain("consultations.end-call");
  });
});

describe("limits hold, also when many start at once (security.md, row 18)", () => {
  test("calls at once", async () => {
    const video = await videoOn(database);
    video.tavus.account.maxCalls = 100;
    const visitors = Array.from({ length: 9 }, (_, at) => video.visitor(`v${at}`));
    const codes = await Promise.all(
      visitors.map((one) => codeOf(startConsultation(one, video.deps))),
    );
    expect(codes.filter((code) => code === "done")).toHaveLength(consultationLimits.concurrent);
    expect(codes.filter((code) => code === "video_limit_reached")).toHaveLength(6);
  });

  test("minutes of a day, of what was taken and not of what was put aside", async () => {
    const video = await videoOn(database, { videoDailyLimitMinutes: 40 });
    const [ada, bob] = [video.visitor("ada"), video.visitor("bob")];
    await startConsultation(ada, video.deps);
    await startConsultation(bob, video.deps);
    expect(video.asked.map(({ maxSeconds }) => maxSeconds)).toEqual([1800, 600]);
    expect(await codeOf(startConsultation(video.visitor("eve"), video.deps))).toBe(
      "video_limit_reached",
    );
    await endConsultation(ada, video.deps);
    expect(await codeOf(startConsultation(video.visitor("eve"), video.deps))).toBe("done");
  });

  test("minutes of a visitor, and of a network whose visitors change", async () => {
    const video = await videoOn(database, { videoDailyLimitMinutes: 9999 });
    video.tavus.account.maxCalls = 100;
    const talk = async (visitor: ReturnType<typeof video.visitor>) => {
      const code = await codeOf(startConsultation(visitor, video.deps));
      video.time.now = new Date(video.time.now.getTime() + 40 * minuteMs);
      await endOverdueCalls(video.deps);
      return code;
    };
    video.time.now = new Date("2026-03-01T01:00:00Z");
    const ada = video.visitor("ada");
    expect([await talk(ada), await talk(ada), await talk(ada)]).toEqual([
      "done",
      "done",
      "video_limit_reached",
    ]);
    const other = (key: string) => ({ ...video.visitor(key), address: ada.address });
    expect([await talk(other("b")), await talk(other("c")), await talk(other("d"))]).toEqual([
      "done",
      "done",
      "video_limit_reached",
    ]);
    video.time.now = new Date("2026-03-02T00:00:00Z");
    expect(await talk(ada)).toBe("done");
  });
});

test("the demo consultation has no room, costs nothing and tells nobody of its end", async () => {
  const demo = createBuiltInCalls({ consultant: "Aria" });
  const video = await videoOn(database, { script: () => demo, videoDailyLimitMinutes: 0 });
  const ada = video.visitor("ada");
  expect(await startConsultation(ada, video.deps)).toMatchObject({
    url: null,
    isDemo: true,
    personaName: "Aria (Demo Mode)",
  });
  await endConsultation(ada, video.deps);
  expect(await video.jobs()).toEqual([]);
});
