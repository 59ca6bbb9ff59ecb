import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callLimits } from "#content/consultant.ts";
import type { Database } from "#db/open.ts";
import { isConsultantAvailable } from "#domain/consultant/index.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../tests/database.ts";
import { clientAt, testKey } from "../../tests/factories/ai-provider.ts";
import { ariaOn } from "../../tests/factories/aria.ts";
import {
  completion,
  says,
  silence,
  startRoughProvider,
} from "../../tests/stand-ins/rough-provider.ts";
import { testAiConnection } from "./test-ai-connection.ts";

let database: Database;
const logged: unknown[] = [];
const note = (...parts: unknown[]) => void logged.push(parts);
const log = { ...silentLog, info: note, warn: note, error: note };
const open: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  logged.length = 0;
  await Promise.all(open.splice(0).map((server) => server.stop()));
});
afterAll(() => database.close());

/** The start on a provider that answers so. */
async function begin(...answers: Parameters<typeof startRoughProvider>) {
  const provider = await startRoughProvider(...answers);
  open.push(provider);
  const { consultant, test: ask } = clientAt(provider.url);
  const deps = ariaOn(database, { consultant, log });
  const stop = testAiConnection((options) => ask(callLimits.test, options), deps);
  return { deps, stop, provider };
}
const alerts = async () =>
  (await database.pool.query("select key, severity, resolved_by from alerts order by created_at"))
    .rows;

test("a refused key is logged and raises an alert; the start after it is put right ends that", async () => {
  const refused = await begin(says(401, { error: `Bad key ${testKey}` }));
  await expect
    .poll(alerts)
    .toEqual([{ key: "ai/key_refused", severity: "critical", resolved_by: null }]);
  expect(await isConsultantAvailable(refused.deps)).toBe(false);
  expect(JSON.stringify(logged)).toContain("key_refused");
  expect(JSON.stringify(logged)).not.toContain(testKey);

  const { deps, provider } = await begin(completion("yes"), says(404));
  await expect.poll(() => JSON.stringify(logged)).toContain("the AI provider answers");
  await expect.poll(() => isConsultantAvailable(deps)).toBe(true);
  expect(provider.requests[0]?.body).toMatchObject({ max_completion_tokens: 50, temperature: 0 });
});

test("nobody waits for it, and a stop in the middle ends it without an alert", async () => {
  await database.pool.query("truncate alerts");
  const { stop, provider } = await begin(silence);
  await expect.poll(() => provider.requests.length).toBe(1);
  await stop();
  await provider.requests[0]?.closed;
  expect(await alerts()).toEqual([]);
});
