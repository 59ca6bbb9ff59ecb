import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exported, node, to } from "../../../../tests/factories/n8n.ts";
import { graphProblems } from "../configuration/automation-graph.ts";
import { settingsOf, triggerSettingsOf } from "../configuration/automation-settings.ts";
import { Automation } from "../configuration/automation.ts";
import { expressionProblems } from "../configuration/expression-problems.ts";
import { parseExpression } from "../configuration/parse-expression.ts";
import { ProjectExport } from "../contract.ts";
import { importN8n } from "./import-n8n.ts";
import { NotImportable } from "./read-export.ts";

const imported = (nodes: readonly unknown[]) =>
  importN8n(exported(nodes)).proposal.configuration.automation;

describe("a hostile file is refused in plain words, or its text stays text", () => {
  const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
  const many = (count: number) => Array.from({ length: count }, (_, at) => node(`N${at}`, "set"));
  test.each([
    ["no JSON", "<script>", /not JSON/],
    ["another file", '{"a":1}', /no nodes and connections/],
    ["null", "null", /no nodes and connections/],
    [
      "2 MB",
      JSON.stringify({ nodes: [], connections: {}, more: "x".repeat(2_000_000) }),
      /too large/,
    ],
    ["5,000 levels", `{"nodes":[],"connections":{},"x":${deep}}`, /nested too deeply/],
    [
      "10,000 nodes",
      JSON.stringify({ nodes: Array(10_000).fill(0), connections: {} }),
      /10,000 nodes/,
    ],
    ["400 steps", exported(many(400)), /400 steps.*can have 300/],
    ["a prototype's name", '{"nodes":[],"connections":{"__proto__":{"main":[]}}}', /“__proto__”/],
    [
      "a constructor",
      '{"nodes":[{"name":"a","type":"x","parameters":{"constructor":1}}],"connections":{}}',
      /“constructor”/,
    ],
    ["no node", exported([{ name: 7 }]), /has no nodes/],
    ["two of one name", exported([node("A", "set"), node("A", "set")]), /same name/],
  ])("%s", (_what, text, words) => {
    expect(() => importN8n(text)).toThrow(NotImportable);
    expect(() => importN8n(text)).toThrow(words);
  });

  test("names that objects have themselves are names like others", () => {
    const names = ["toString", "hasOwnProperty", "valueOf", "trigger", "links"];
    const automation = imported([
      node("Hand", "manualTrigger"),
      ...names.map((name) => node(name, "set")),
    ]);
    expect(automation.workflows.map(({ id }) => id).toSorted()).toEqual(
      ["hasownproperty", "links2", "tostring", "trigger2", "valueof"].toSorted(),
    );
    expect(({} as { main?: unknown }).main).toBeUndefined();
  });

  test("markup in names and texts stays as it is, as text of the automation", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const automation = imported([
      node(markup, "set"),
      node("Note", "stickyNote", { content: markup }),
    ]);
    expect(automation.workflows[0]?.configuration.name).toBe(markup);
    expect(automation.canvas.notes[0]?.text).toBe(markup);
  });
});

test.each([
  ["open braces", "={{".repeat(130_000)],
  ["tags", "<a".repeat(200_000)],
  ["quotes", '="{{"'.repeat(60_000)],
  ["nested JSON", `=${"[".repeat(20_000)}1${"]".repeat(20_000)}`],
  ["backticks", `={{ ${"`${".repeat(100_000)} }}`],
  ["alternatives", `={{ ${"$json.a || ".repeat(30_000)}1 }}`],
])("many %s in a field is read, or left out", (_what, text) => {
  const { workflows } = imported([
    node("Mail", "emailSend", { toEmail: text }),
    node("Put", "set", { mode: "raw", jsonOutput: text }),
  ]);
  expect(workflows).toHaveLength(2);
});

test("ways that part and meet again and again don't make expressions grow without end", () => {
  const rounds = Array.from({ length: 40 }, (_, at) => at);
  const put = (name: string) => node(name, "set", { values: { string: [{ name, value: "1" }] } });
  const nodes = rounds.flatMap((at) => [put(`a${at}`), put(`b${at}`), node(`meet${at}`, "noOp")]);
  const connections = Object.fromEntries(
    rounds.flatMap((at) => [
      [`meet${at - 1}`, { main: [to(`a${at}`, `b${at}`)] }],
      [`a${at}`, { main: [to(`meet${at}`)] }],
      [`b${at}`, { main: [to(`meet${at}`)] }],
    ]),
  );
  const last = node("Tell", "slack", { text: "={{ $json.deep }}" });
  const text = exported([...nodes, last], { ...connections, meet39: { main: [to("Tell")] } });
  const { workflows } = importN8n(text).proposal.configuration.automation;
  expect(workflows.find(({ id }) => id === "tell")?.configuration.settings["text"]).toBeDefined();
});

test("whatever nodes and connections a file has, it is refused in words or gives a whole automation", () => {
  const types = [
    "webhook",
    "scheduleTrigger",
    "if",
    "switch",
    "set",
    "merge",
    "wait",
    "slack",
    "httpRequest",
    "emailSend",
    "splitInBatches",
    "googleSheets",
    "code",
    "hubspot",
    "openAi",
    "sort",
    "cron",
    "interval",
    "formTrigger",
    "gmail",
    "agent",
    "noOp",
    "respondToWebhook",
    "informationExtractor",
    "gmailTool",
  ];
  const names = ["A", "B", "C", "D", "E", "__proto__", ""];
  const name = fc.constantFrom(...names);
  const anyNode = fc.record({
    name,
    type: fc.constantFrom(...types).map((type) => `n8n-nodes-base.${type}`),
    typeVersion: fc.anything(),
    position: fc.anything(),
    parameters: fc.anything({
      key: fc.constantFrom(
        "url",
        "conditions",
        "rules",
        "values",
        "columns",
        "value",
        "rule",
        "interval",
        "text",
        "amount",
        "mode",
        "output",
        "assignments",
        "jsonOutput",
        "jsonBody",
        "name",
        "options",
        "leftValue",
        "operator",
        "triggerTimes",
        "item",
        "queryParameters",
        "parameters",
        "fallbackOutput",
        "unit",
      ),
      values: [
        fc.string(),
        fc.constantFrom(
          "={{ $json.a }}",
          "={{ $json }} and {{ $('A').item.json['b c'] }}",
          "={{ $json.a || $now.toISO() }}",
          '={"a": "{{ $json.x }}", "token": "b"}',
          "a.b",
          "=={{ '}}' + $json.x }}",
          "{{",
          "raw",
          "expression",
          "webhook",
        ),
        fc.integer(),
        fc.boolean(),
        fc.double(),
      ],
      maxDepth: 5,
    }),
    disabled: fc.constantFrom(false, false, true, "x"),
    onError: fc.constantFrom("continueErrorOutput", "continueRegularOutput", "", 1),
  });
  const links = fc.array(fc.array(fc.record({ node: name }), { maxLength: 3 }), { maxLength: 4 });
  const file = fc.record({
    nodes: fc.uniqueArray(anyNode, { selector: (one) => one.name, maxLength: 7 }),
    connections: fc.dictionary(
      name,
      fc.oneof(
        fc.record({ main: links }),
        fc.record({ main: links, error: links }),
        fc.record({ ai_tool: links }),
        fc.anything(),
      ),
    ),
  });
  /** What is wrong with what came of a file; empty where it was refused in words. */
  const wrongWith = (text: string): string[] => {
    try {
      const { proposal } = importN8n(text);
      const { automation } = proposal.configuration;
      return [
        ...(Automation.safeParse(automation).success ? [] : ["no automation"]),
        ...(ProjectExport.safeParse(proposal).success ? [] : ["no export"]),
        // Steps can be walked, and each known kind has settings of its shape.
        ...graphProblems(automation.workflows).flatMap(({ message }) =>
          message.includes("leads back") ? [message] : [],
        ),
        ...automation.workflows.flatMap((step) =>
          step.type === "action" || settingsOf(step) ? [] : [JSON.stringify(step)],
        ),
        ...expressionProblems(automation, parseExpression).flatMap(({ message }) =>
          message.includes("can’t be read") ? [message] : [],
        ),
        ...automation.triggers.flatMap((trigger) =>
          trigger.type === "trigger" || triggerSettingsOf(trigger) ? [] : [JSON.stringify(trigger)],
        ),
      ];
    } catch (error) {
      return error instanceof NotImportable ? [] : [String(error)];
    }
  };
  fc.assert(
    fc.property(file, (given) => {
      expect(wrongWith(JSON.stringify(given))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
