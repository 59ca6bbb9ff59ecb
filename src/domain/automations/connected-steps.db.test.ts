import { afterAll, beforeAll, expect, test } from "vitest";
import { addConnection, listConnections } from "#domain/connections/index.ts";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { filledForms } from "../../../tests/factories/connections.ts";

// Steps that work through a connection of the owner's.
let a: Automations;
const ids: Record<string, string> = {};
beforeAll(async () => {
  a = await openAutomations();
  const forms = filledForms("planted");
  for (const kind of ["bearer", "basic", "header", "zapier", "make", "slack"] as const)
    ids[kind] = (
      await addConnection(a.ada, { kind, input: { name: kind, ...forms[kind] } }, a.deps)
    ).id;
});
afterAll(() => a.close());

type Settings = NonNullable<Parameters<typeof newStep>[0]["settings"]>;

/** What a step gives that works through a connection. */
async function run(type: string, connectionId: string, settings: Settings) {
  const step = newStep({ id: "one", type, name: "One", settings });
  step.configuration.connectionId = connectionId;
  const projectId = await a.publish({ triggers: [byHand], workflows: [step] });
  const runId = await a.runByHand(projectId, { name: "Mira" });
  const [first] = (await a.read(projectId, runId)).stepList;
  return first;
}
const call = (kind: string, settings: Settings = {}) =>
  run("request", ids[kind] ?? "", {
    method: "GET",
    url: "https://api.tea.example/orders",
    ...settings,
  });

test.each([
  ["bearer", "authorization", "Bearer planted-bearer-token"],
  [
    "basic",
    "authorization",
    `Basic ${Buffer.from("ada:planted-basic-password").toString("base64")}`,
  ],
  ["header", "x-api-key", "planted-header-value"],
])("a request signs in by a connection: %s", async (kind, header, value) => {
  a.calls.length = 0;
  a.play.answer = async ({ headers }) => ({
    status: 200,
    headers: {},
    text: JSON.stringify(headers),
  });
  const step = await call(kind, { headers: [{ id: "1", name: header, value: "typed" }] });
  expect(a.calls[0]?.headers).toMatchObject({ [header]: value });
  // The service echoes what it was sent: none of it is kept.
  expect(step).toMatchObject({ state: "done" });
  const kept = JSON.stringify(await a.rows("select input, output from automation_run_steps"));
  expect(kept).not.toContain(value);
});

test.each([
  "https://evil.example/orders",
  "http://api.tea.example/orders",
  "https://api.tea.example:8443/orders",
  "https://api.tea.example@evil.example/",
  "https://api.tea.example.evil.example/",
  "no address",
])("a connection's secret isn't sent to %s", async (url) => {
  a.calls.length = 0;
  const step = await call("bearer", { url });
  expect(a.calls).toEqual([]);
  expect(step).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("for https://api.tea.example."),
  });
});

test("a refused key is said at the connection, and a key that works again, too", async () => {
  const stateOf = async () =>
    (await listConnections(a.ada, a.deps)).find(({ id }) => id === ids["bearer"])?.state;
  a.play.answer = async () => ({ status: 401, headers: {}, text: "no" });
  expect(await call("bearer")).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("401"),
  });
  expect(await stateOf()).toBe("failing");
  a.play.answer = async () => ({ status: 200, headers: {}, text: "{}" });
  await call("bearer");
  expect(await stateOf()).toBe("working");
});

test("a connection of another kind, or one that is gone, doesn't sign in", async () => {
  expect(await call("slack")).toMatchObject({
    problem: "This connection doesn’t sign in to addresses.",
  });
  expect(await call("none")).toMatchObject({ state: "done" });
  expect(await run("request", "con_gone", { url: "https://api.tea.example/" })).toMatchObject({
    state: "failed",
    problem: "The connection of this step was deleted.",
  });
});

test("HEAD asks for headers alone", async () => {
  a.calls.length = 0;
  a.play.answer = async () => ({ status: 200, headers: { etag: '"1"' }, text: "" });
  const step = await call("bearer", { method: "HEAD", body: "left out" });
  expect(a.calls[0]).toMatchObject({ method: "HEAD", body: undefined });
  expect(step).toMatchObject({ output: { status: 200, headers: { etag: '"1"' } } });
});

test.each(["zapier", "make"])(
  "%s gets the data of its step by its connection, under the same key in each try",
  async (kind) => {
    a.connections.acted.length = 0;
    const step = await run(kind, ids[kind] ?? "", { data: "{{trigger}}" });
    expect(step).toMatchObject({ state: "done", output: { id: "A-1" } });
    expect(a.connections.acted).toMatchObject([
      {
        action: {
          name: "send",
          input: { name: "Mira" },
          key: expect.stringMatching(/^run_\w+\/one$/),
        },
      },
    ]);
  },
);
