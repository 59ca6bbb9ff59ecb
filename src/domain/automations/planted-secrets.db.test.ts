import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addConnection } from "#domain/connections/index.ts";
import { ConnectionFailed } from "#domain/connections/ports.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { filledForms } from "../../../tests/factories/connections.ts";
import { automationsOfPerson } from "./automations-of-person.ts";
import { callBack, callWebhook, listRuns, readChoices, readRun, tryText } from "./index.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

const kinds = ["slack", "hubspot", "sheets", "webhook", "mongodb", "pipedrive", "twilio"] as const;
const typed = "plant-9999-typed-by-hand";

test("of 40 planted secrets none is left in what a run took, gave or failed with, in its samples, mails, exports or tables", async () => {
  const planted = new Set<string>([typed]);
  const ids: string[] = [];
  for (const mark of ["plant-1111", "plant-2222", "plant-3333", "plant-4444", "plant-5555"]) {
    const forms = filledForms(mark);
    for (const kind of kinds) {
      const fields = forms[kind];
      const input = { name: `${kind} ${mark}`, ...fields };
      const saved = await addConnection(a.ada, { kind, input }, a.connections.deps);
      ids.push(saved.id);
      if (saved.signingSecret) planted.add(saved.signingSecret);
      for (const [name, value] of Object.entries(fields))
        if (name.startsWith("secret"))
          for (const found of value.match(/[\w-]*plant-\d{4}[\w-]*/g) ?? []) planted.add(found);
    }
  }
  const quoted = (all: string[]) =>
    `${all.join(" ")} ${all.map((one) => Buffer.from(one).toString("base64")).join(" ")}`;
  const all = [...planted];
  const said = quoted(all.filter((one) => one !== typed));
  const connected = ids.map((id, place) => {
    const step = newStep({
      id: `send${place}`,
      type: "slack",
      name: `Send ${place}`,
      settings: { channel: "#tea", text: "{{trigger.body.all}}" },
    });
    step.configuration.connectionId = id;
    step.configuration.onError = "continue";
    return step;
  });
  const request = newStep({
    id: "call",
    type: "request",
    name: "Call",
    settings: {
      url: "https://api.example/{{trigger.body.all}}",
      body: "{{trigger.body}}",
      headers: [{ id: "1", name: "Authorization", value: `Bearer ${typed}` }],
    },
    nextSteps: ["wait"],
  });
  const wait = newStep({
    id: "wait",
    type: "callback",
    name: "Wait",
    branches: { called: ["last"], expired: [] },
  });
  const last = newStep({
    id: "last",
    type: "request",
    name: "Last",
    settings: {
      url: "https://api.example/last",
      headers: [{ id: "1", name: "Authorization", value: `Bearer ${typed}` }],
    },
    nextSteps: connected.map(({ id }) => id).slice(0, 20),
  });
  connected[0]!.nextSteps = connected.map(({ id }) => id).slice(20);
  const projectId = await a.publish({
    triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
    workflows: [request, wait, last, ...connected],
    alertAfter: 1,
  });
  // The called service quotes everything, in its answer, its headers and its errors.
  a.play.answer = async ({ url }) => ({
    status: url.endsWith("/last") ? 400 : 200,
    headers: { "x-echo": quoted(all) },
    text: JSON.stringify({ said: quoted(all), token: "named-secret-1", list: all }),
  });
  a.connections.fail("rejected", said, 400);
  const { webhooks } = await readChoices(a.ada, projectId, a.deps);
  const token = webhooks["hook"]?.address.split("/").at(-1) ?? "";
  const body = JSON.stringify({ all: said, [all[1] ?? ""]: 1 });
  const call = { projectId, triggerId: "hook", token, method: "POST", query: { all: said }, body };
  const runId = await callWebhook({ ...call, header: () => undefined }, a.deps);
  await a.work();
  const asked = JSON.parse(a.calls[0]?.body ?? "{}") as { all: string };
  // It was masked before anything was sent; what the step itself sends along is still what was typed.
  expect(asked.all).not.toContain("plant-1111-hubspot");
  expect(a.calls[0]?.headers["authorization"]).toBe(`Bearer ${typed}`);
  const name = Buffer.from(`${runId} wait`).toString("base64url");
  const back = `${name}.${a.deps.digest("callback", `${runId} wait`)}`;
  expect(await callBack({ token: back, data: { said } }, a.deps)).toBe(true);
  await a.work();

  const at = { projectId, runId: runId ?? "" };
  const run = await readRun(a.ada, at, a.deps);
  expect(run.state).toBe("failed");
  const retried = { ...run, plan: null };
  const told: unknown[] = [retried];
  told.push(await listRuns(a.ada, { projectId, state: "", after: "" }, a.deps));
  told.push({ ...(await readChoices(a.ada, projectId, a.deps)), webhooks: null });
  told.push((await readChoices(a.ada, projectId, a.deps)).webhooks["hook"]?.sample);
  told.push(await automationsOfPerson.export?.(a.database.db, { userId: a.ada.userId } as never));
  const shape = { trigger: { id: "hook", type: "webhook" }, loopId: null };
  for (const text of ["{{call}}", "{{trigger}}", "{{wait}}"]) {
    const steps = [request, wait].map(({ id, type }) => ({ id, type }));
    told.push(await tryText(a.ada, { projectId, input: { ...shape, steps, text } }, a.deps));
  }
  expect(planted.size).toBeGreaterThanOrEqual(40);
  const everything = JSON.stringify(told);
  expect([...planted, "named-secret-1"].filter((one) => everything.includes(one))).toEqual([]);
  expect(everything).toContain("•••");

  planted.delete(typed);
  for (const table of [
    "automation_runs",
    "automation_run_steps",
    "automation_signals",
    "automation_samples",
    "mails",
  ]) {
    const { rows } = await a.database.db.execute(
      sql.raw(`select to_jsonb(t)::text as row from ${table} t`),
    );
    expect(rows.length, table).toBeGreaterThan(0);
    const kept = JSON.stringify(rows);
    expect(
      [...planted].filter((one) => kept.includes(one)),
      table,
    ).toEqual([]);
  }
});

test("what a step fails with is kept without the secrets of its connection, and an error that is logged, too", async () => {
  const fields = filledForms("plant-7777").hubspot;
  const input = { name: "HubSpot", ...fields };
  const { id } = await addConnection(a.ada, { kind: "hubspot", input }, a.connections.deps);
  const step = newStep({
    id: "call",
    type: "request",
    name: "Call",
    settings: { url: "https://api.example/" },
    nextSteps: ["contact"],
  });
  const contact = newStep({
    id: "contact",
    type: "crm",
    name: "Contact",
    settings: { email: "x" },
  });
  contact.configuration.connectionId = id;
  const projectId = await a.publish({
    triggers: [newTrigger({ id: "hook", type: "webhook", name: "Called" })],
    workflows: [step, contact],
  });
  a.play.answer = async () => {
    throw new Error(`can't send ${fields["secretToken"]}`, {
      cause: new ConnectionFailed("rejected", "no"),
    });
  };
  const { webhooks } = await readChoices(a.ada, projectId, a.deps);
  const token = webhooks["hook"]?.address.split("/").at(-1) ?? "";
  const call = { projectId, triggerId: "hook", token, method: "POST", query: {}, body: "{}" };
  await callWebhook({ ...call, header: () => undefined }, a.deps);
  const error = (await a.work().catch((thrown: unknown) => thrown)) as Error;
  expect(error.message).toBe("can't send •••");
  expect(error.stack).not.toContain("plant-7777");
});
