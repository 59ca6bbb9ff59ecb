import { ZodError } from "zod";
import { type Mask, maskOfSecrets } from "#domain/connections/index.ts";
import { type AutomationStep, errorWay, sampleOfStep, settingsOf } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { StepFailed, type StepOutcome } from "#steps/contract.ts";
import { stepForm } from "#steps/forms.ts";
import { stepRun } from "#steps/runs.ts";
import type { Pins, StepUsage } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { fillSettings } from "./fill-settings.ts";
import { namedSecretsIn, withoutNamedSecrets } from "./mask-data.ts";
import { ExpressionFailed } from "./ports.ts";
import { powersOf } from "./powers.ts";
import type { RunRow, RunStepRow } from "./queries.ts";
import { maxOutputLength, retryAt, stepTimeoutMs } from "./rules.ts";

type Taking = {
  run: RunRow;
  step: AutomationStep;
  key: string;
  /** What expressions see. */
  data: Readonly<Record<string, Json>>;
  /** Those of the run's connections: nothing that is kept holds them. */
  secrets: readonly string[];
  /** In a test without effects: samples that were chosen for steps, by their ids. */
  pins: Pins;
  /** How often it was tried before. */
  attempts: number;
  /** The how manieth step of the run it is. */
  place: number;
};

/** Does one step of a run, and says what is to be noted of it. Throws only where nothing can be said about the step. */
export async function takeStep(taking: Taking, deps: AutomationDeps): Promise<RunStepRow> {
  const { run, step, key } = taking;
  const startedAt = deps.clock();
  const attempts = taking.attempts + 1;
  let input: Json = {};
  let usage: StepUsage | null = null;
  const ofConnections = maskOfSecrets(taking.secrets);
  /** Also of what the step itself names as secret, such as a header; later steps may need that. */
  let mask = ofConnections;
  const noted = (how: Pick<RunStepRow, "state" | "output"> & Partial<RunStepRow>): RunStepRow => ({
    runId: run.id,
    key,
    place: taking.place,
    type: step.type,
    attempts,
    input,
    branch: null,
    problem: null,
    usage,
    wakeAt: null,
    startedAt,
    endedAt: how.state === "waiting" || how.state === "retrying" ? null : deps.clock(),
    ...how,
  });
  try {
    const settings = settingsOf(step);
    if (!settings) throw new StepFailed("Its settings aren’t complete.");
    const filled = await fillSettings(settings, taking.data, deps.automations.expressions);
    input = ofConnections.value(withoutNamedSecrets(filled as Json));
    mask = maskOfSecrets([...taking.secrets, ...namedSecretsIn(filled)]);
    const spent = (used: StepUsage) => {
      usage = used;
    };
    const outcome = await outcomeOf(filled, taking, { mask, spent, deps });
    const output = ofConnections.value(outcome.output);
    if (JSON.stringify(output).length > maxOutputLength)
      throw new StepFailed("What it gave is too long to keep.");
    const branch = outcome.branch ?? null;
    return outcome.kind === "done"
      ? noted({ state: "done", output, branch })
      : noted({ state: "waiting", output, branch, wakeAt: outcome.until });
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw withoutSecrets(error, mask);
    const problem = mask.text(failure.message).slice(0, 1000);
    const wakeAt = failure.mayRetry ? retryAt(attempts, deps.clock(), failure.retryAfterMs) : null;
    if (wakeAt) return noted({ state: "retrying", output: null, problem, wakeAt });
    return noted(failedAs(step, problem));
  }
}

async function outcomeOf(
  filled: Record<string, unknown>,
  { run, step, key, pins }: Taking,
  { mask, spent, deps }: { mask: Mask; spent: (usage: StepUsage) => void; deps: AutomationDeps },
): Promise<StepOutcome> {
  const form = stepForm(step.type);
  const work = stepRun(step.type);
  if (!form || !work) throw new StepFailed("It isn’t chosen what this step does.");
  // A test shows what would be done; steps after it go on with the sample that was pinned, or the example.
  if (form.hasEffect && !run.hasEffects) {
    const [branch] = form.branches?.(filled) ?? [];
    const output = pins[step.id] ?? sampleOfStep(step);
    return { kind: "done", output, ...(branch && { branch: branch.id }) };
  }
  return work(filled, {
    key: `${run.id}/${key}`,
    now: deps.clock(),
    signal: AbortSignal.timeout(stepTimeoutMs),
    powers: powersOf(
      { run, key, connectionId: step.configuration.connectionId, mask, spent },
      deps,
    ),
  });
}

/** How a step that failed for good is noted: its run stops, goes on, or takes the way for that. */
export function failedAs(
  { configuration: { onError } }: AutomationStep,
  problem: string,
): Pick<RunStepRow, "state" | "output" | "branch" | "problem"> {
  if (onError === "stop") return { state: "failed", output: null, branch: null, problem };
  const branch = onError === "branch" ? errorWay : null;
  return { state: "passed", output: { error: problem }, branch, problem };
}

/** The same error, as it may be logged. */
function withoutSecrets(error: unknown, mask: Mask): unknown {
  if (error instanceof Error) {
    error.message = mask.text(error.message);
    if (error.stack) error.stack = mask.text(error.stack);
  }
  return error;
}

function failureOf(error: unknown): StepFailed | null {
  if (error instanceof StepFailed) return error;
  if (error instanceof ExpressionFailed) return new StepFailed(error.message);
  if (error instanceof ZodError) return new StepFailed("One of its values can’t be used.");
  if (error instanceof AppError) return new StepFailed(error.message);
  const { name } = error as Error;
  if (name === "TimeoutError" || name === "AbortError")
    return new StepFailed(`It took longer than ${stepTimeoutMs / 1000} seconds.`, {
      mayRetry: true,
    });
  // Ours: the job is tried again, and people are told.
  return null;
}
