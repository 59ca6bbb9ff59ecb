import { useRef, useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import {
  manualFormOf,
  sampleOfTrigger,
} from "#domain/projects/configuration/automation-settings.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { answerProblems, answersIn, ManualQuestions } from "./manual-questions.tsx";
import { Pinned, PinButton } from "./step-test.tsx";
import type { Testing } from "./test-context.ts";
import { startRun } from "./use-choices.ts";

/** Runs the draft once, with or without effects outside, and shows the run. */
export function TestPanel({
  automation,
  choices,
  testing,
}: {
  automation: Automation;
  choices: AutomationChoices;
  testing: Testing;
}) {
  const { projectId, save } = testing;
  const [trigger] = automation.triggers;
  const sample =
    trigger &&
    (choices.pins[trigger.id] ??
      choices.webhooks[trigger.id]?.sample ??
      choices.mails[trigger.id]?.sample ??
      sampleOfTrigger(trigger));
  const asked = useRef<HTMLFormElement>(null);
  // What the first trigger asks is filled in as its users do it.
  const fields = trigger?.type === "manual" ? (manualFormOf([trigger])?.fields ?? []) : [];
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState<"test" | "test-with-effects" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const data = typed ?? JSON.stringify(sample ?? {}, null, 2);
  const start = async (mode: "test" | "test-with-effects") => {
    if (busy) return;
    setBusy(mode);
    setProblem(null);
    setProblems({});
    try {
      if (!(await save()))
        throw new Error("The changes aren’t saved yet, so they can’t be tested.");
      const given = asked.current ? { answers: answersIn(asked.current) } : { data };
      const runId = await startRun(projectId, { mode, ...given, key: crypto.randomUUID() });
      location.assign(paths.automationRun(projectId, runId));
    } catch (error) {
      setProblems(answerProblems(error));
      setProblem(
        error instanceof Error && error.name === "Error" ? error.message : refusalWords(error),
      );
      setBusy(null);
    }
  };
  return (
    <section className="group">
      <h3 className="items__title">Test</h3>
      {fields.length > 0 ? (
        <form
          ref={asked}
          className="grid gap-4"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <ManualQuestions fields={fields} problems={problems} />
        </form>
      ) : (
        <TextControl
          label="Trigger data"
          hint="JSON. The steps see it as trigger."
          isLong
          max={100_000}
          value={data}
          isReadOnly={false}
          onFocus={() => {}}
          onChange={setTyped}
        />
      )}
      {trigger && choices.pins[trigger.id] !== undefined ? (
        <Pinned itemId={trigger.id} pin={choices.pins[trigger.id] ?? null} testing={testing} />
      ) : null}
      {trigger && typed !== null ? (
        <PinButton
          testing={testing}
          call="pins"
          body={{ itemId: trigger.id, data }}
          text="Pin as its sample"
        />
      ) : null}
      <div className="desk__actions">
        <Button
          size="small"
          variant="quiet"
          busy={busy === "test"}
          onClick={() => void start("test")}
        >
          {busy === "test" ? "Starting…" : "Test without effects"}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={busy === "test-with-effects"}
          onClick={() => void start("test-with-effects")}
        >
          {busy === "test-with-effects" ? "Starting…" : "Test for real"}
        </Button>
      </div>
      <p className="field__hint">
        Without effects, nothing is sent or stored: such steps return examples. For real, everything
        is done.
      </p>
      {problem ? (
        <Notice tone="brick" title="Not started" live>
          {problem}
        </Notice>
      ) : null}
    </section>
  );
}
