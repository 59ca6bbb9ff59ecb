import { z } from "zod";
import { defineStep, lineTemplate, template } from "../contract.ts";

export const hookStep = defineStep({
  id: "hook",
  title: "Signed webhook",
  description: "Hands data to your own system, or any other, as signed JSON.",
  group: "reach",
  connections: ["webhook"],
  settings: z.strictObject({
    event: lineTemplate(100, "Event", "Names what happened, for filters there."),
    data: template(10_000, "Data", "Such as {{trigger.body}}."),
  }),
  initial: { event: "automation.step", data: "{{trigger}}" },
  needs: { event: "Name the event.", data: "Enter what to hand over." },
  sample: { status: 200, text: "ok", kind: "webhook" },
  hasEffect: true,
  says: ({ event }) => event.trim() || "No event yet",
});
