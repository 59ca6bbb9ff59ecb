import { expect, test } from "vitest";
import { z } from "zod";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { readFields } from "./read-fields.ts";

const kinds = (fields: ReturnType<typeof readFields>) =>
  Object.fromEntries(fields.map(({ key, kind }) => [key, kind]));

test("the chatbot's form has the labels and limits of its schema", () => {
  const fields = readFields(Chatbot);
  expect(kinds(fields)).toMatchObject({
    name: "text",
    personality: "choice",
    knowledgeBase: "list",
    channels: "choices",
    integrations: "group",
    ai: "group",
    trainingData: "long-text",
    suggestions: "items",
    conduct: "group",
  });
  const ai = fields.find(({ key }) => key === "ai");
  const inside = ai?.kind === "group" ? ai.fields : [];
  expect(inside).toContainEqual(
    expect.objectContaining({ key: "temperature", kind: "slider", min: 0, max: 1, step: 0.1 }),
  );
  expect(inside).toContainEqual(
    expect.objectContaining({
      key: "maxTokens",
      title: "Max Tokens",
      kind: "number",
      min: 100,
      max: 2000,
      step: 1,
    }),
  );
  const integrations = fields.find(({ key }) => key === "integrations");
  expect(integrations?.kind === "group" ? integrations.fields[0] : null).toMatchObject({
    title: "CRM Integration",
    options: ["hubspot", "salesforce", "pipedrive"],
    isOptional: true,
  });
});

test("long texts, colours and units are told from the schema", () => {
  const fields = readFields(VideoAgent);
  expect(kinds(fields)).toMatchObject({ script: "long-text", branding: "group" });
  expect(fields).toContainEqual(expect.objectContaining({ key: "duration", unit: "s", max: 300 }));
  const branding = fields.find(({ key }) => key === "branding");
  expect(JSON.stringify(branding)).toContain('"kind":"colour"');
});

test("a field with a default is not optional, and what has no title is left out", () => {
  const schema = z.strictObject({
    plain: z.string().max(10),
    kind: z.enum(["a", "b"]).default("a").meta({ title: "Kind" }),
    rows: z
      .array(z.strictObject({ id: z.string(), on: z.boolean().meta({ title: "On" }) }))
      .max(3)
      .meta({ title: "Rows" }),
  });
  expect(readFields(schema)).toEqual([
    {
      key: "kind",
      title: "Kind",
      hint: "",
      kind: "choice",
      options: ["a", "b"],
      isOptional: false,
    },
    {
      key: "rows",
      title: "Rows",
      hint: "",
      kind: "items",
      max: 3,
      fields: [{ key: "on", title: "On", hint: "", kind: "yes-no" }],
    },
  ]);
});
