import { z } from "zod";
import { defineStep, lineTemplate } from "../contract.ts";

/** How many items a loop takes at most. */
export const maxLoopItems = 1000;

export const eachStep = defineStep({
  id: "each",
  title: "Loop",
  description:
    "Does something for each item of a list: 1,000 items, and 20,000 steps in a run, at most.",
  group: "flow",
  settings: z.strictObject({
    list: lineTemplate(
      2000,
      "List",
      "Such as {{trigger.body.items}}. In the loop, {{item}} is one of them.",
    ),
  }),
  initial: { list: "" },
  needs: { list: "Enter the list." },
  branches: () => [{ id: "each", label: "For each item" }],
  loops: "each",
  sample: { items: [], count: 0 },
  hasEffect: false,
  says: ({ list }) => (list.trim() ? `For each of ${list}` : "No list yet"),
});
