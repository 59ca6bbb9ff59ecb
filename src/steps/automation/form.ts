import { z } from "zod";
import { defineStep, template } from "../contract.ts";

export const automationStep = defineStep({
  id: "automation",
  title: "Run another automation",
  description: "Starts one of your live automations that has the trigger “Another automation”.",
  group: "flow",
  project: { key: "projectId", serviceType: "automation", label: "Which automation" },
  settings: z.strictObject({
    projectId: z.string().max(64).default(""),
    data: template(10_000, "What it is given", "Such as {{trigger.body}}. It sees it as trigger."),
    waits: z.boolean().default(true).meta({
      title: "Wait until it is done",
      description: "Then this step gives what its last step gave, and fails where it fails.",
    }),
  }),
  initial: { projectId: "", data: "{{trigger}}", waits: true },
  needs: {},
  sample: { run: "run_…", result: { name: "Mira" } },
  hasEffect: true,
  late: "The other automation wasn’t done within 30 days.",
  says: ({ projectId, waits }) =>
    projectId === "" ? "No automation yet" : waits ? "And wait for it" : "Without waiting for it",
});
