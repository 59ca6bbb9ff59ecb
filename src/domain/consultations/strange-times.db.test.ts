import { afterAll, beforeAll, expect, test } from "vitest";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { videoOn, withCalls } from "../../../tests/factories/video-calls.ts";
import { createBuiltInCalls } from "../../providers/video/built-in.ts";
import { endConsultation } from "./end-consultation.ts";
import { endCallJob } from "./follow-up.ts";
import { endOverdueCalls } from "./jobs.ts";
import { VideoUnavailable } from "./ports.ts";
import { startConsultation } from "./start-consultation.ts";
import { stopConsultation } from "./stop-consultation.ts";

// What happens between two steps of ours, and what the provider or a browser says that nobody expects.

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_root");
});
afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as unknown[];
const step = async <T>(_name: string, work: () => Promise<T>) => work();

/** A call that runs, and its name at the provider. */
async function running() {
  const video = await videoOn(database);
  const { id } = await startConsultation(video.visitor("ada"), video.deps);
  const [row] = await video.stored();
  return { ...video, id, callId: row?.callId ?? "" };
}
const ready = "application.transcription_ready";

test.each([1_779_475_657_840, 1e300, -1e12, "+275760-09-13T00:00:00.000Z"])(
  "a transcript with times that no calendar of ours holds (%s) is stored all the same",
  async (timestamp) => {
    const video = await running();
    await video.tell(video.callId, ready, {
      transcript: [
        { role: "assistant", content: "Hello.", timestamp },
        { role: "user", content: "I need a bot.", timestamp },
      ],
    });
    expect(await rowsOf("select text from messages order by position")).toEqual([
      { text: "Hello." },
      { text: "I need a bot." },
    ]);
  },
);

test("an event whose words no database takes is refused, or kept without them", async () => {
  const video = await running();
  expect(await codeOf(video.tell(video.callId, "a\u0000b"))).toBe("invalid_input");
  expect(await codeOf(video.tell("c\u0000", "system.replica_joined"))).toBe("invalid_input");
  await video.tell(video.callId, "application.recording_ready", { recording_key: "c\u00001.mp4" });
  expect(await video.stored()).toMatchObject([{ recordingPlace: "c1.mp4" }]);
});

test("a call that was given up while its start's answer got lost is ended once an event tells its name", async () => {
  let giveUp = async () => {};
  const video = await videoOn(database, {
    script: () => ({
      start: async () => {
        await giveUp();
        throw new VideoUnavailable("timeout", "Request timeout", { mayHaveHappened: true });
      },
    }),
  });
  const ada = video.visitor("ada");
  giveUp = async () => void (await endConsultation(ada, video.deps));
  expect(await codeOf(startConsultation(ada, video.deps))).toBe("video_unavailable");
  const jobs = async () => (await video.jobs()).filter((name) => name.startsWith("consultations."));
  expect(await jobs()).toEqual([]);
  await video.tell("c_late", "system.replica_joined");
  expect(await video.stored()).toMatchObject([{ status: "ended", callId: "c_late" }]);
  expect(await jobs()).toEqual(["consultations.end-call"]);
});

test("a room that opens after its visitor was erased is ended and deleted at the provider", async () => {
  const video = await videoOn(database);
  const { calls } = video.deps.consultations;
  video.deps.consultations.calls = {
    ...calls,
    start: async (call) => {
      const started = await calls.start(call);
      await database.pool.query("delete from consultations");
      return started;
    },
  };
  expect(await codeOf(startConsultation(video.visitor("ada"), video.deps))).toBe(
    "video_unavailable",
  );
  expect(await video.jobs()).toEqual(["consultations.forget-call"]);
});

test("an end that arrives late ends the call that it names, and no other", async () => {
  const video = await running();
  const ada = video.visitor("ada");
  await endConsultation(ada, video.deps, video.id);
  const next = await startConsultation(ada, video.deps);
  expect(await codeOf(endConsultation(ada, video.deps, video.id))).toBe("not_found");
  expect((await video.stored()).at(-1)).toMatchObject({ id: next.id, status: "running" });
  await endConsultation(ada, video.deps, next.id);
});

test("whoever names somebody else's call ends nothing", async () => {
  const video = await running();
  const eve = video.visitor("eve");
  expect(await codeOf(endConsultation(eve, video.deps, video.id))).toBe("not_found");
  await startConsultation(eve, video.deps);
  expect(await codeOf(endConsultation(eve, video.deps, video.id))).toBe("not_found");
  expect(await video.stored()).toMatchObject([{ status: "running" }, { status: "running" }]);
});

test.each(["", "\u0000", "con_", "' or 1=1"])("no call has the id %j", async (id) => {
  const video = await running();
  expect(await codeOf(stopConsultation({ userId: "adm_root" }, id, video.deps))).toBe("not_found");
});

test("a call that can't be ended keeps no other one running over its time", async () => {
  const video = await videoOn(database, {
    script: () => createBuiltInCalls({ consultant: "Aria" }),
  });
  await startConsultation(video.visitor("ada"), video.deps);
  video.time.now = new Date(video.time.now.getTime() + 1000);
  await startConsultation(video.visitor("bob"), video.deps);
  await database.pool.query(
    `update conversations set message_count = 2 where id = (select conversation_id from consultations order by started_at limit 1);
     alter table events add constraint cannot_be_told check (type = '') not valid`,
  );
  video.time.now = new Date(video.time.now.getTime() + 60 * minuteMs);
  await expect(endOverdueCalls(video.deps)).rejects.toMatchObject({
    cause: { constraint: "cannot_be_told" },
  });
  await database.pool.query("alter table events drop constraint cannot_be_told");
  expect(await video.stored()).toMatchObject([{ status: "running" }, { status: "ended" }]);
  await video.deps.conversations.chats.stop();
});

test("where the provider changed meanwhile, what is left to do at the old one settles", async () => {
  const video = await running();
  await endConsultation(video.visitor("ada"), video.deps);
  const deps = withCalls(video.deps, createBuiltInCalls({ consultant: "Aria" }));
  await endCallJob.run({ id: video.id }, deps, { step });
  expect(video.tavus.calls.get(video.callId)).toMatchObject({ status: "active" });
});
