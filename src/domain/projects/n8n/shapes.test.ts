import { expect, test } from "vitest";
import { hand, hook, imported, inRow, rowOf } from "../../../../tests/factories/n8n-import.ts";
import { node, to } from "../../../../tests/factories/n8n.ts";
import { graphProblems } from "../configuration/automation-graph.ts";
import { importN8n } from "./import-n8n.ts";

test("parts of AI nodes are no steps, and each is told as what it is", () => {
  const part = (kind: string) => ({ [kind]: [[{ node: "Agent", type: kind, index: 0 }]] });
  const { automation, report } = imported(
    [
      node("Chat", "webhook"),
      {
        ...node("Agent", "x", {
          options: { systemMessage: "Be kind." },
          promptType: "define",
          text: "={{ $json.body.q }}",
        }),
        type: "@n8n/n8n-nodes-langchain.agent",
      },
      node("Model", "lmChatAny"),
      node("Send a mail", "gmailTool", { operation: "send" }),
      node("Not yet linked", "toolCalculator"),
    ],
    {
      Chat: { main: [to("Agent")] },
      Model: part("ai_languageModel"),
      "Send a mail": part("ai_tool"),
    },
  );
  expect(automation.workflows.map(({ id, type }) => [id, type])).toEqual([["agent", "ai"]]);
  expect(automation.workflows[0]?.configuration.settings).toMatchObject({
    instructions: "Be kind.",
    text: "{{trigger.body.q}}",
  });
  expect(report.unmatched.map(({ name }) => name)).toEqual([
    "Model",
    "Send a mail",
    "Not yet linked",
  ]);
  expect(new Set(report.unmatched.map(({ why }) => why)).size).toBe(3);
});

test("nodes of other makers aren't taken for n8n's own", () => {
  const { step, report } = inRow(hand, { ...node("Theirs", "x"), type: "n8n-nodes-else.slack" });
  expect(step("theirs")?.type).toBe("action");
  expect(report.unmatched[0]?.kind).toBe("n8n-nodes-else.slack");
});

test.each([
  ["gmail", { resource: "draft", sendTo: "a@example.com" }],
  ["slack", { resource: "channel", operation: "create" }],
  ["hubspot", { resource: "contact", operation: "delete", email: "a@example.com" }],
  ["pipedrive", { resource: "deal", additionalFields: { email: ["a@example.com"] } }],
  ["openAi", { resource: "image", prompt: "A cat" }],
  ["googleSheets", { resource: "spreadsheet", operation: "append" }],
])("%s that does something else (%o) isn't taken for what we do", (type, parameters) => {
  expect(inRow(hand, node("Other", type, parameters)).step("other")?.type).toBe("action");
});

test("a contact's address may stand in a list; what is left out of it or of a mail is said", () => {
  const { settings, said } = inRow(
    hook,
    node("Keep", "pipedrive", {
      resource: "person",
      name: "={{ $json.body.name }}",
      additionalFields: { email: ["={{ $json.body.email }}"], label: 5 },
    }),
    node("Mail", "emailSend", {
      toEmail: "a@example.com, b@example.com",
      subject: "Hi",
      html: "<p>Hi</p>",
      options: { ccEmail: "c@example.com", attachments: "data" },
    }),
  );
  expect(settings("keep")).toMatchObject({
    name: "{{trigger.body.name}}",
    email: "{{trigger.body.email}}",
  });
  expect(said).toEqual(
    expect.arrayContaining([
      "Keep: Not imported: label.",
      "Mail: It was sent with the copy (CC), the attachments, which isn’t possible here.",
      "Mail: Here, an email goes to one address.",
    ]),
  );
});

test("files of n8n's interfaces open, also in a list of one and pasted from a page; several are told apart", () => {
  const workflow = {
    name: "One",
    nodes: [hand, node("A", "noOp")],
    connections: { Hand: { main: [to("A")] } },
  };
  const texts = [{ data: workflow }, [workflow], { workflow: { workflow } }].map((one) =>
    JSON.stringify(one),
  );
  for (const text of [...texts, `\`\`\`json\n${texts[0]}\n\`\`\`\n`])
    expect(importN8n(text).proposal.name).toBe("One");
  expect(() => importN8n(JSON.stringify([workflow, workflow]))).toThrow(/2 workflows.*one by one/);
});

test("notes of one name are no reason to refuse; what people wrote is kept, and what isn't taken is said", () => {
  const long = "x".repeat(2500);
  const { automation, said } = imported(
    [
      hand,
      node("Note", "stickyNote", { content: "First" }),
      node("Note", "stickyNote", { content: long }),
      node("A", "noOp", {}, { notes: "Ask Mira before you change it" }),
      { name: 7 },
    ],
    { Hand: { main: [to("A")] } },
  );
  const texts = automation.canvas.notes.map(({ text }) => text);
  expect(texts).toContain("First");
  expect(texts).toContain("A: Ask Mira before you change it");
  expect(said.join("\n")).toContain("characters were cut");
  expect(said).toContain("Workflow: Nodes that couldn’t be read and were left out: 1.");
  const text = JSON.stringify({
    ...rowOf(hand, node("A", "noOp")),
    pinData: { A: [{ json: { secret: "planted" } }] },
    settings: { errorWorkflow: "7" },
  });
  const { report, proposal } = importN8n(text);
  expect(report.notes.map((one) => one.text)).toEqual([
    "In n8n, another workflow runs if it fails. Here, you get an email.",
    "Its pinned data wasn’t imported.",
  ]);
  expect(JSON.stringify(proposal)).not.toContain("planted");
});

test("a long report is kept whole on the canvas, in several notes", () => {
  const codes = Array.from({ length: 40 }, (_, at) => node(`Work number ${at}`, "code"));
  const { automation, report } = inRow(hand, ...codes);
  const kept = automation.canvas.notes.map(({ text }) => text).join("\n");
  expect(automation.canvas.notes.length).toBeGreaterThan(1);
  for (const { name } of report.unmatched) expect(kept).toContain(`- ${name} (code)`);
  expect(graphProblems(automation.workflows)).toEqual([]);
});

test("names with accents, and those that are words of expressions, stay readable", () => {
  const { automation } = inRow(
    hand,
    node("Création d’été", "noOp"),
    node("True", "noOp"),
    node("In", "noOp"),
  );
  expect(automation.workflows.map(({ id }) => id)).toEqual(["creation_d_ete", "true2", "in2"]);
});
