import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { endConsultation } from "./end-consultation.ts";
import { fetchReportJob } from "./follow-up.ts";
import { noteEvent } from "./note-event.ts";
import { startConsultation } from "./start-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as unknown[];
const step = async <T>(_name: string, work: () => Promise<T>) => work();

const transcript = [
  { role: "system", content: "You are Aria." },
  { role: "assistant", content: "Hello, I’m Aria.", timestamp: 1779475657.84 },
  { role: "user", content: "I need a chatbot.", timestamp: 1779475684.88 },
  { role: "tool", content: "{}" },
];
const shutdown = { shutdown_reason: "participant_left_timeout reached" };
const ready = "application.transcription_ready";

/** A call that runs, and its name at the provider. */
async function running() {
  const video = await videoOn(database);
  await startConsultation(video.visitor("ada"), video.deps);
  const [row] = await video.stored();
  return { ...video, id: row?.id ?? "", callId: row?.callId ?? "" };
}
const said = () =>
  rowsOf("select sender, text, position from messages order by position") as Promise<unknown>;
/** How often others were told that a conversation has ended. */
const ends = async () => (await rowsOf("select 1 from events")).length;
const noted = () => rowsOf("select type from consultation_events order by received_at, type");

test("a transcript becomes a conversation of its own, once, and is followed up", async () => {
  const video = await running();
  await video.tell(video.callId, "system.replica_joined");
  await video.tell(video.callId, "system.shutdown", shutdown);
  await video.tell(video.callId, ready, { transcript });
  expect(await said()).toEqual([
    { sender: "ai", text: "Hello, I’m Aria.", position: 1 },
    { sender: "user", text: "I need a chatbot.", position: 2 },
  ]);
  expect(await rowsOf("select channel, status, title, message_count from conversations")).toEqual([
    { channel: "video", status: "ended", title: "I need a chatbot.", message_count: 2 },
  ]);
  expect(await video.stored()).toMatchObject([{ status: "ended", endReason: "left" }]);
  expect(await ends()).toBe(1);
});

test("in whatever order and however often events come, each is kept once", async () => {
  const video = await running();
  const all = [
    () => video.tell(video.callId, ready, { transcript }),
    () => video.tell(video.callId, "system.shutdown", shutdown),
    () => video.tell(video.callId, ready, { transcript: [...transcript, ...transcript] }),
    () => video.tell(video.callId, "system.replica_joined"),
    () => video.tell(video.callId, "application.perception_analysis", { analysis: "tired" }),
  ];
  await Promise.all([...all, ...all, ...all.toReversed()].map((tell) => tell()));
  expect(await noted()).toHaveLength(5);
  expect(await ends()).toBe(1);
  expect(await rowsOf("select count(*)::int as many from messages")).toMatchObject([
    { many: expect.toSatisfy((many: number) => many === 2 || many === 4) as number },
  ]);
});

test("nothing that describes how somebody looked is stored", async () => {
  const video = await running();
  await video.tell(video.callId, "application.perception_analysis", { analysis: "a red hat" });
  expect(JSON.stringify(await rowsOf("select * from consultation_events"))).not.toContain("hat");
});

test("a recording's place is kept", async () => {
  const video = await running();
  const told = { bucket_name: "calls", recording_key: "c1/1.mp4" };
  await video.tell(video.callId, "application.recording_ready", told);
  expect(await video.stored()).toMatchObject([{ recordingPlace: "calls/c1/1.mp4" }]);
});

describe("an event is refused (security.md, row 9)", () => {
  test.each(["", "x", "../stripe", "a".repeat(43), "\u0000"])(
    "with a wrong secret (%j)",
    async (secret) => {
      const video = await running();
      expect(await codeOf(video.tell(video.callId, "system.shutdown", shutdown, secret))).toBe(
        "not_found",
      );
      expect(await video.stored()).toMatchObject([{ status: "running" }]);
      expect(await noted()).toEqual([]);
    },
  );

  test("with the secret's digest for the secret", async () => {
    const video = await running();
    const [row] = await video.stored();
    expect(await codeOf(video.tell(video.callId, "x", {}, row?.secretHash))).toBe("not_found");
  });

  test("about another call, even one of ours", async () => {
    const video = await running();
    const adasSecret = video.secret();
    await startConsultation(video.visitor("bob"), video.deps);
    const bobs = (await video.stored()).at(-1);
    expect(
      await codeOf(video.tell(bobs?.callId ?? "", "system.shutdown", shutdown, adasSecret)),
    ).toBe("not_found");
    expect(await codeOf(video.tell("c_unknown", ready, { transcript }))).toBe("not_found");
    expect(await video.stored()).toMatchObject([{ status: "running" }, { status: "running" }]);
    expect(await said()).toEqual([]);
  });

  test.each([[null], [[]], ["text"], [{}], [{ conversation_id: "c1" }], [{ event_type: 1 }]])(
    "that is none: %j",
    async (body) => {
      const video = await running();
      const secret = video.secret();
      expect(await codeOf(noteEvent({ secret, body }, video.deps))).toBe("invalid_input");
    },
  );
});

test("an event that overtakes the answer to our start isn't lost, and does no harm", async () => {
  const video = await videoOn(database);
  const { calls } = video.deps.consultations;
  video.deps.consultations.calls = {
    ...calls,
    start: async (call) => {
      const started = await calls.start(call);
      await video.tell(started.id, "system.replica_joined");
      return started;
    },
  };
  await startConsultation(video.visitor("ada"), video.deps);
  expect(await video.stored()).toMatchObject([{ status: "running" }]);
  expect(await noted()).toEqual([{ type: "system.replica_joined" }]);
});

test("a transcript whose callback got lost is fetched after the end", async () => {
  const video = await running();
  await video.tavus.finish(video.callId, "participant_left_timeout", [
    { role: "assistant", content: "Hello." },
    { role: "user", content: "I need a website." },
  ]);
  await endConsultation(video.visitor("ada"), video.deps);
  await fetchReportJob.run({ id: video.id }, video.deps, { step });
  await fetchReportJob.run({ id: video.id }, video.deps, { step });
  expect(await said()).toMatchObject([{ text: "Hello." }, { text: "I need a website." }]);
  expect(await ends()).toBe(1);
});

test("what was erased meanwhile doesn't come back", async () => {
  const video = await running();
  await endConsultation(video.visitor("ada"), video.deps);
  await database.pool.query("delete from conversations");
  await video.tell(video.callId, ready, { transcript });
  expect(await said()).toEqual([]);
  expect(await ends()).toBe(0);
});
