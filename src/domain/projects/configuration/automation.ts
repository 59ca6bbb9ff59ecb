import { z } from "zod";
import { ItemId, items, type Problem, text } from "./parts.ts";

const Named = z.strictObject({ name: text(200).meta({ title: "Name" }) });

/** Spec studio.md §2.7, §3.1 and §9. */
export const Automation = z.strictObject({
  triggers: items(
    z.strictObject({
      id: ItemId,
      type: text(50).meta({ title: "Type" }),
      configuration: Named.meta({ title: "Trigger" }),
    }),
    20,
  ).meta({ title: "Triggers", description: "What starts it." }),
  workflows: items(
    z.strictObject({
      id: ItemId,
      type: text(50).meta({ title: "Type" }),
      configuration: Named.meta({ title: "Step" }),
      /** Ids of the steps that follow; more than one where the way parts. */
      nextSteps: z.array(ItemId).max(20),
    }),
    200,
  ).meta({ title: "Workflow", description: "The steps, in order." }),
  integrations: z
    .array(z.enum(["zapier", "make", "hubspot", "salesforce", "slack", "email"]))
    .max(6)
    .meta({ title: "Integrations", description: "The tools it connects." }),
});
export type Automation = z.infer<typeof Automation>;

export const newAutomation: Automation = { triggers: [], workflows: [], integrations: [] };

export const automationProblems = ({ triggers, workflows }: Automation): Problem[] => [
  ...(triggers.length === 0
    ? [{ path: ["automation", "triggers"], message: "Add a trigger." }]
    : []),
  ...(workflows.length === 0
    ? [{ path: ["automation", "workflows"], message: "Add a step." }]
    : []),
];
