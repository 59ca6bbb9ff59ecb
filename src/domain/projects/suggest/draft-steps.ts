import type { StepPurpose } from "#content/studio-start/automations.ts";
import { stepForm } from "#steps/forms.ts";
import { type AutomationStep, newStep } from "../configuration/automation.ts";

export type DraftedStep = { name: string; does: StepPurpose };
type Settings = AutomationStep["configuration"]["settings"];
type Draft = { type: string; settings: Settings };

/** How steps reach what started them: a form's answers, a call's body and an email hold the same under other names. */
const given: Readonly<Record<string, { name: string; email: string; all: string }>> = {
  form: {
    name: "{{trigger.answers.Name}}",
    email: "{{trigger.answers.Email}}",
    all: "{{trigger.answers}}",
  },
  webhook: {
    name: "{{trigger.body.name}}",
    email: "{{trigger.body.email}}",
    all: "{{trigger.body}}",
  },
  mail: {
    name: "{{trigger.from.name}}",
    email: "{{trigger.from.address}}",
    all: "{{trigger.subject & '\\n\\n' & trigger.text}}",
  },
};
const nothingGiven = { name: "", email: "", all: "{{trigger}}" };

/**
 * Steps of the kinds that their purposes need, one after the other, filled in as far as a sentence can say: each uses
 * what started the automation, and a message the last text that AI wrote. What only its owner knows stays empty.
 * @param trigger the kind of what starts it
 */
export function draftSteps(steps: readonly DraftedStep[], trigger: string): AutomationStep[] {
  const drafted: AutomationStep[] = [];
  let text = given[trigger]?.all ?? nothingGiven.all;
  for (const [place, { name, does }] of steps.entries()) {
    const id = `step-${place + 1}`;
    const { type, settings } = draftOf(does, name, { ...(given[trigger] ?? nothingGiven), text });
    drafted.push(newStep({ id, type, name, settings }));
    if (type === "ai") text = `{{step_${place + 1}.text}}`;
  }
  return drafted.map((step, place) => leadingTo(step, drafted[place + 1]?.id));
}

/** The step, whose line goes on by its first way. */
function leadingTo(step: AutomationStep, next: string | undefined): AutomationStep {
  if (next === undefined) return step;
  const form = stepForm(step.type);
  const [first] = form?.branches?.(form.initial) ?? [];
  return first && form?.loops === undefined
    ? { ...step, branches: { [first.id]: [next] } }
    : { ...step, nextSteps: [next] };
}

type Given = { name: string; email: string; all: string; text: string };

function draftOf(does: StepPurpose, name: string, { email, text, ...from }: Given): Draft {
  const ai = (task: string, more: Settings = {}): Draft => ({
    type: "ai",
    settings: { task, text, ...more },
  });
  const drafts: Readonly<Record<StepPurpose, Draft>> = {
    summarise: ai("summarise", { instructions: "In three short sentences." }),
    classify: ai("classify", { names: ["Question", "Order", "Complaint", "Other"] }),
    translate: ai("write", { instructions: "Translate the text into English." }),
    extract: ai("extract", { names: ["Name", "Email", "What they ask for"] }),
    contact: { type: "crm", settings: { name: from.name, email, note: text } },
    approve: { type: "approval", settings: { question: `${name}: ${text}` } },
    decide: { type: "decision", settings: { value: text } },
    slack: { type: "slack", settings: { text } },
    sheet: { type: "sheets", settings: { values: [{ id: "1", value: from.all }] } },
    email: { type: "email", settings: { to: email, subject: name, text } },
    figures: { type: "request", settings: { method: "GET" } },
    call: { type: "request", settings: { method: "POST", body: from.all } },
  };
  return drafts[does];
}
