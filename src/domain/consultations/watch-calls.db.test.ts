import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { videoOn, withCalls } from "../../../tests/factories/video-calls.ts";
import { createBuiltInCalls } from "../../providers/video/built-in.ts";
import { testVideoConnection } from "../../start/test-video-connection.ts";
import { demoWhereRefused } from "./demo-where-refused.ts";
import { endConsultation } from "./end-consultation.ts";
import { VideoUnavailable } from "./ports.ts";
import { readVideoNow } from "./read-video-state.ts";
import { startConsultation } from "./start-consultation.ts";
import { watchCalls } from "./watch-calls.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The provider's next answers about its state; then it is ready. */
type Said = "ready" | "training" | "key_refused";
let says: Said;
beforeEach(() => {
  says = "ready";
});

/** Calls that are watched as the application watches them. */
async function watched() {
  const video = await videoOn(database, {
    script: () => ({
      readState: async () => {
        if (says === "key_refused") throw new VideoUnavailable("key_refused", "Invalid key.");
        return { isReady: says === "ready", running: 0 };
      },
    }),
  });
  const videoCalls = watchCalls(video.deps.consultations.calls, video.deps);
  return { ...video, deps: withCalls(video.deps, videoCalls) };
}
const alerts = async () =>
  (
    await database.pool.query<{ key: string; severity: string; resolved_by: string | null }>(
      "select key, severity, resolved_by from alerts order by created_at, key",
    )
  ).rows;

test("a wrong key is told at the start, and the start after it was put right ends the alert", async () => {
  const { deps } = await watched();
  says = "key_refused";
  await testVideoConnection(deps.consultations.calls, deps);
  expect(await alerts()).toEqual([
    { key: "video/key_refused", severity: "critical", resolved_by: null },
  ]);
  says = "ready";
  await testVideoConnection(watchCalls(deps.consultations.calls, deps), deps);
  expect(await alerts()).toMatchObject([{ key: "video/key_refused", resolved_by: "system" }]);
});

test("a replica that isn't ready is told, until it is", async () => {
  const { deps } = await watched();
  says = "training";
  await testVideoConnection(deps.consultations.calls, deps);
  expect(await alerts()).toMatchObject([{ key: "video/not_ready", resolved_by: null }]);
  says = "ready";
  await testVideoConnection(deps.consultations.calls, deps);
  expect(await alerts()).toMatchObject([{ key: "video/not_ready", resolved_by: "system" }]);
});

test("an empty account stays an alert until a call could start, whatever the provider says meanwhile", async () => {
  const { deps, tavus, visitor } = await watched();
  tavus.account.hasCredits = false;
  await expect(startConsultation(visitor("ada"), deps)).rejects.toThrow(
    "aren’t available right now",
  );
  await testVideoConnection(deps.consultations.calls, deps);
  expect(await alerts()).toMatchObject([{ key: "video/out_of_credits", resolved_by: null }]);
  tavus.account.hasCredits = true;
  await startConsultation(visitor("ada"), deps);
  expect(await alerts()).toMatchObject([{ key: "video/out_of_credits", resolved_by: "system" }]);
  await endConsultation(visitor("ada"), deps);
});

test("an alert that comes back is resolved again", async () => {
  const { deps } = await watched();
  for (const next of ["key_refused", "ready", "key_refused", "ready"] as const) {
    says = next;
    await testVideoConnection(deps.consultations.calls, deps);
  }
  expect(await alerts()).toMatchObject([{ key: "video/key_refused", resolved_by: "system" }]);
});

test("where the provider refuses our key, visitors get the demo call, and operators the alert", async () => {
  const refused = () => {
    throw new VideoUnavailable("key_refused", "Invalid key.");
  };
  const video = await videoOn(database, {
    script: () => ({ readState: async () => refused(), start: async () => refused() }),
  });
  const videoCalls = demoWhereRefused(
    watchCalls(video.deps.consultations.calls, video.deps),
    createBuiltInCalls({ consultant: "Aria" }),
    video.deps,
  );
  const deps = withCalls(video.deps, videoCalls);
  expect(await readVideoNow(deps)).toEqual({ state: "available", isDemo: true });
  expect(await startConsultation(video.visitor("ada"), deps)).toMatchObject({
    url: null,
    isDemo: true,
    personaName: "Aria (Demo Mode)",
  });
  expect(await alerts()).toMatchObject([{ key: "video/key_refused", resolved_by: null }]);
  await endConsultation(video.visitor("ada"), deps);
  expect(await video.stored()).toMatchObject([{ provider: "built-in", status: "ended" }]);
  // Nobody is told to end at the provider what it never held.
  expect(await video.jobs()).not.toContain("consultations.end-call");
});

test("other troubles of the provider give no demo: it may hold the next call", async () => {
  const { deps } = await watched();
  says = "training";
  const videoCalls = demoWhereRefused(
    deps.consultations.calls,
    createBuiltInCalls({ consultant: "Aria" }),
    deps,
  );
  expect(await readVideoNow(withCalls(deps, videoCalls))).toEqual({
    state: "offline",
    isDemo: false,
  });
});
