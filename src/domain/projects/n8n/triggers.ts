import { nextTimes } from "#steps/triggers/schedule.ts";
import type { AutomationTrigger } from "../configuration/automation.ts";
import { asList, below, numberAt, textAt } from "./parameters.ts";
import type { N8nNode } from "./read-export.ts";
import type { Source } from "./sources.ts";

type Settings = AutomationTrigger["configuration"]["settings"];
/** What starts an automation here in place of a node, with what is to be said about it. */
export type Start = { type: string; settings?: Settings; connect?: string; notes?: string[] };

const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.round(value)));
const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A time as five cron fields, with what is different here. */
type Time = { cron: string; note?: string };
const everyMinute: Time = {
  cron: "* * * * *",
  note: "It runs every minute: seconds are too often.",
};

/** Every so many minutes or hours; those that don't fit into an hour or a day begin anew with it. */
function everySo(amount: number, unit: "minutes" | "hours", minute = 0): Time {
  const max = unit === "minutes" ? 59 : 23;
  const step = clamp(amount, 1, max);
  const every = step === 1 ? "*" : `*/${step}`;
  const cron = unit === "minutes" ? `${every} * * * *` : `${minute} ${every} * * *`;
  return step === amount ? { cron } : { cron, note: "Check how often it runs." };
}

const fiveFields = (expression: string): Time => ({
  cron: expression.trim().split(/\s+/).slice(-5).join(" "),
});

/** A rule of n8n's schedule. */
function timeOf(rule: unknown): Time {
  const field = textAt(rule, "field") || "days";
  const minute = clamp(numberAt(rule, 0, "triggerAtMinute"), 0, 59);
  const hour = clamp(numberAt(rule, 0, "triggerAtHour"), 0, 23);
  const every = (key: string) => clamp(numberAt(rule, 1, key), 1, 1000);
  const given = below(rule, "triggerAtDay");
  const days = asList(given)
    .map(Number)
    .filter((day) => day >= 0 && day <= 6);
  const weekdays = days.length > 0 ? days.join(",") : given === undefined ? "0" : "*";
  const months = clamp(every("monthsInterval"), 1, 12);
  const dayOfMonth = clamp(numberAt(rule, 1, "triggerAtDayOfMonth"), 1, 31);
  const times: Readonly<Record<string, () => Time>> = {
    cronExpression: () => fiveFields(textAt(rule, "expression")),
    seconds: () => everyMinute,
    minutes: () => everySo(numberAt(rule, 5, "minutesInterval"), "minutes"),
    hours: () => everySo(numberAt(rule, 1, "hoursInterval"), "hours", minute),
    days: () =>
      every("daysInterval") === 1
        ? { cron: `${minute} ${hour} * * *` }
        : {
            cron: `${minute} ${hour} */${clamp(every("daysInterval"), 1, 31)} * *`,
            note: "It counts its days from the first of each month.",
          },
    weeks: () => ({
      cron: `${minute} ${hour} * * ${weekdays}`,
      ...(every("weeksInterval") > 1 && { note: "It runs every week." }),
    }),
    months: () => ({
      cron: `${minute} ${hour} ${dayOfMonth} ${months === 1 ? "*" : `*/${months}`} *`,
    }),
  };
  return find(times, field)?.() ?? { cron: "" };
}

/** A time of the older schedule. */
function olderTimeOf(item: unknown): Time {
  const minute = clamp(numberAt(item, 0, "minute"), 0, 59);
  const hour = clamp(numberAt(item, 14, "hour"), 0, 23);
  const unit = textAt(item, "unit") || "hours";
  const times: Readonly<Record<string, () => Time>> = {
    everyMinute: () => ({ cron: "* * * * *" }),
    everyHour: () => ({ cron: `${minute} * * * *` }),
    everyDay: () => ({ cron: `${minute} ${hour} * * *` }),
    everyWeek: () => ({
      cron: `${minute} ${hour} * * ${clamp(numberAt(item, 1, "weekday"), 0, 6)}`,
    }),
    everyMonth: () => ({
      cron: `${minute} ${hour} ${clamp(numberAt(item, 1, "dayOfMonth"), 1, 31)} * *`,
    }),
    everyX: () =>
      unit === "seconds"
        ? everyMinute
        : everySo(numberAt(item, 2, "value"), unit === "minutes" ? "minutes" : "hours"),
    custom: () => fiveFields(textAt(item, "cronExpression")),
  };
  return find(times, textAt(item, "mode") || "everyDay")?.() ?? { cron: "" };
}

/** Each of a node's times as a schedule of its own. */
function schedules(times: readonly Time[], zone: string): Start[] {
  const unknown: Time = { cron: "" };
  return (times.length > 0 ? times : [unknown]).map(({ cron, note }) => {
    const settings = { cron, zone: zone || "UTC" };
    const isKnown = cron.length <= 100 && nextTimes(settings, new Date(), 1).length === 1;
    return {
      type: "schedule",
      settings: isKnown ? settings : { ...settings, cron: "0 7 * * *" },
      notes: [
        ...(isKnown ? [] : ["Its time couldn’t be read. It is 7:00 each day now: set it."]),
        ...(note === undefined ? [] : [note]),
      ],
    };
  });
}

function hook({ parameters }: N8nNode): Start[] {
  const answers = textAt(parameters, "responseMode");
  const guard = textAt(parameters, "authentication");
  return [
    {
      type: "webhook",
      notes: [
        "Its address is another one: enter the new one where the webhook is called.",
        ...(answers === "lastNode"
          ? ["It responds at once, with the run’s id. In n8n, it responds with the run’s result."]
          : []),
        ...(guard === "" || guard === "none"
          ? []
          : ["In n8n, callers sign in. Here, have calls signed, or check them with a decision."]),
      ],
    },
  ];
}
const only = (start: Start) => () => [start];
const mail = only({ type: "mail", connect: "Choose the mailbox." });
const manual = only({ type: "manual" });

/** How a kind of n8n's triggers starts an automation here. */
const starts: Readonly<Record<string, (node: N8nNode, zone: string) => Start[]>> = {
  webhook: hook,
  scheduleTrigger: ({ parameters }, zone) =>
    schedules(asList(below(parameters, "rule", "interval")).map(timeOf), zone),
  cron: ({ parameters }, zone) =>
    schedules(asList(below(parameters, "triggerTimes", "item")).map(olderTimeOf), zone),
  interval: ({ parameters }, zone) =>
    schedules(
      [
        textAt(parameters, "unit") === "minutes" || textAt(parameters, "unit") === "hours"
          ? everySo(
              numberAt(parameters, 1, "interval"),
              textAt(parameters, "unit") as "minutes" | "hours",
            )
          : everyMinute,
      ],
      zone,
    ),
  manualTrigger: manual,
  start: manual,
  formTrigger: only({
    type: "form",
    notes: ["Make the form as a project of its own, then choose it here."],
  }),
  emailReadImap: mail,
  gmailTrigger: mail,
  executeWorkflowTrigger: only({ type: "automation" }),
};

/** Why a trigger isn't taken over, for kinds that people will look for. */
const reasons: Readonly<Record<string, string>> = {
  errorTrigger:
    "Here, failed runs are told by email, and each step can have a way for its failure. Choose another trigger.",
  chatTrigger: "Chats are held by chatbots here. Choose another trigger.",
};

/** How it starts an automation here; empty where it is no such trigger. */
export const startsOf = (node: N8nNode, zone: string): Start[] =>
  find(starts, node.type)?.(node, zone) ?? [];
export const whyNoStart = ({ type }: N8nNode): string =>
  find(reasons, type) ?? "There is no such trigger here. Choose another one.";

/** Whether a node starts workflows in n8n, known here or not. */
export const isTrigger = ({ type }: N8nNode): boolean =>
  Object.hasOwn(starts, type) || /trigger$/i.test(type);

const mailFields = {
  "from.value.0.address": "from.address",
  "from.value.0.name": "from.name",
  "from.text": "from.address",
  "from.value": null,
  From: "from.address",
  "to.text": "to[0]",
  "to.value": null,
  To: "to[0]",
  Subject: "subject",
  textPlain: "text",
  textHtml: "fullText",
  html: "fullText",
  textAsHtml: "fullText",
  snippet: "text",
  id: "messageId",
  date: "receivedAt",
  labelIds: null,
  threadId: null,
};
const sources: Readonly<Record<string, Partial<Extract<Source, { base: string }>>>> = {
  webhook: { renames: { headers: null, params: null, webhookUrl: null, executionMode: null } },
  formTrigger: { base: "trigger.answers", renames: { submittedAt: null, formMode: null } },
  scheduleTrigger: { renames: { timestamp: "at" } },
  gmailTrigger: { renames: mailFields },
  emailReadImap: { renames: mailFields },
};

/** Where what a trigger gives is found. */
export const sourceOfTrigger = ({ type }: N8nNode): Source => ({
  base: "trigger",
  ...find(sources, type),
});
