import { redirect } from "react-router";
import { brand } from "#content/brand.ts";
import { endedStates } from "#domain/automations/contract.ts";
import {
  cancelRun,
  pinSample,
  readRun,
  replayRun,
  retryRun,
  retryRunFrom,
} from "#domain/automations/index.ts";
import { triggerTitle } from "#steps/triggers.ts";
import { depsContext } from "../../../kit/context.ts";
import { formText } from "../../../kit/form-text.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../../../kit/forms/run-form.ts";
import { useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { ConfirmAction } from "../../../ui/ConfirmAction.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/run.ts";
import { RunPicture } from "./run-picture.tsx";
import { Given, RunStep, StepActions } from "./run-step.tsx";
import { runWords, tookWords, usageWords } from "./run-words.ts";
import { RunsHead } from "./runs-head.tsx";
import { useAgainWhile } from "./use-again-while.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const run = await readRun(actor, { projectId: params.id, runId: params.run }, deps);
    // A run again is asked for once, however often the button is pressed.
    return { run, replayKey: crypto.randomUUID() };
  });

/**
 * `intent`: `cancel`, `retry` (what failed, again), `retry-from` (from a `step` on), `pin` (what a `step`, or what
 * started it, gave as a sample) or `replay` (all of it, as a new run).
 */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    const at = { projectId: args.params.id, runId: args.params.run };
    const intent = formText(form, "intent");
    if (intent === "replay") {
      const runId = await replayRun(actor, { ...at, key: formText(form, "key") }, deps);
      return redirect(paths.automationRun(at.projectId, runId));
    }
    const step = formText(form, "step");
    if (intent === "pin") {
      const input = { runId: at.runId, step: step === "" ? null : step };
      await pinSample(actor, { projectId: at.projectId, input }, deps);
      return done("Pinned. Tests and suggestions use it until you remove it in the designer.");
    }
    if (intent === "retry-from") {
      if (formText(form, "confirmed") !== "yes") return confirmFirst();
      await retryRunFrom(actor, { ...at, step }, deps);
      return done("The run continues from that step.");
    }
    if (intent === "retry") await retryRun(actor, at, deps);
    else await cancelRun(actor, at, deps);
    return done(intent === "retry" ? "The failed steps are being retried." : "Run cancelled.");
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Run · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** One run: what started it, and what each step took and gave. */
export default function AutomationRun({ loaderData, actionData }: Route.ComponentProps) {
  const { run, replayKey } = loaderData;
  const here = paths.automationRun(run.projectId, run.id);
  const actions = useActions(here, actionData);
  const isOver = endedStates.includes(run.state);
  useAgainWhile(!isOver);
  const { text, tone } = runWords[run.state];
  const used = usageWords(run.stepList.flatMap(({ usage }) => usage ?? []));
  return (
    <div className="desk">
      <RunsHead
        projectId={run.projectId}
        title={`Run of “${run.projectName}”`}
        actions={
          run.canChange ? (
            <div className="desk__actions">
              {run.state === "failed" ? (
                <ActionButton
                  actions={actions}
                  fields={{ intent: "retry" }}
                  variant="solid"
                  busy="Retrying…"
                >
                  Retry failed steps
                </ActionButton>
              ) : null}
              {isOver ? (
                <ActionButton
                  actions={actions}
                  fields={{ intent: "replay", key: replayKey }}
                  busy="Starting…"
                >
                  {run.hasEffects ? "Run again" : "Test again"}
                </ActionButton>
              ) : (
                <ActionButton actions={actions} fields={{ intent: "cancel" }} busy="Cancelling…">
                  Cancel the run
                </ActionButton>
              )}
            </div>
          ) : null
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="That didn’t work" />
      <dl className="fact-list">
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={tone}>{text}</Badge>
          </dd>
        </div>
        <div>
          <dt>Started by</dt>
          <dd>
            {triggerTitle(run.trigger)}
            {run.isTest ? testWords(run.testedStep) : ""}
          </dd>
        </div>
        {run.isTest ? (
          <div>
            <dt>Effects</dt>
            <dd>
              {run.hasEffects
                ? "On: everything was done for real"
                : "Off: steps say what they would do"}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Started</dt>
          <dd>
            <Moment at={run.startedAt} />
          </dd>
        </div>
        {run.endedAt ? (
          <div>
            <dt>Duration</dt>
            <dd>{tookWords(run.startedAt, run.endedAt)}</dd>
          </div>
        ) : null}
        {used === "" ? null : (
          <div>
            <dt>AI</dt>
            <dd className="figures">{used}</dd>
          </div>
        )}
      </dl>
      {run.problem ? (
        <Notice tone="brick" title="Why it failed">
          {run.problem}
        </Notice>
      ) : null}
      <Given title="Trigger data" value={run.data} />
      {run.canChange && run.testedStep === null ? (
        <div>
          <ActionButton actions={actions} fields={{ intent: "pin", step: "" }} busy="Pinning…">
            Pin it as the trigger’s sample
          </ActionButton>
        </div>
      ) : null}
      {run.plan ? <RunPicture plan={run.plan} steps={run.stepList} /> : null}
      <h2 className="text-5 font-medium">Steps</h2>
      {run.steps > run.stepList.length ? (
        <p className="text-ink-soft">
          Showing {run.stepList.length} of {run.steps} steps: the first ones, and all that failed or
          are waiting.
        </p>
      ) : null}
      {run.stepList.length === 0 ? <p>No steps have run yet.</p> : null}
      <ol className="run-steps">
        {run.stepList.map((step) => (
          <RunStep key={step.key} step={step}>
            {run.canChange && isOver ? <StepActions step={step} actions={actions} /> : null}
          </RunStep>
        ))}
      </ol>
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Continue from this step?",
          text: "This step and the ones after it run again; earlier steps keep their results. Idempotency keys stay the same, so services that honour them don’t do the same thing twice.",
          confirm: "Continue from here",
        })}
      />
    </div>
  );
}

const testWords = (step: string | null) =>
  step === null ? ", as a test of the draft" : `, as a test of the step “${step}”`;
