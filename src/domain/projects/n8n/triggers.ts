import type { AutomationTrigger } from "../configuration/automation.ts";
import { asList, below, numberAt, textAt } from "./parameters.ts";
import type { N8nNode } from "./read-export.ts";

type Settings = AutomationTrigger["configuration"]["settings"];
/** What starts an automation here in place of a node, with what is to be said about it. */
export type Start = { type: string; settings?: Settings; connect?: string; notes?: string[] };

const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value)));

/** A rule of n8n's schedule as five cron fields. */
function cronOf(rule: unknown): string {
  const field = textAt(rule, "field") || "days";
  const minute = clamp(numberAt(rule, 0, "triggerAtMinute"), 0, 59);
  const hour = clamp(numberAt(rule, 0, "triggerAtHour"), 0, 23);
  const every = (key: string, max: number) => {
    const number = clamp(numberAt(rule, 1, key), 1, max);
    return number === 1 ? "*" : `*/${number}`;
  };
  const days = asList(below(rule, "triggerAtDay"))
    .map(Number)
    .filter((day) => day >= 0 && day <= 6);
  const crons: Readonly<Record<string, string>> = {
    cronExpression: textAt(rule, "expression").trim().split(/\s+/).slice(-5).join(" "),
    seconds: "* * * * *",
    minutes: `${every("minutesInterval", 59)} * * * *`,
    hours: `${minute} ${every("hoursInterval", 23)} * * *`,
    days: `${minute} ${hour} ${every("daysInterval", 31)} * *`,
    weeks: `${minute} ${hour} * * ${days.length > 0 ? days.join(",") : 0}`,
    months: `${minute} ${hour} ${clamp(numberAt(rule, 1, "triggerAtDayOfMonth"), 1, 28)} ${every("monthsInterval", 12)} *`,
  };
  return (Object.hasOwn(crons, field) ? crons[field] : undefined) ?? "0 7 * * *";
}

function schedule({ parameters }: N8nNode, zone: string): Start {
  const rules = asList(below(parameters, "rule", "interval"));
  const [rule = {}] = rules;
  const notes = [
    ...(rules.length > 1 ? ["Only the first of its times was taken."] : []),
    ...(textAt(rule, "field") === "seconds"
      ? ["It runs every minute: seconds are too often."]
      : []),
    ...(numberAt(rule, 1, "weeksInterval") > 1 ? ["It runs every week."] : []),
  ];
  return { type: "schedule", settings: { cron: cronOf(rule), zone: zone || "UTC" }, notes };
}

const hook = (): Start => ({
  type: "webhook",
  notes: ["Its address is another one: enter the new one where the webhook is called."],
});
const manual = (): Start => ({ type: "manual" });
const mail = (): Start => ({ type: "mail", connect: "Choose the mailbox." });

/** How a kind of n8n's triggers starts an automation here. */
const starts: Readonly<Record<string, (node: N8nNode, zone: string) => Start>> = {
  webhook: hook,
  scheduleTrigger: schedule,
  cron: (_node, zone) => ({
    type: "schedule",
    settings: { cron: "0 7 * * *", zone: zone || "UTC" },
    notes: ["Set its time: this older node’s couldn’t be read."],
  }),
  manualTrigger: manual,
  start: manual,
  formTrigger: () => ({
    type: "form",
    notes: ["Make the form as a project of its own, then choose it here."],
  }),
  emailReadImap: mail,
  gmailTrigger: mail,
  executeWorkflowTrigger: () => ({ type: "automation" }),
};

/** How it starts an automation here; null where it is no such trigger. */
export const startOf = (node: N8nNode, zone: string): Start | null =>
  (Object.hasOwn(starts, node.type) ? starts[node.type] : undefined)?.(node, zone) ?? null;

/** Whether a node starts workflows in n8n, known here or not. */
export const isTrigger = ({ type }: N8nNode): boolean =>
  Object.hasOwn(starts, type) || /trigger$/i.test(type);
