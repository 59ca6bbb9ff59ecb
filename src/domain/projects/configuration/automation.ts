import { z } from "zod";
import { ItemId, items, type Problem, text } from "./parts.ts";

const Named = z.strictObject({ name: text(200).meta({ title: "Name" }) });

/** What a step or trigger is set to, by the keys of its kind (src/steps): that kind's own schema checks it. */
const Settings = z.record(
  text(50),
  z.union([
    text(20_000),
    z.number(),
    z.boolean(),
    z.array(text(200)).max(50),
    z.array(z.record(text(100), text(5000))).max(50),
  ]),
);
/** The steps that an automation may have. */
export const maxSteps = 300;

/** The way that a step takes where it fails and its `onError` is `branch`; no kind of step has a way of this name. */
export const errorWay = "on-error";

const NextSteps = z.array(ItemId).max(20);

const maxPlace = 100_000;
const Coordinate = z.int().min(-maxPlace).max(maxPlace);

/** How the automation is laid out on its canvas. It changes nothing of what runs. */
const Canvas = z.strictObject({
  /** Left and top of triggers and steps by their ids, in pixels; those without a place are laid out. */
  positions: z
    .record(ItemId, z.tuple([Coordinate, Coordinate]))
    .refine((places) => Object.keys(places).length <= maxSteps + 100, { error: "Too many places." })
    .meta({ title: "Places on the canvas" }),
  notes: items(
    z.strictObject({
      id: ItemId,
      text: text(2000).meta({ title: "Text" }),
      position: z.tuple([Coordinate, Coordinate]).meta({ title: "Place" }),
    }),
    50,
  ).meta({ title: "Notes", description: "Notes on the canvas for people who work on it." }),
});
export type CanvasNote = z.infer<typeof Canvas>["notes"][number];
/** What an automation begins with beside its triggers and steps. */
export const automationBasics: Pick<Automation, "canvas" | "alertAfter" | "maxMinutes"> = {
  canvas: { positions: {}, notes: [] },
  alertAfter: 3,
  maxMinutes: 0,
};

/** Spec studio.md §2.7, §3.1 and §9. */
export const Automation = z.strictObject({
  triggers: items(
    z.strictObject({
      id: ItemId,
      type: text(50).meta({ title: "Type" }),
      configuration: Named.extend({ settings: Settings.default({}) }).meta({ title: "Trigger" }),
    }),
    20,
  ).meta({ title: "Triggers", description: "What starts it." }),
  workflows: items(
    z.strictObject({
      id: ItemId,
      type: text(50).meta({ title: "Type" }),
      configuration: Named.extend({
        settings: Settings.default({}),
        /** The connection that it works through; empty: none is chosen. */
        connectionId: text(64).default("").meta({ title: "Connection" }),
        onError: z
          .enum(["stop", "continue", "branch"])
          .default("stop")
          .meta({ title: "If it fails" }),
      }).meta({ title: "Step" }),
      /** Ids of the steps that follow it, whichever way out it takes. */
      nextSteps: NextSteps.meta({ title: "Next steps" }),
      /** Ids of the steps that follow one of its ways out, by the way's id. */
      branches: z
        .record(z.string().regex(/^[\w-]{1,64}$/), NextSteps)
        .default({})
        .meta({ title: "Ways" }),
    }),
    maxSteps,
  ).meta({ title: "Workflow", description: "The steps, in order." }),
  integrations: z
    .array(z.enum(["zapier", "make", "hubspot", "salesforce", "slack", "email"]))
    .max(6)
    .meta({ title: "Integrations", description: "The tools it connects." }),
  canvas: Canvas.meta({ title: "Canvas" }),
  alertAfter: z.int().min(0).max(50).meta({
    title: "Failures before an email",
    description: "You get one email after this many failed runs in a row. 0: never.",
  }),
  maxMinutes: z
    .int()
    .min(0)
    .max(60 * 24 * 365)
    .default(0)
    .meta({
      title: "Time limit of a run, in minutes",
      description: "A run that takes longer, including waiting, fails. 0: no limit.",
    }),
});
export type Automation = z.infer<typeof Automation>;
export type AutomationStep = Automation["workflows"][number];
export type AutomationTrigger = Automation["triggers"][number];

export const newAutomation: Automation = {
  triggers: [],
  workflows: [],
  integrations: [],
  ...automationBasics,
};

/** As automations were stored before they had a canvas, and a say in when they alert. */
export const AutomationV2 = Automation.omit({
  canvas: true,
  alertAfter: true,
  maxMinutes: true,
});

/** As automations were stored first: names alone, and ways that parted without a condition. */
export const AutomationV1 = z.strictObject({
  triggers: items(z.strictObject({ id: ItemId, type: text(50), configuration: Named }), 20),
  workflows: items(
    z.strictObject({ id: ItemId, type: text(50), configuration: Named, nextSteps: NextSteps }),
    200,
  ),
  integrations: Automation.shape.integrations,
});

/** A step as it begins; its settings are those of its kind until somebody changes them. */
export const newStep = ({
  name,
  settings = {},
  ...step
}: Pick<AutomationStep, "id" | "type"> & {
  name: string;
  settings?: AutomationStep["configuration"]["settings"];
  nextSteps?: string[];
  branches?: Record<string, string[]>;
}): AutomationStep => ({
  nextSteps: [],
  branches: {},
  ...step,
  configuration: { name, settings, connectionId: "", onError: "stop" },
});

/** A trigger as it begins. */
export const newTrigger = ({
  name,
  settings = {},
  ...trigger
}: Pick<AutomationTrigger, "id" | "type"> & {
  name: string;
  settings?: AutomationTrigger["configuration"]["settings"];
}): AutomationTrigger => ({ ...trigger, configuration: { name, settings } });

/** Of a decision's former ways the first is taken on yes, the others on no. */
export const migrateAutomation = (
  old: z.infer<typeof AutomationV1>,
): z.infer<typeof AutomationV2> => ({
  ...old,
  triggers: old.triggers.map(({ id, type, configuration: { name } }) =>
    newTrigger({ id, type, name }),
  ),
  workflows: old.workflows.map(({ id, type, configuration: { name }, nextSteps }) =>
    type === "decision"
      ? newStep({
          id,
          type,
          name,
          branches: { yes: nextSteps.slice(0, 1), no: nextSteps.slice(1) },
        })
      : newStep({ id, type, name, nextSteps }),
  ),
});

export const automationProblems = ({ triggers, workflows }: Automation): Problem[] => [
  ...(triggers.length === 0
    ? [{ path: ["automation", "triggers"], message: "Add a trigger." }]
    : []),
  ...(workflows.length === 0
    ? [{ path: ["automation", "workflows"], message: "Add a step." }]
    : []),
];
