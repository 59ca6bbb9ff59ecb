import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceTemplates as templates } from "#content/service-templates.ts";
import {
  configurationSchemas,
  problemsOf,
  serviceTypes,
  type ServiceType,
} from "../configuration/types.ts";
import { suggestProject } from "./suggest-project.ts";
import type { ProposedProject } from "./suggestion.ts";
import { takeWritten } from "./take-written.ts";
import { shapeOf } from "./written-parts.ts";

function byRules<Type extends ServiceType>(
  as: Type,
  sentence = "Something for our dental practice",
) {
  const found = suggestProject(sentence, { templates, as });
  if (found.kind !== "project") throw new Error("The rules propose something for every type");
  return found as Extract<ProposedProject, { serviceType: Type }>;
}
const bot = {
  name: "Smile desk",
  personality: "friendly",
  knowledgeBase: ["Appointments", "Emergencies at night"],
  channels: ["web", "sms"],
};

test("what a model wrote takes the place of the rules' parts, with its reasons", () => {
  const rules = byRules("chatbot");
  const sent = {
    name: "Smile practice bot",
    parts: bot,
    reasons: [{ part: "personality", text: "Patients are\n nervous." }],
  };
  expect(shapeOf("chatbot").safeParse(sent).success).toBe(true);
  const taken = takeWritten(rules, sent);
  expect(taken).toMatchObject({ name: "Smile practice bot", serviceType: "chatbot" });
  expect(taken?.configuration).toEqual({ chatbot: { ...rules.configuration.chatbot, ...bot } });
  expect(taken?.reasons).toContainEqual({
    text: "Patients are nervous.",
    path: ["chatbot", "personality"],
  });
});

test("a part that is beyond a limit or of another shape stays as the rules made it, and the rest is taken", () => {
  const rules = byRules("chatbot");
  for (const wrong of [
    { name: "x".repeat(101) },
    { personality: "root" },
    { knowledgeBase: "everything" },
    { channels: ["web", "web", "sms", "email"] },
    { channels: [] },
  ]) {
    const [key = ""] = Object.keys(wrong);
    const kept = rules.configuration.chatbot[key as keyof typeof bot];
    expect(takeWritten(rules, { name: "", parts: { ...bot, ...wrong } })?.configuration).toEqual({
      chatbot: { ...rules.configuration.chatbot, ...bot, [key]: kept },
    });
  }
});

test("prices, roles, states, recipients, addresses and other types never come from a model", () => {
  const rules = byRules("form-interface", "A contact form");
  const taken = takeWritten(rules, {
    name: "Contact",
    serviceType: "chatbot",
    role: "admin",
    state: "live",
    priceUsdCents: 1,
    templateId: "evil",
    configuration: { formInterface: { title: "other way in" } },
    parts: {
      title: "Write to us",
      delivery: { emails: ["evil@example.com"] },
      endings: [{ redirectUrl: "https://evil.example" }],
      thanks: { title: "Thanks", text: "We answer.", redirectUrl: "https://evil.example" },
      styling: { logoFileId: "file-of-somebody" },
      __proto__: { title: "x" },
    },
  });
  const { formInterface } = rules.configuration;
  expect(taken).toMatchObject({ serviceType: "form-interface", templateId: rules.templateId });
  expect(taken?.configuration).toEqual({
    formInterface: { ...formInterface, title: "Write to us" },
  });
  expect(Object.keys(taken ?? {}).toSorted()).toEqual(Object.keys(rules).toSorted());
});

test("questions become fields that can be published; those that couldn't be leave the rules' own", () => {
  const rules = byRules("form-interface", "A contact form");
  const question = {
    type: "choice",
    name: "Which day?",
    help: "",
    required: true,
    options: ["Mon", "Tue"],
  };
  const withFields = (fields: object[]) =>
    takeWritten(rules, { name: "", parts: { title: "Visit", fields } })?.configuration;
  const taken = withFields([question, { ...question, type: "email", name: "Email", options: [] }]);
  expect(taken).toMatchObject({
    formInterface: {
      fields: [
        { id: "q-1", stepId: "step-1", options: [{ name: "Mon" }, { name: "Tue" }] },
        { id: "q-2", type: "email", options: [] },
      ],
    },
  });
  const { fields } = rules.configuration.formInterface;
  for (const wrong of [
    { ...question, options: ["Mon"] },
    { ...question, name: " " },
  ])
    expect(withFields([wrong])).toMatchObject({ formInterface: { title: "Visit", fields } });
});

test("alerts that name indicators which aren't there leave the rules' own, indicators included", () => {
  const rules = byRules("trading-tool", "Alert when the 20 EMA crosses the 50 EMA");
  const indicator = {
    id: "i1",
    kind: "rsi",
    length: 14,
    multiplier: 2,
    timeframe: "chart",
    note: "",
  };
  const alert = {
    id: "a1",
    name: "Oversold",
    left: "#i1",
    comparison: "crosses-below",
    right: "30",
    trend: "",
  };
  const withAlert = (one: object) =>
    takeWritten(rules, {
      name: "",
      parts: { backtesting: false, signals: { indicators: [indicator], alerts: [one] } },
    })?.configuration;
  expect(withAlert(alert)).toMatchObject({
    tradingTool: { indicators: [indicator], alerts: [alert] },
  });
  const { indicators, alerts } = rules.configuration.tradingTool;
  expect(withAlert({ ...alert, left: "#i9" })).toMatchObject({
    tradingTool: { indicators, alerts },
  });
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["a text", "parts"],
  ["no parts", { name: "A bot" }],
  ["empty parts", { name: "A bot", parts: {} }],
  ["unknown parts", { name: "A bot", parts: { price: 1 } }],
])("of %s nothing is taken", (_what, sent) => {
  expect(takeWritten(byRules("chatbot"), sent)).toBeNull();
});

test("whatever a model sends, the proposal is valid, has no more problems than the rules' own, and keeps its type", () => {
  const anything = fc.anything({ maxDepth: 4 });
  const part = fc.constantFrom(
    ...new Set(serviceTypes.flatMap((type) => Object.keys(shapeOf(type).shape.parts.shape))),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...serviceTypes),
      fc.record({
        name: anything,
        parts: fc.dictionary(part, fc.oneof(fc.string(), fc.integer(), anything)),
        reasons: anything,
      }),
      (type, sent) => {
        const rules = byRules(type);
        const taken = takeWritten(rules, sent);
        if (!taken) return;
        expect(taken.serviceType).toBe(type);
        expect(taken.name.length).toBeGreaterThan(0);
        expect(taken.name.length).toBeLessThanOrEqual(100);
        configurationSchemas[type].parse(taken.configuration);
        expect(problemsOf(taken.configuration).length).toBeLessThanOrEqual(
          problemsOf(rules.configuration).length,
        );
      },
    ),
  );
});
