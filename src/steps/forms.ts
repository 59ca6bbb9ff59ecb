import { aiStep } from "./ai/form.ts";
import { approvalStep } from "./approval/form.ts";
import { automationStep } from "./automation/form.ts";
import { callbackStep } from "./callback/form.ts";
import { changeStep } from "./change/form.ts";
import { chatbotStep } from "./chatbot/form.ts";
import type { StepForm } from "./contract.ts";
import { crmStep } from "./crm/form.ts";
import { decisionStep } from "./decision/form.ts";
import { eachStep } from "./each/form.ts";
import { emailStep } from "./email/form.ts";
import { fileStep } from "./file/form.ts";
import { hookStep } from "./hook/form.ts";
import { leadStep } from "./lead/form.ts";
import { lookupStep } from "./lookup/form.ts";
import { makeStep } from "./make/form.ts";
import { mergeStep } from "./merge/form.ts";
import { removeStep } from "./remove/form.ts";
import { requestStep } from "./request/form.ts";
import { rowsStep } from "./rows/form.ts";
import { setStep } from "./set/form.ts";
import { sheetsStep } from "./sheets/form.ts";
import { slackStep } from "./slack/form.ts";
import { storeStep } from "./store/form.ts";
import { switchStep } from "./switch/form.ts";
import { transformStep } from "./transform/form.ts";
import { videoStep } from "./video/form.ts";
import { waitStep } from "./wait/form.ts";
import { zapierStep } from "./zapier/form.ts";

/** Every kind of step, in the order in which they are offered; a new one is added here and in runs.ts. */
const forms = [
  requestStep,
  emailStep,
  crmStep,
  slackStep,
  sheetsStep,
  zapierStep,
  makeStep,
  hookStep,
  leadStep,
  aiStep,
  chatbotStep,
  videoStep,
  decisionStep,
  switchStep,
  eachStep,
  mergeStep,
  waitStep,
  approvalStep,
  callbackStep,
  automationStep,
  setStep,
  transformStep,
  fileStep,
  storeStep,
  lookupStep,
  changeStep,
  removeStep,
  rowsStep,
] as const;
export type StepKind = (typeof forms)[number]["id"];

// Each kind's own functions take its own settings; whoever calls them by name has parsed these.
export const stepForms = forms as unknown as readonly StepForm[];

const byKind = new Map(stepForms.map((form) => [form.id, form]));

/** A kind of step by its name; undefined where it is none, such as the name of an action that isn't chosen yet. */
export const stepForm = (kind: string): StepForm | undefined => byKind.get(kind);

/** What a kind of step is called, also where none is chosen yet. */
export const stepTitle = (kind: string): string => stepForm(kind)?.title ?? "Action not chosen yet";
