import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import type { Json } from "#kit/json-changes.ts";
import { minuteMs } from "#kit/time.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { readChoices, startByHand, tryText } from "./index.ts";
import { shorten } from "./latest-data.ts";

let a: Automations;
let projectId: string;
beforeAll(async () => {
  a = await openAutomations();
  projectId = await a.draft({
    triggers: [newTrigger({ id: "hand", type: "manual", name: "By hand" })],
    workflows: [
      newStep({
        id: "names-1",
        type: "set",
        name: "Names",
        settings: { fields: [{ id: "1", name: "first", value: "{{trigger.name}}" }] },
      }),
    ],
  });
});
afterAll(() => a.close());

const sources = {
  trigger: { id: "hand", type: "manual" },
  steps: [
    { id: "names-1", type: "set" },
    { id: "call", type: "request" },
    { id: "loop", type: "each" },
  ],
  loopId: "loop",
};
const tried = (text: string, who = a.ada) =>
  tryText(who, { projectId, input: { text, ...sources } }, a.deps);

test("before the first run a text is tried with the examples of the kinds, afterwards with what was given", async () => {
  expect(await tried("Hello {{names_1.name}}: {{call.status + 1}}")).toEqual({
    result: "Hello Mira: 201",
  });
  const input = { mode: "test", data: '{"name":"Zoë","total":12}', key: "12345678" };
  await startByHand(a.ada, { projectId, input }, a.deps);
  await a.work();
  expect(await tried("{{names_1.first}}")).toEqual({ result: "Zoë" });
  expect(await tried("{{trigger.total * 2}}")).toEqual({ result: 24 });
  expect(await tried("{{index}}")).toEqual({ result: 0 });
  const { latest } = await readChoices(a.ada, projectId, a.deps);
  expect(latest).toMatchObject({
    trigger: { name: "Zoë" },
    steps: { "names-1": { first: "Zoë" } },
  });
});

test("a wrong expression says what is wrong and where in the text it is", async () => {
  const text = "Total: {{ $sum(trigger.total }} EUR";
  const answer = await tried(text);
  const { problem, position } = answer as { problem: string; position: number };
  expect(problem).toMatch(/^Expected/);
  expect(position).toBeGreaterThan(text.indexOf("$sum"));
  expect(position).toBeLessThanOrEqual(text.indexOf("}}"));
});

test("one that never ends is stopped, and the next one works", async () => {
  expect(await tried("{{($f := function($n){$f($n + 1)}; $f(0))}}")).toHaveProperty("problem");
  expect(await tried("{{1 + 1}}")).toEqual({ result: 2 });
});

test("another's automation can't be tried with, nor by a call without its person", async () => {
  await expect(tried("{{trigger}}", a.eve)).rejects.toMatchObject({ code: "not_found" });
  const app = httpAppOn(a.database, await openShop(a.database));
  const response = await app.fetch(
    new Request(`${publicUrl}/functions/automations/${projectId}/try`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: publicUrl,
        "sec-fetch-site": "same-origin",
      },
      body: JSON.stringify({ text: "{{trigger}}", ...sources }),
    }),
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );
  expect(response.status).toBe(401);
});

test("examples are short, whatever was given, and keep its kind", () => {
  const json = fc.jsonValue({ maxDepth: 8 }) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(json, (value) => {
      const short = shorten(value);
      expect(Array.isArray(short)).toBe(Array.isArray(value));
      expect(shorten(short)).toEqual(short);
    }),
  );
  expect(JSON.stringify(shorten({ a: "x".repeat(minuteMs) })).length).toBeLessThan(250);
});
