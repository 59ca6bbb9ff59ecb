import { z } from "zod";
import type { Automation } from "#domain/projects/contract.ts";
import type { Json } from "#kit/json-changes.ts";
import type { ManualField } from "#steps/triggers/manual.ts";

export const runStates = ["queued", "running", "waiting", "done", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];
/** States in which a run does nothing any more. */
export const endedStates: readonly RunState[] = ["done", "failed", "cancelled"];

export const runStepStates = ["done", "passed", "failed", "waiting", "retrying"] as const;
export type RunStepState = (typeof runStepStates)[number];

/** What a model read and wrote for a step. `microUsd`: what that cost, in millionths of a dollar; null: not known. */
export type StepUsage = { inputTokens: number; outputTokens: number; microUsd: number | null };

/** Starts an automation by hand. `live`: what is published; else the draft, as a test with or without effects. */
export const StartRun = z.object({
  mode: z.enum(["live", "test", "test-with-effects"]),
  /** What the trigger would give, as JSON. */
  data: z.string().max(100_000).default("{}"),
  /** What was filled in for the form of its manual trigger, by the ids of the form's fields. */
  answers: z
    .record(z.string().max(64), z.union([z.string().max(20_000), z.number(), z.boolean()]))
    .optional(),
  /** The same start twice, as by a double click, is one run. */
  key: z.string().min(8).max(64),
});

/** Tests one step of the draft with what earlier steps gave last, or have pinned. */
export const TestStep = z.object({
  stepId: z.string().min(1).max(64),
  mode: z.enum(["test", "test-with-effects"]),
  key: z.string().min(8).max(64),
});

/** The longest sample that can be pinned, as JSON in characters. */
export const maxPinLength = 64 * 1024;
/** Chooses what a trigger or step is taken to give: JSON, or what it gave in a run (`step`: its key there). */
export const PinSample = z.union([
  z.strictObject({ itemId: z.string().min(1).max(64), data: z.string().max(maxPinLength * 2) }),
  z.strictObject({ runId: z.string().max(64), step: z.string().max(500).nullable() }),
]);

/** Takes the sample of a trigger or step away. */
export const UnpinSample = z.strictObject({ itemId: z.string().min(1).max(64) });

/** A run in the list. Times are ISO times. */
export type RunListItem = {
  id: string;
  state: RunState;
  trigger: string;
  isTest: boolean;
  /** False for a test that changes nothing outside. */
  hasEffects: boolean;
  /** The step that was tested alone; null where all of it ran. */
  testedStep: string | null;
  steps: number;
  startedAt: string;
  endedAt: string | null;
  /** What went wrong; null where nothing did. */
  problem: string | null;
};

export type RunList = {
  projectId: string;
  name: string;
  canChange: boolean;
  isLive: boolean;
  /** Runs that the owner's plan has left this month, for all of their automations. */
  left: number;
  /** What is asked where somebody starts it by hand; null where it isn't live, or has no trigger for that. */
  manualFields: readonly ManualField[] | null;
  items: RunListItem[];
  next: string | null;
};

/** A step of a run. */
export type RunStepView = {
  key: string;
  name: string;
  type: string;
  state: RunStepState;
  /** The way out that it took, where it has several. */
  branch: string | null;
  /** The round of its loop, from 1 on; null outside of loops. */
  round: number | null;
  attempts: number;
  input: Json;
  output: Json;
  problem: string | null;
  /** What it would have done, in a test without effects; null where it did it. */
  wouldDo: string | null;
  usage: StepUsage | null;
  /** It goes on by itself then. */
  waitsUntil: string | null;
  startedAt: string;
  endedAt: string | null;
};

export type RunView = RunListItem & {
  projectId: string;
  projectName: string;
  canChange: boolean;
  /** What the trigger gave. */
  data: Json;
  /** The automation as the run goes by it; null where that version is gone. */
  plan: Automation | null;
  stepList: RunStepView[];
};

/** What somebody who was asked for a decision sees. */
export type ApprovalView = {
  question: string;
  automation: string;
  /** Null: it is still open. */
  decision: "approved" | "rejected" | "expired" | null;
};
export const Decision = z.object({
  decision: z.enum(["approved", "rejected"]),
  note: z.string().trim().max(1000).default(""),
});

/** A text of a step's settings, to be tried with what the automation gave last. */
export const TryText = z.object({
  text: z.string().max(20_000),
  /** The trigger that its data is taken from; null without one. */
  trigger: z.object({ id: z.string().max(64), type: z.string().max(50) }).nullable(),
  /** The steps whose results it can use. */
  steps: z.array(z.object({ id: z.string().max(64), type: z.string().max(50) })).max(300),
  /** The loop that the step is in; null outside of loops. */
  loopId: z.string().max(64).nullable(),
});

/** What a text gives, shortened, or what is wrong with it and where. */
export type TriedText = { result: Json } | { problem: string; position: number | null };

/** What an automation gave last, shortened: examples for those who write expressions. */
export type LatestData = {
  /** When the run began that it comes from; null before the first run. */
  runAt: string | null;
  /** The trigger that started it; null for one started by hand, with data for any of them. */
  triggerId: string | null;
  /** What that trigger gave. */
  trigger: Json;
  /** What each step gave, by its id; in loops, in the first round. */
  steps: Record<string, Json>;
};

/** Samples that were chosen, by the ids of their triggers and steps. */
export type Pins = Record<string, Json>;

/** What the designer of an automation offers to choose from. */
export type AutomationChoices = {
  projectId: string;
  latest: LatestData | null;
  pins: Pins;
  connections: { id: string; name: string; kind: string }[];
  projects: { id: string; name: string; serviceType: string }[];
  /** Addresses of its webhooks, by trigger. */
  webhooks: Record<string, { address: string; secret: string; sample: Json | undefined }>;
  /** Its mail triggers, by their ids. */
  mails: Record<string, MailTriggerFacts>;
  hasModel: boolean;
};

/** How a mail trigger stands. Its `address` is where a mail service posts mails to. */
export type MailTriggerFacts = {
  address: string;
  sample: Json | undefined;
  /** When its mailbox was last looked at (ISO time); null: not yet, or it has none. */
  checkedAt: string | null;
  /** What is wrong with its mailbox; empty where nothing is. */
  problem: string;
};

/** Body of `POST /functions/automations/{projectId}/sample-mail`. */
export const SampleMail = z.object({
  triggerId: z.string().max(64),
  connectionId: z.string().min(1).max(64),
});
