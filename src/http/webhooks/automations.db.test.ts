import { afterAll, beforeAll, expect, test } from "vitest";
import { callsPerHour, readChoices } from "#domain/automations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { newTrigger } from "#domain/projects/configuration/automation.ts";
import {
  type Automations,
  openAutomations,
  setStep,
} from "../../../tests/factories/automations.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";

let a: Automations;
let app: ReturnType<typeof httpAppOn>;
const addresses: string[] = [];
const projects: string[] = [];
beforeAll(async () => {
  a = await openAutomations();
  for (let count = 0; count < 2; count += 1) {
    const projectId = await a.publish({
      triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
      workflows: [setStep("one", "{{trigger.body}}")],
    });
    projects.push(projectId);
    const { webhooks } = await readChoices(a.ada, projectId, a.deps);
    addresses.push(webhooks["hook"]?.address ?? "");
  }
  // The shop has subscribers of its own: from here on nothing is published.
  app = httpAppOn(a.database, await openShop(a.database), { deps: a.deps as unknown as NounDeps });
});
afterAll(() => a.close());

const client = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
const post = async (address: string, init: RequestInit) =>
  app.request(new URL(address).pathname, { method: "POST", ...init }, client);
const runsOf = (projectId: string) =>
  a.rows("select 1 from automation_runs where project_id = $1", [projectId]);

test("a call of 10 MB is refused, whether it says its length or not, and neither started nor kept", async () => {
  const [address = ""] = addresses;
  const [projectId = ""] = projects;
  const large = new Uint8Array(10 * 1024 * 1024).fill(120);
  const { length } = large;
  const said = await post(address, { body: large, headers: { "content-length": `${length}` } });
  expect(said.status).toBe(413);
  const pieces = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(large.subarray(0, 64 * 1024));
    },
  });
  const streamed = { body: pieces, duplex: "half" } as RequestInit;
  expect((await post(address, streamed)).status).toBe(413);
  // Smaller than what any call may have, and larger than one that starts something.
  expect((await post(address, { body: large.subarray(0, 300 * 1024) })).status).toBe(413);
  expect(await runsOf(projectId)).toEqual([]);
  expect(await a.rows("select 1 from automation_samples")).toEqual([]);
  expect((await post(address, { body: '{"name":"Mira"}' })).status).toBe(202);
  expect(await runsOf(projectId)).toHaveLength(1);
});

test("of 1,000 calls at once as many start a run as an hour may have; the others hear when to come back", async () => {
  const [, address = ""] = addresses;
  const [, projectId = ""] = projects;
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, id) =>
      post(address, { body: "{}", headers: { "idempotency-key": `call-${id}` } }),
    ),
  );
  const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([counted(202), counted(429)]).toEqual([callsPerHour, 1000 - callsPerHour]);
  const waits = answers.flatMap(({ status, headers }) =>
    status === 429 ? [Number(headers.get("retry-after"))] : [],
  );
  expect(waits.every((seconds) => seconds > 0 && seconds <= 3600)).toBe(true);
  expect(await runsOf(projectId)).toHaveLength(callsPerHour);
}, 180_000);
