import { z } from "zod";
import { stepPurposes } from "#content/studio-start/automations.ts";
import { Automation, newTrigger } from "../configuration/automation.ts";
import { Chatbot } from "../configuration/chatbot.ts";
import {
  fieldTypes,
  type FormField,
  FormInterface,
  hasOptions,
  newField,
} from "../configuration/form-interface.ts";
import { text } from "../configuration/parts.ts";
import { TradingTool } from "../configuration/trading-tool.ts";
import type { ServiceType } from "../configuration/types.ts";
import { VideoAgent } from "../configuration/video-agent.ts";
import { WebApp } from "../configuration/web-app.ts";
import { draftSteps } from "./draft-steps.ts";

/** A part of a configuration that a model may write. Addresses, mail recipients and limits are never one. */
export type WrittenPart = {
  shape: z.ZodType;
  /** The group with what was sent; null where that isn't of the shape. */
  put: (group: unknown, sent: unknown) => unknown;
};
type Parts = Readonly<Record<string, WrittenPart>>;

const part = <Group, Shape extends z.ZodType>(
  shape: Shape,
  into: (group: Group, value: z.output<Shape>) => Group,
): WrittenPart => ({
  shape,
  put: (group, sent) => {
    const read = shape.safeParse(sent);
    return read.success ? into(group as Group, read.data) : null;
  },
});

/** Fields of a group as they are. */
const fieldsOf = (shapes: Readonly<Record<string, z.ZodType>>): Parts =>
  Object.fromEntries(
    Object.entries(shapes).map(([key, shape]) => [
      key,
      part(shape, (group: object, value) => ({ ...group, [key]: value })),
    ]),
  );

const { name, personality, knowledgeBase, channels } = Chatbot.shape;
const { avatarStyle, voiceType, language, script, duration, background } = VideoAgent.shape;
const { framework, features, database, authentication, paymentGateway } = WebApp.shape;
const { title, intro, submitText } = FormInterface.shape;
const { strategies, backtesting, indicators, alerts } = TradingTool.shape;

const WrittenField = z.strictObject({
  type: z.enum(fieldTypes),
  name: text(300).describe("The question."),
  help: text(500).describe("One short sentence below it, or empty."),
  required: z.boolean(),
  options: z.array(text(200)).max(50).describe("For choice, choices and dropdown; else empty."),
});
const DraftedStep = z.strictObject({
  name: text(200),
  does: z.enum(stepPurposes).describe("What kind of step it is."),
});

/** By type: the group of its configuration, and the parts of it that a model may write. */
export const writtenParts: Readonly<Record<ServiceType, { group: string; parts: Parts }>> = {
  chatbot: { group: "chatbot", parts: fieldsOf({ name, personality, knowledgeBase, channels }) },
  "ai-video-agent": {
    group: "videoAgent",
    parts: fieldsOf({ avatarStyle, voiceType, language, script, duration, background }),
  },
  "web-app": {
    group: "webApp",
    parts: fieldsOf({
      goal: text(1000).describe("What should be easier once it exists."),
      users: text(500).describe("Who uses it."),
      framework,
      features,
      database,
      authentication,
      paymentGateway,
      notes: text(2000).describe("What the sentence says beyond all this, or empty."),
    }),
  },
  "form-interface": {
    group: "formInterface",
    parts: {
      ...fieldsOf({ title, intro, submitText }),
      fields: part(z.array(WrittenField).min(1).max(40), putFields),
      thanks: part(
        z.strictObject({ title: text(200), text: text(1000) }),
        (form: FormInterface, thanks) => ({
          ...form,
          endings: form.endings.map((ending, at) => (at === 0 ? { ...ending, ...thanks } : ending)),
        }),
      ),
    },
  },
  automation: {
    group: "automation",
    parts: {
      triggers: part(
        z
          .array(
            z.strictObject({
              type: z.enum(["schedule", "webhook", "form", "mail"]),
              name: text(200),
            }),
          )
          .min(1)
          .max(5),
        (group: Automation, triggers) => ({
          ...group,
          triggers: triggers.map(({ type, name: told }, at) =>
            newTrigger({ id: `trigger-${at + 1}`, type, name: told }),
          ),
        }),
      ),
      steps: part(z.array(DraftedStep).min(1).max(20), (group: Automation, steps) => ({
        ...group,
        workflows: draftSteps(steps, group.triggers[0]?.type ?? ""),
      })),
      ...fieldsOf({ integrations: Automation.shape.integrations }),
    },
  },
  "trading-tool": {
    group: "tradingTool",
    parts: {
      // Alerts name indicators by id: one makes no sense without the other.
      signals: part(z.strictObject({ indicators, alerts }), (group: TradingTool, signals) => ({
        ...group,
        ...signals,
      })),
      ...fieldsOf({ strategies, backtesting }),
    },
  },
};

/** The questions, each in the step where the rules' own question of its type stands, or in the first one. */
function putFields(
  form: FormInterface,
  sent: readonly z.output<typeof WrittenField>[],
): FormInterface {
  const first = form.steps[0]?.id ?? "step-1";
  const fields = sent.map((one, at): FormField => {
    const known = form.fields.find(({ type }) => type === one.type);
    const { help, required, options, type } = one;
    return {
      ...newField(`q-${at + 1}`, type, known?.stepId ?? first),
      name: one.name,
      help,
      required: required && type !== "statement",
      options: hasOptions(type)
        ? options.map((option, index) => ({ id: `option-${index + 1}`, name: option }))
        : [],
    };
  });
  return { ...form, fields };
}

/** What a model is asked for about a type: the project's name, its parts, and why each is as it is. */
export function shapeOf(type: ServiceType) {
  const { parts } = writtenParts[type];
  const shapes = Object.entries(parts).map(([key, { shape }]) => [key, shape] as const);
  return z.strictObject({
    name: text(100).describe("The project's name."),
    parts: z.strictObject(Object.fromEntries(shapes)),
    reasons: z
      .array(z.strictObject({ part: z.enum(Object.keys(parts)), text: text(300) }))
      .describe("One short sentence for each part: why it is so."),
  });
}
