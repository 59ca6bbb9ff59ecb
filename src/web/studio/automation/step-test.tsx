import { useContext, useEffect, useState } from "react";
import { endedStates, type RunStepView, type RunView } from "#domain/automations/contract.ts";
import type { AutomationStep } from "#domain/projects/configuration/automation.ts";
import type { Json } from "#kit/json-changes.ts";
import { stepForm } from "#steps/forms.ts";
import { getJson, postJson, refusalWords } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { stepFacts, stepWords } from "./runs/run-words.ts";
import { TestContext, type Testing } from "./test-context.ts";

const everyMs = 400;
type Mode = "test" | "test-with-effects";

/** Tests one step with what earlier ones gave, and shows what came of it; what it gave can be pinned as its sample. */
export function StepTest({ step, pin }: { step: AutomationStep; pin: Json | undefined }) {
  const testing = useContext(TestContext);
  const form = stepForm(step.type);
  if (!testing || !form) return null;
  return (
    <section className="group step-test">
      <h4 className="items__title">Test this step</h4>
      <Trial
        stepId={step.id}
        about={step.configuration.name.trim()}
        hasEffect={form.hasEffect}
        testing={testing}
      />
      {pin === undefined ? null : <Pinned itemId={step.id} pin={pin} testing={testing} />}
    </section>
  );
}

function Trial({
  stepId,
  about,
  hasEffect,
  testing,
}: {
  stepId: string;
  /** The step's name: on a page with many steps each button says which one it tests. */
  about: string;
  hasEffect: boolean;
  testing: Testing;
}) {
  const { projectId, save } = testing;
  const [busy, setBusy] = useState<Mode | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [runId, setRunId] = useState<string | null>(null);
  const run = useRun(projectId, runId);
  const start = async (mode: Mode) => {
    if (busy) return;
    setBusy(mode);
    setProblem(null);
    try {
      if (!(await save()))
        throw new Error("The changes aren’t saved yet, so they can’t be tested.");
      const key = crypto.randomUUID();
      const path = paths.automationCall(projectId, "test-step");
      setRunId((await postJson<{ runId: string }>(path, { stepId, mode, key }, { key })).runId);
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(null);
  };
  const button = (mode: Mode, text: string) => (
    <Button size="small" variant="quiet" busy={busy === mode} onClick={() => void start(mode)}>
      {busy === mode ? "Starting…" : text}
      {about === "" ? null : <span className="sr-only">: {about}</span>}
    </Button>
  );
  return (
    <>
      <div className="desk__actions">
        {hasEffect ? (
          <>
            {button("test", "Test without effects")}
            {button("test-with-effects", "Test for real")}
          </>
        ) : (
          button("test", "Test")
        )}
      </div>
      <p className="field__hint">
        Uses pinned samples, the latest data from earlier steps, or examples.
      </p>
      {problem ? (
        <Notice tone="brick" title="Not tested" live>
          {problem}
        </Notice>
      ) : null}
      <div role="status">
        {run ? <Outcome run={run} testing={testing} /> : runId ? <p>Running…</p> : null}
      </div>
    </>
  );
}

/** The run of the test, read again until there is something to say. */
function useRun(projectId: string, runId: string | null): RunView | null {
  const [run, setRun] = useState<RunView | null>(null);
  useEffect(() => {
    if (runId === null) return undefined;
    const ended = new AbortController();
    const look = async () => {
      const path = paths.automationCall(projectId, `runs/${runId}`);
      const now = await getJson<RunView>(path, ended.signal).catch(() => null);
      if (ended.signal.aborted) return;
      if (now && now.stepList.length > 0) setRun(now);
      const isOver = now && (endedStates.includes(now.state) || now.state === "waiting");
      if (!isOver) timer = setTimeout(() => void look(), everyMs);
    };
    let timer = setTimeout(() => void look(), everyMs);
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [projectId, runId]);
  return run?.id === runId ? run : null;
}

function Outcome({ run, testing }: { run: RunView; testing: Testing }) {
  const [step] = run.stepList;
  if (!step) return null;
  const { text, tone } = stepWords[step.state];
  const isOver = step.state === "done" || step.state === "passed";
  return (
    <div className="run-step" data-state={step.state}>
      <p className="run-step__head">
        <Badge tone={tone}>{text}</Badge>
        <span className="field__hint figures">{stepFacts(step)}</span>
        <a href={paths.automationRun(run.projectId, run.id)}>Its run</a>
      </p>
      {step.wouldDo ? <p>Would do: {step.wouldDo}</p> : null}
      {step.problem ? <p className="run-problem">{step.problem}</p> : null}
      <Data title="Input" value={step.input} />
      {isOver ? (
        <>
          <Data
            title={step.wouldDo ? "Example it goes on with" : "Output"}
            value={step.output}
            isOpen
          />
          <PinIt run={run} step={step} testing={testing} />
        </>
      ) : null}
    </div>
  );
}

function Data({ title, value, isOpen }: { title: string; value: Json; isOpen?: boolean }) {
  return (
    <details className="run-data" open={isOpen}>
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}

function PinIt({ run, step, testing }: { run: RunView; step: RunStepView; testing: Testing }) {
  return (
    <PinButton
      testing={testing}
      call="pins"
      body={{ runId: run.id, step: step.key }}
      text="Pin as its sample"
    />
  );
}

/** A sample that was pinned, and how to take it away. */
export function Pinned({ itemId, pin, testing }: { itemId: string; pin: Json; testing: Testing }) {
  return (
    <div className="step-test__pin">
      <Data title="Pinned as its sample" value={pin} />
      <PinButton testing={testing} call="unpin" body={{ itemId }} text="Remove the pin" />
    </div>
  );
}

/** Pins a sample, or takes it away, and reads the samples again. */
export function PinButton({
  testing: { projectId, readAgain },
  call,
  body,
  text,
}: {
  testing: Testing;
  call: "pins" | "unpin";
  body: object;
  text: string;
}) {
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await postJson(paths.automationCall(projectId, call), body, { key: crypto.randomUUID() });
      setSaid(call === "pins" ? "Pinned." : null);
      readAgain();
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <p className="desk__actions">
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => void send()}>
        {text}
      </Button>
      <span className="field__hint" role="status">
        {said}
      </span>
    </p>
  );
}

const wordsOf = (error: unknown) =>
  error instanceof Error && error.name === "Error" ? error.message : refusalWords(error);
