import { expect, test } from "vitest";
import { expressionProblems } from "#domain/projects/configuration/expression-problems.ts";
import { parseExpression } from "#domain/projects/configuration/parse-expression.ts";
import { publishProblemsOf } from "#domain/projects/configuration/publish-problems.ts";
import { problemsOf, schemaVersions } from "#domain/projects/configuration/types.ts";
import { ServiceTemplate, serviceTypes } from "#domain/projects/contract.ts";
import { readConfiguration } from "#domain/projects/read-configuration.ts";
import { automationTemplates } from "./automation-templates.ts";
import { services } from "./catalogue.ts";
import { findTemplate, serviceTemplates, templateShelves } from "./service-templates.ts";
import { pageAutomations } from "./service-templates/page-automations.ts";
import { guideWords, spokenWordsPerMinute } from "./video-options.ts";

test("there are the twelve templates of the specification, each with an id of its own", () => {
  expect(serviceTemplates).toHaveLength(12);
  expect(new Set(serviceTemplates.map(({ id }) => id)).size).toBe(12);
  expect(serviceTemplates.some(({ popular }) => popular)).toBe(true);
});

test("each automation of the tutorials can be started in the studio, under the same id", () => {
  expect(pageAutomations.map(({ id }) => id)).toEqual(automationTemplates.map(({ id }) => id));
  for (const { id } of automationTemplates)
    expect(findTemplate(id)?.serviceType).toBe("automation");
  expect(findTemplate("none")).toBeUndefined();
});

const templates = [...serviceTemplates, ...pageAutomations];
test.each(templates.map((template) => [template.id, template] as const))(
  "%s is complete and keeps to the limits of its type",
  (_id, template) => {
    expect(ServiceTemplate.parse(template)).toMatchObject(template); // nothing dropped as unknown either
    const { serviceType, schemaVersion, configuration } = template;
    expect(schemaVersion).toBe(schemaVersions[serviceType]);
    const read = readConfiguration(serviceType, configuration, schemaVersion);
    expect(problemsOf(read)).toEqual([]); // it could be ordered as it is
  },
);

test("each type has its shelf, its templates, and a service of the catalogue that builds it", () => {
  expect(templateShelves.map(({ type }) => type)).toEqual(serviceTypes);
  for (const { type, serviceId } of templateShelves) {
    expect(serviceTemplates.filter(({ serviceType }) => serviceType === type)).not.toEqual([]);
    expect(services.map(({ id }) => id)).toContain(serviceId);
  }
});

test("a video's script fills its time and can be spoken within it", () => {
  for (const template of serviceTemplates) {
    if (template.serviceType !== "ai-video-agent") continue;
    const { script, duration } = template.configuration.videoAgent;
    const spoken = script.split(/\s+/).length;
    expect(spoken).toBeGreaterThanOrEqual(guideWords(duration));
    expect(spoken).toBeLessThanOrEqual((duration / 60) * spokenWordsPerMinute.most);
  }
});

test("an automation's template runs once its accounts are connected and what only its owner knows is entered", () => {
  for (const template of templates) {
    if (template.serviceType !== "automation") continue;
    const missing = [
      ...publishProblemsOf(template.configuration),
      ...expressionProblems(template.configuration.automation, parseExpression),
    ].map(({ message }) => message);
    const known = ["Choose a connection.", "Enter the address to call.", "Enter who gets it."];
    for (const message of missing) expect(known).toContain(message);
  }
});

const forms = serviceTemplates.flatMap(({ configuration }) =>
  "formInterface" in configuration ? [configuration.formInterface] : [],
);
test("a form's conditions ask for answers that can be given, and its last ending is for everyone", () => {
  for (const { fields, endings } of forms) {
    const answers = (fieldId: string) => {
      const field = fields.find(({ id }) => id === fieldId);
      return field?.type === "yes-no" ? ["yes", "no"] : field?.options.map(({ id }) => id);
    };
    for (const { showWhen } of [...fields, ...endings])
      for (const { fieldId, value } of showWhen.rules) expect(answers(fieldId)).toContain(value);
    expect(endings.at(-1)?.showWhen.rules).toEqual([]);
  }
});

const tools = serviceTemplates.flatMap(({ configuration }) =>
  "tradingTool" in configuration ? [configuration.tradingTool] : [],
);
test("a trading tool's alerts compare its own indicators", () => {
  for (const { indicators, alerts } of tools) {
    const known = ["", "close", ...indicators.map(({ id }) => `#${id}`)];
    for (const { left, right, trend } of alerts)
      expect(known).toEqual(expect.arrayContaining([left, right, trend]));
  }
});

test.each([
  ["a video of 29 seconds", { duration: 29 }],
  ["a video of 301 seconds", { duration: 301 }],
  ["half a second", { duration: 60.5 }],
  ["a language that isn't offered", { language: "latin" }],
])("%s is refused", (_what, change) => {
  const [video] = serviceTemplates;
  if (video?.serviceType !== "ai-video-agent") throw new Error("The first is a video");
  const videoAgent = { ...video.configuration.videoAgent, ...change };
  expect(ServiceTemplate.safeParse({ ...video, configuration: { videoAgent } }).success).toBe(
    false,
  );
});

test.each([
  ["a temperature above 1", { temperature: 1.1 }],
  ["a temperature between the steps", { temperature: 0.75 }],
  ["99 tokens", { maxTokens: 99 }],
  ["2001 tokens", { maxTokens: 2001 }],
])("%s is refused", (_what, change) => {
  const bot = serviceTemplates.find(({ serviceType }) => serviceType === "chatbot");
  if (bot?.serviceType !== "chatbot") throw new Error("There is a chatbot");
  const { chatbot } = bot.configuration;
  const changed = { chatbot: { ...chatbot, ai: { ...chatbot.ai, ...change } } };
  expect(ServiceTemplate.safeParse({ ...bot, configuration: changed }).success).toBe(false);
});
