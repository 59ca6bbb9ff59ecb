import { runAi } from "./ai/run.ts";
import { runApproval } from "./approval/run.ts";
import { runAutomationStep } from "./automation/run.ts";
import { runCallback } from "./callback/run.ts";
import { runChange } from "./change/run.ts";
import { runChatbot } from "./chatbot/run.ts";
import type { RunStep } from "./contract.ts";
import { runCrm } from "./crm/run.ts";
import { runDecision } from "./decision/run.ts";
import { runEach } from "./each/run.ts";
import { runEmail } from "./email/run.ts";
import { runFile } from "./file/run.ts";
import { runHook } from "./hook/run.ts";
import { runLead } from "./lead/run.ts";
import { runLookup } from "./lookup/run.ts";
import { runMake } from "./make/run.ts";
import { runMerge } from "./merge/run.ts";
import { runRemove } from "./remove/run.ts";
import { runRequest } from "./request/run.ts";
import { runRows } from "./rows/run.ts";
import { runSet } from "./set/run.ts";
import { runSheets } from "./sheets/run.ts";
import { runSlack } from "./slack/run.ts";
import { runStore } from "./store/run.ts";
import { runSwitch } from "./switch/run.ts";
import { runTransform } from "./transform/run.ts";
import { runVideo } from "./video/run.ts";
import { runWait } from "./wait/run.ts";
import { runZapier } from "./zapier/run.ts";

// Each takes its own settings, which its form has parsed.
const runs: Readonly<Record<string, unknown>> = {
  request: runRequest,
  email: runEmail,
  crm: runCrm,
  ai: runAi,
  decision: runDecision,
  switch: runSwitch,
  each: runEach,
  wait: runWait,
  approval: runApproval,
  automation: runAutomationStep,
  callback: runCallback,
  video: runVideo,
  slack: runSlack,
  sheets: runSheets,
  zapier: runZapier,
  make: runMake,
  hook: runHook,
  chatbot: runChatbot,
  lead: runLead,
  set: runSet,
  file: runFile,
  store: runStore,
  lookup: runLookup,
  change: runChange,
  remove: runRemove,
  rows: runRows,
  merge: runMerge,
  transform: runTransform,
};

/** What a kind of step does. */
export const stepRun = (kind: string): RunStep<Record<string, unknown>> | undefined =>
  Object.hasOwn(runs, kind) ? (runs[kind] as RunStep<Record<string, unknown>>) : undefined;
