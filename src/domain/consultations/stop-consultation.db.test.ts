import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ChatEvent } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { endCallJob } from "./follow-up.ts";
import { startConsultation } from "./start-consultation.ts";
import { stopConsultation } from "./stop-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let video: Awaited<ReturnType<typeof videoOn>>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_root", "adm_alan");
});
afterAll(() => database.close());
beforeEach(async () => {
  video = await videoOn(database);
  return () => video.deps.conversations.chats.stop();
});
const admin = { userId: "adm_root" };
const started = async () => {
  const { id } = await startConsultation(video.visitor("ada"), video.deps);
  const [row] = await video.stored();
  return { id, conversationId: row?.conversationId ?? "" };
};
const trail = async () =>
  (
    await database.pool.query(
      "select actor, detail from audit_entries where action = 'consultation.ended'",
    )
  ).rows;
const step = <T>(_name: string, work: () => Promise<T>) => work();

test("an admin ends a call while the provider is down: it is over here, audited, and told the provider once it is back", async () => {
  const { id, conversationId } = await started();
  const seen: ChatEvent[] = [];
  video.deps.conversations.chats.watch(conversationId, {
    after: 0,
    send: (event) => void seen.push(event),
    close: () => {},
  });
  await video.tavus.stop();
  video.time.now = new Date(video.time.now.getTime() + 3 * minuteMs);
  await stopConsultation(admin, id, video.deps);
  expect(await video.stored()).toMatchObject([
    { status: "ended", endReason: "stopped", seconds: 180, url: null },
  ]);
  expect(await trail()).toEqual([
    { actor: "adm_root", detail: { reason: "stopped", seconds: 180 } },
  ]);
  expect(await video.jobs()).toEqual(["consultations.end-call", "consultations.fetch-report"]);
  expect(seen.at(-1)).toEqual({ type: "ended" });
  await expect(endCallJob.run({ id }, video.deps, { step })).rejects.toThrow("Network error");
});

test("a call is ended once, also when its visitor and two admins do it at once", async () => {
  const { id } = await started();
  const outcomes = await Promise.allSettled([
    stopConsultation(admin, id, video.deps),
    stopConsultation({ userId: "adm_alan" }, id, video.deps),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(stopConsultation(admin, id, video.deps)).rejects.toThrow(
    new AppError("consultation_over"),
  );
  expect(await trail()).toHaveLength(1);
});

test("a call that is only starting is ended as well, and its room with it", async () => {
  const before = await videoOn(database, {
    script: (calls) => ({
      start: async (call) => {
        const [row] = await before.stored();
        await stopConsultation(admin, row?.id ?? "", before.deps);
        return calls.start(call);
      },
    }),
  });
  await expect(startConsultation(before.visitor("ada"), before.deps)).rejects.toThrow(
    new AppError("consultation_over"),
  );
  expect(await before.stored()).toMatchObject([{ status: "ended", endReason: "stopped" }]);
  expect(await before.jobs()).toContain("consultations.end-call");
});

test("nobody but admins ends somebody's call, and none that isn't there", async () => {
  const { id } = await started();
  await expect(stopConsultation({ userId: "usr_eve" }, id, video.deps)).rejects.toThrow(
    new AppError("forbidden"),
  );
  await expect(stopConsultation(admin, "con_none", video.deps)).rejects.toThrow(
    new AppError("not_found"),
  );
  expect(await video.stored()).toMatchObject([{ status: "running" }]);
});
