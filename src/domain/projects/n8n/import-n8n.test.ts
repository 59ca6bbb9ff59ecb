import { expect, test } from "vitest";
import { exported, node, to } from "../../../../tests/factories/n8n.ts";
import { graphProblems } from "../configuration/automation-graph.ts";
import { importN8n } from "./import-n8n.ts";

const imported = (nodes: readonly unknown[], connections: object = {}) => {
  const { proposal, report } = importN8n(exported(nodes, connections));
  const { automation } = proposal.configuration;
  const step = (id: string) => automation.workflows.find((one) => one.id === id);
  const settings = (id: string) => step(id)?.configuration.settings;
  return { automation, report, step, settings, proposal };
};

/** A webhook, a question, a call, a message, a mail: as n8n 1.x exports them. */
const order = () =>
  imported(
    [
      node("Webhook", "webhook", { httpMethod: "POST", path: "secret-path" }, { webhookId: "abc" }),
      node("Large?", "if", {
        conditions: {
          combinator: "and",
          conditions: [
            {
              leftValue: "={{ $json.body.total }}",
              rightValue: 100,
              operator: { type: "number", operation: "gt" },
            },
          ],
        },
      }),
      node(
        "Look up",
        "httpRequest",
        {
          method: "POST",
          url: '=https://ada:hunter2@api.example.com/customers/{{ $json.body["customer id"] }}',
          authentication: "genericCredentialType",
          sendHeaders: true,
          headerParameters: {
            parameters: [
              { name: "X-Shop", value: "tea" },
              { name: "Authorization", value: "Bearer planted-token" },
            ],
          },
          queryParameters: { parameters: [{ name: "api_key", value: "planted-key" }] },
          bodyParameters: { parameters: [{ name: "total", value: "={{ $json.body.total }}" }] },
        },
        { credentials: { httpHeaderAuth: { id: "7", name: "planted-credential" } } },
      ),
      node(
        "Tell",
        "slack",
        {
          channelId: { __rl: true, mode: "name", value: "#orders" },
          text: "={{ $('Webhook').item.json.body.name }} is {{ $json.level }}{{ $json.x.map((y) => y) }}",
        },
        { credentials: { slackApi: { id: "1", name: "planted-slack" } } },
      ),
      node("Mail", "emailSend", {
        toEmail: "={{ $json.body.email }}",
        subject: "Thanks {{ not an expression }}",
        html: "<p>Hello<br>you</p>",
      }),
      node("Code", "code", { jsCode: "return process.env" }),
      node("Sticky", "stickyNote", { content: "## Remember" }),
    ],
    {
      Webhook: { main: [to("Large?")] },
      "Large?": { main: [to("Look up"), to("Mail")] },
      "Look up": { main: [to("Tell")] },
      Mail: { main: [to("Code")] },
      "Chat Model": { ai_languageModel: [to("Mail")] },
    },
  );

test("nodes become the steps that do the same, with their ways and their data", () => {
  const { automation, settings, step } = order();
  expect(automation.triggers).toMatchObject([
    { type: "webhook", configuration: { name: "Webhook" } },
  ]);
  expect(automation.workflows[0]).toMatchObject({
    id: "large",
    type: "decision",
    branches: { yes: ["look_up"], no: ["mail"] },
    configuration: {
      settings: { value: "{{trigger.body.total}}", comparison: "is more than", other: "100" },
    },
  });
  expect(settings("look_up")).toMatchObject({
    method: "POST",
    url: "https://api.example.com/customers/{{trigger.body.`customer id`}}",
    headers: [{ name: "X-Shop", value: "tea" }],
    body: '{{ {"total": trigger.body.total} }}',
  });
  expect(settings("tell")).toMatchObject({
    channel: "#orders",
    text: "{{trigger.body.name}} is {{look_up.body.level}}",
  });
  expect(settings("mail")).toMatchObject({
    to: "{{trigger.body.email}}",
    subject: "Thanks { { not an expression }}",
    text: "Hello\nyou",
  });
  expect(step("code")?.type).toBe("action");
  expect(graphProblems(automation.workflows)).toEqual([]);
  expect(automation.canvas.notes.map(({ text }) => text)[0]).toBe("## Remember");
});

test("what didn't match, what to connect and what was left out is listed; no credential or secret is taken", () => {
  const { report, proposal, automation } = order();
  expect(report.matched).toBe(5);
  expect(report.unmatched).toEqual([
    { name: "Code", kind: "code", why: "Code isn’t run here. Use expressions or other steps." },
  ]);
  expect(report.connect.map(({ name }) => name).toSorted()).toEqual(["Look up", "Tell"]);
  const notes = report.notes.map(({ text }) => text).join("\n");
  for (const said of [
    "“Authorization” was left out",
    "“api_key” was left out",
    "password in its address",
    "$json.x.map((y) => y)",
  ])
    expect(notes).toContain(said);
  expect(JSON.stringify({ proposal, report })).not.toMatch(/planted|hunter2|secret-path/);
  expect(automation.canvas.notes.at(-1)?.text).toContain("Not matched\n- Code (code)");
});

test("a loop over items becomes a loop, without its way back", () => {
  const { automation, step, settings, report } = imported(
    [
      node("Start", "manualTrigger"),
      node("Get", "httpRequest", { url: "https://api.example.com/list" }),
      node("Loop", "splitInBatches", {}, { typeVersion: 3 }),
      node("Keep", "set", {
        assignments: { assignments: [{ name: "sku", value: "={{ $json.sku }}", type: "string" }] },
      }),
      node("After", "wait", { amount: 2, unit: "minutes" }),
    ],
    {
      Start: { main: [to("Get")] },
      Get: { main: [to("Loop")] },
      Loop: { main: [to("After"), to("Keep")] },
      Keep: { main: [to("Loop")] },
    },
  );
  expect(step("loop")).toMatchObject({
    type: "each",
    branches: { each: ["keep"] },
    nextSteps: ["after"],
  });
  expect(settings("loop")).toEqual({ list: "{{get.body}}" });
  expect(settings("keep")).toMatchObject({ fields: [{ name: "sku", value: "{{item.sku}}" }] });
  expect(settings("after")).toEqual({ how: "for a time", amount: 2, unit: "minutes" });
  expect(graphProblems(automation.workflows)).toEqual([]);
  expect(report.notes.some(({ text }) => text.includes("way back"))).toBe(false);
});

test("conditions, switches, merges and another circle are taken over, or said", () => {
  const condition = (leftValue: string, operation: string, rightValue: unknown = "") => ({
    leftValue,
    rightValue,
    operator: { type: "string", operation },
  });
  const both = {
    conditions: {
      combinator: "or",
      conditions: [
        condition("={{ $json.a }}", "notContains", 'x"y'),
        condition("={{ $json.b }}", "gte", 2),
      ],
    },
  };
  const regex = {
    conditions: { conditions: [condition("={{ $json.a }}", "regex", "={{ $json.b }}")] },
  };
  const country = (is: string) => ({
    conditions: { conditions: [condition("={{ $json.country }}", "equals", is)] },
  });
  const { settings, step, report, automation } = imported(
    [
      node("Start", "executeWorkflowTrigger"),
      node("Both", "if", both),
      node("Regex", "if", regex),
      node("Country", "switch", {
        rules: { values: [country("DE"), country("FR")] },
        options: { fallbackOutput: "extra" },
      }),
      node("Merge", "merge"),
      node("Back", "noOp"),
    ],
    {
      Start: { main: [to("Both")] },
      Both: { main: [to("Regex"), to("Country")] },
      Country: { main: [to("Merge"), to("Merge"), to("Back")] },
      Regex: { main: [to("Merge")] },
      Merge: { main: [to("Back")] },
      Back: { main: [to("Both")] },
    },
  );
  expect(settings("both")).toMatchObject({
    value: String.raw`{{($not($contains($string(trigger.a), "x\"y"))) or (trigger.b >= 2)}}`,
    comparison: "is true",
  });
  expect(step("country")).toMatchObject({
    branches: { "case-1": ["merge"], "case-2": ["merge"], other: ["back"] },
    configuration: {
      settings: { value: "{{trigger.country}}", cases: [{ is: "DE" }, { is: "FR" }] },
    },
  });
  expect(settings("merge")?.["values"]).toHaveLength(3);
  const said = report.notes.map(({ name, text }) => `${name}: ${text}`);
  expect(said).toContain("Regex: Its condition couldn’t be imported: enter it again.");
  expect(said.some((one) => one.startsWith("Back: Its way back to “Both”"))).toBe(true);
  expect(graphProblems(automation.workflows)).toEqual([]);
});

test.each([
  [{ field: "minutes", minutesInterval: 15 }, "*/15 * * * *"],
  [{ field: "hours", hoursInterval: 2, triggerAtMinute: 5 }, "5 */2 * * *"],
  [{ triggerAtHour: 9 }, "0 9 * * *"],
  [{ field: "weeks", triggerAtDay: [1, 5], triggerAtHour: 8, triggerAtMinute: 30 }, "30 8 * * 1,5"],
  [{ field: "months", triggerAtDayOfMonth: 3, triggerAtHour: 7 }, "0 7 3 * *"],
  [{ field: "cronExpression", expression: "0 30 9 * * 1-5" }, "30 9 * * 1-5"],
])("the schedule %o is %s in the workflow's time zone", (rule, cron) => {
  const { automation } = imported([
    node("At", "scheduleTrigger", { rule: { interval: [rule] } }),
    node("One", "set"),
  ]);
  expect(automation.triggers[0]).toMatchObject({
    type: "schedule",
    configuration: { settings: { cron, zone: "Europe/Berlin" } },
  });
});

test("triggers that lead to several steps begin at one that leads on to them", () => {
  const { automation } = imported(
    [node("Hand", "manualTrigger"), node("Hook", "webhook"), node("A", "set"), node("B", "set")],
    { Hand: { main: [to("A")] }, Hook: { main: [to("A", "B")] } },
  );
  expect(automation.workflows[0]).toMatchObject({ id: "start", nextSteps: ["a", "b"] });
  expect(graphProblems(automation.workflows)).toEqual([]);
});
