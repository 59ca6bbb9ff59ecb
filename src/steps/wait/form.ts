import { z } from "zod";
import { defineStep, lineTemplate } from "../contract.ts";

export const waitUnits = ["seconds", "minutes", "hours", "days", "weeks", "months"] as const;

export const waitStep = defineStep({
  id: "wait",
  title: "Wait",
  description: "Goes on after some time or at a date, also after a restart.",
  group: "flow",
  settings: z.strictObject({
    how: z.enum(["for a time", "until a date"]).default("for a time").meta({ title: "Wait" }),
    amount: z.int().min(1).max(365).default(1).meta({ title: "How long" }),
    unit: z.enum(waitUnits).default("days").meta({ title: "Unit" }),
    date: lineTemplate(
      500,
      "Date",
      "Such as 2026-12-24, 2026-12-24T09:00 or {{trigger.body.starts}}. A date in the past doesn’t wait.",
    ),
    zone: lineTemplate(60, "Time zone", "Of a date that names none, such as Europe/Berlin."),
  }),
  initial: { how: "for a time", amount: 1, unit: "days", date: "", zone: "UTC" },
  needs: {},
  shows: ({ how }) => (how === "for a time" ? ["how", "amount", "unit"] : ["how", "date", "zone"]),
  problems: ({ how, date }) =>
    how === "until a date" && date.trim() === "" ? { date: "Enter the date." } : {},
  sample: { until: "2026-01-31T09:00:00.000Z" },
  hasEffect: false,
  says: ({ how, amount, unit, date }) =>
    how === "for a time"
      ? `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`
      : `Until ${date.trim() || "a date"}`,
});
