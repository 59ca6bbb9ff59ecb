import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { AppError } from "#errors";
import { testDatabase } from "../../../tests/database.ts";
import { videoOn, withCalls } from "../../../tests/factories/video-calls.ts";
import { tavusAt } from "../../../tests/factories/video-provider.ts";
import { freePort } from "../../../tests/stand-ins/child.ts";
import {
  type Answer,
  says,
  silence,
  startRoughProvider,
} from "../../../tests/stand-ins/rough-provider.ts";
import { endConsultation } from "./end-consultation.ts";
import { endCallJob } from "./follow-up.ts";
import { VideoUnavailable } from "./ports.ts";
import { startConsultation } from "./start-consultation.ts";

// Every fault of the provider that the issue names, from the visitor's click to the operators' alert.

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const step = async <T>(_name: string, work: () => Promise<T>) => work();
const cut: Answer = (response) => void response.destroy();

/** Consultations held by a provider that answers like this, or isn't there at all. */
async function heldBy(answers: readonly Answer[] | null) {
  const provider = answers && (await startRoughProvider(...answers));
  if (provider) onTestFinished(() => provider.stop());
  const url = provider?.url ?? `http://127.0.0.1:${await freePort()}`;
  // Short only where nothing will come.
  const { calls } = tavusAt(url, { timeoutMs: answers?.includes(silence) ? 300 : 10_000 });
  return videoOn(database, { script: () => calls });
}
const alerts = async () =>
  (await database.pool.query<{ key: string; detail: string }>("select key, detail from alerts"))
    .rows;

const checkSettings = "Please check your conversation settings and try again.";
const faults: [what: string, answers: Answer[] | null, key: string, words: string, cost: number][] =
  [
    ["a wrong key", [says(401, { message: "no" })], "key_refused", "Invalid Tavus API key.", 0],
    ["no credits", [says(402, { message: "no" })], "out_of_credits", "out of credits", 0],
    [
      "too many calls at once",
      [says(400, { message: "User has reached maximum concurrent conversations" })],
      "too_many_calls",
      "Please end an existing conversation and try again.",
      0,
    ],
    [
      "a replica that isn't there or isn't ready",
      [says(400, { error: "Invalid replica_uuid" })],
      "persona_unavailable",
      "Please choose another one and try again.",
      0,
    ],
    ["another 400", [says(400, { error: "Bad language" })], "bad_request", checkSettings, 0],
    ["429", [says(429, { error: "Slow down" })], "rate_limited", "Slow down", 0],
    ["5xx", [says(503, { error: "Down" })], "server", "Down", 300],
    ["a silence", [silence], "timeout", "Request timeout", 300],
    ["a cut", [cut], "network", "Network error", 300],
    ["nobody there", null, "network", "Network error", 0],
    ["a page of a proxy", [says(200, "<html>")], "bad_answer", "could not be read", 300],
  ];

test.each(faults)(
  "%s: the visitor is told to chat and is free again, operators are told why, and it costs what it may have",
  async (_what, answers, key, words, cost) => {
    const video = await heldBy(answers);
    const ada = video.visitor("ada");
    for (let times = 0; times < 2; times++) {
      const refused = await startConsultation(ada, video.deps).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(AppError);
      expect((refused as AppError).code).toBe("video_unavailable");
      expect((refused as AppError).message).toContain("or chat with Aria");
    }
    const rows = await video.stored();
    expect(rows.map(({ status, seconds }) => [status, seconds])).toEqual([
      ["failed", cost],
      ["failed", cost],
    ]);
    const told = await alerts();
    expect(told.map((one) => one.key)).toEqual([`video/${key}`]);
    expect(told[0]?.detail).toContain(words);
    expect(JSON.stringify(told)).not.toContain(video.secret());
    expect((await database.pool.query("select id from conversations")).rows).toEqual([]);
  },
);

test.each(faults.filter(([what]) => !/400|calls|replica|another/.test(what)))(
  "ending fails by %s: for the visitor it is over all the same, and the provider is told again until it works",
  async (_what, answers) => {
    const broken = await heldBy(answers);
    const video = await videoOn(database);
    const ada = video.visitor("ada");
    const { id } = await startConsultation(ada, video.deps);
    await endConsultation(ada, video.deps, id);
    expect(await video.stored()).toMatchObject([{ status: "ended", url: null }]);
    const down = withCalls(video.deps, broken.deps.consultations.calls);
    await expect(endCallJob.run({ id }, down, { step })).rejects.toBeInstanceOf(VideoUnavailable);
    await endCallJob.run({ id }, video.deps, { step });
    await endCallJob.run({ id }, video.deps, { step });
    expect([...video.tavus.calls.values()]).toMatchObject([{ status: "ended" }]);
  },
);
