import {
  answerSignal,
  scheduleSignals,
  type StepPurpose,
  stepSignals,
  triggerSignals,
} from "#content/studio-start/automations.ts";
import { plainLetters } from "#kit/words.ts";
import {
  automationBasics,
  newAutomation,
  newTrigger,
  type Automation,
} from "../configuration/automation.ts";
import { draftSteps } from "./draft-steps.ts";
import type { Filler, Reason } from "./suggestion.ts";
import { capital, clipped, placeOf, says, type Told } from "./told.ts";

const crmNames = { hubspot: "HubSpot", salesforce: "Salesforce", pipedrive: "Pipedrive" } as const;
const tools = ["zapier", "make", "hubspot", "salesforce", "slack", "email"] as const;
const triggers = ["automation", "triggers"];
const workflows = ["automation", "workflows"];

/** An automation: what starts it, then what the sentence does, in its order (spec studio.md §2.7). */
export const fillAutomation: Filler<"automation"> = (told, templates) => {
  const started = triggersOf(told);
  const done = stepsOf(told);
  const isScheduled = started.some(({ type }) => type === "schedule");
  const template = templates.find(({ id }) => (id === "weekly-figures") === isScheduled) ?? null;
  const base = template?.configuration.automation ?? newAutomation;
  const named = told.calledName ?? nameOf(told, started[0]?.name, done[0]?.name);
  return {
    name: named ?? template?.name ?? "Automation",
    templateId: started.length > 0 && done.length > 0 ? null : (template?.id ?? null),
    configuration: {
      automation: {
        triggers:
          started.length > 0
            ? started.map((trigger, at) => newTrigger({ id: `trigger-${at + 1}`, ...trigger }))
            : base.triggers,
        workflows: done.length > 0 ? draftSteps(done, started[0]?.type ?? "") : base.workflows,
        integrations: integrationsOf(told, done, base),
        ...automationBasics,
      },
    },
    reasons: [
      ...(started.length > 0
        ? started.map(({ name }) => ({
            text: `Starts with: ${name.toLowerCase()}. Your sentence says so.`,
            path: triggers,
          }))
        : [fromTemplate("when it starts", template?.name, triggers)]),
      ...(done.length > 0
        ? [
            {
              text: `${done.length === 1 ? "The step" : `The ${done.length} steps`} in the order of your sentence.`,
              path: workflows,
            },
          ]
        : [fromTemplate("what it does", template?.name, workflows)]),
      {
        text: "The tools that it needs. You connect them before it goes live.",
        path: ["automation", "integrations"],
      },
    ],
  };
};

const fromTemplate = (what: string, name: string | undefined, path: readonly string[]): Reason => ({
  text: `Your sentence doesn’t say ${what}, so this is from the template “${name ?? ""}”.`,
  path,
});

const nameOf = (told: Told, trigger: string | undefined, step: string | undefined) =>
  trigger && step
    ? `${trigger}: ${step.charAt(0).toLowerCase()}${step.slice(1)}`
    : told.subject && capital(told.subject);

/** What something costs today isn't when it shall happen. */
const spentTime =
  /\b(?:hours?|minutes|stunden|minuten|horas|minutos|heures)\s+(?:an?|per|each|every|pro|jede\w*|am|al?|cada|por|par|chaque)\s+\w+/g;

type Started = { type: string; name: string; settings?: { cron: string } };

function triggersOf({ plain }: Told): Started[] {
  const schedule = scheduleSignals.find(({ said }) => says(plain.replace(spentTime, ""), said));
  const [, hour] =
    /\b(?:at|um|a las|à|a)\s+(\d{1,2}(?::\d{2})?\s?(?:am|pm|uhr|h)?)\b/.exec(plain) ?? [];
  const events = triggerSignals.filter(({ said }) => says(plain, said)).slice(0, 1);
  // What comes at a time reads what is new; a new row isn't what starts it.
  if (schedule)
    return [
      {
        type: "schedule",
        name: hour ? `${schedule.name} at ${hour.trim()}` : schedule.name,
        settings: { cron: cronOf(schedule.cron, hour) },
      },
    ];
  return events.map(({ type, name }) => ({ type, name }));
}

/** "at 7:30", "um 9 Uhr", "at 5 pm"; without a time at seven in the morning. */
function cronOf(cron: string, hour = "7"): string {
  const [, hours = "7", minutes = "0"] = /^(\d{1,2})(?::(\d{2}))?/.exec(hour) ?? [];
  const isAfternoon = /pm/.test(hour) && Number(hours) < 12;
  return cron
    .replace("{h}", String(Math.min(23, Number(hours) + (isAfternoon ? 12 : 0))))
    .replace("{m}", String(Math.min(59, Number(minutes))));
}

type Step = { name: string; does: StepPurpose; integration?: "slack" | "email" };

type Placed = Step & { at: number };

function stepsOf({ plain, sentence }: Told): Step[] {
  const crm = crmIn(plain) ?? "the CRM";
  const found = stepSignals
    .map(({ name, does, integration, said }): Placed => ({
      name: name.replace("{crm}", crm),
      does,
      ...(integration && { integration }),
      at: placeOf(plain, said),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.at - b.at);
  const asked = found.find(({ does }) => does === "approve");
  const names = new Set(found.map(({ name }) => name));
  const told = found.filter(({ name, integration, at }) => {
    // The wording that says how is better than the one that only says that somebody hears of it.
    if (name === "Notify the team")
      return !names.has("Post a message in Slack") && !names.has("Send an email");
    if (name === "Send an email" && asked && at > asked.at && at - asked.at <= askedBy)
      return false;
    const isContact = name.startsWith("Create or update the contact");
    return (
      integration !== undefined ||
      !isContact ||
      !names.has(`Create a deal in ${crm}`) ||
      says(plain, contactWords)
    );
  });
  return withCondition(told, sentence, asked !== undefined);
}

/** "Ask me by email": a person is asked by email anyway, so that mention, within so many letters, is no step. */
const askedBy = 24;
const contactWords = "contacts?\\b|leads?\\b|kontakt|contacto|customers?\\b|kunde";
/** Figures are put together before anybody gets them. */
const rankOf = ({ name }: Step) => (name === "Put the figures together" ? 0 : 1);

/** "…, create a task if it is urgent": asked before the step that it belongs to. "If I say yes" is what a person is asked. */
function withCondition(steps: readonly Placed[], sentence: string, isAsked: boolean): Step[] {
  const match = /\b(?:if|falls|only when)\s+([^,.;]{3,120})/iu.exec(sentence);
  if (!match || (isAsked && says(plainLetters(match[0]), answerSignal))) return [...steps];
  const before = steps.filter(({ at }) => at < match.index).length;
  const name = clipped(`Only if ${(match[1] ?? "").trim()}`, 200);
  const condition: Placed = { name, does: "decide", at: match.index };
  return steps.toSpliced(Math.max(0, before - 1), 0, condition);
}

const crmIn = (plain: string): string | null => {
  const found = (Object.keys(crmNames) as (keyof typeof crmNames)[]).find((one) =>
    says(plain, one),
  );
  return found ? crmNames[found] : null;
};

function integrationsOf(
  { plain }: Told,
  done: readonly Step[],
  base: Automation,
): Automation["integrations"] {
  const needed = new Set<string>(done.flatMap(({ integration }) => integration ?? []));
  const named = tools.filter(
    (one) =>
      needed.has(one) ||
      (one === "make" ? says(plain, "make\\.com|integromat") : one !== "email" && says(plain, one)),
  );
  return named.length > 0 || done.length > 0 ? named : base.integrations;
}
