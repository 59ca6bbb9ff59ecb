import { z } from "zod";
import { defineStep } from "../contract.ts";

export const callbackStep = defineStep({
  id: "callback",
  title: "Wait for a webhook",
  description:
    "Waits until another service calls an address made for this run. Earlier steps send it along, as {{links.…}}.",
  group: "flow",
  settings: z.strictObject({
    days: z.int().min(1).max(180).default(7).meta({ title: "Days to wait" }),
  }),
  initial: { days: 7 },
  needs: {},
  branches: () => [
    { id: "called", label: "Called" },
    { id: "expired", label: "Not called in time" },
  ],
  sample: { method: "POST", body: { status: "paid" }, query: {} },
  hasEffect: true,
  says: ({ days }) => `For up to ${days} ${days === 1 ? "day" : "days"}`,
});
