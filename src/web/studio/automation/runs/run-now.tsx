import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ManualField } from "#steps/triggers/manual.ts";
import { refusalWords } from "../../../kit/api-call.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { answerProblems, answersIn, ManualQuestions } from "../manual-questions.tsx";
import { startRun } from "../use-choices.ts";

/** Starts what is live by hand: asks what its manual trigger asks, and leads to the run. */
export function RunNow({
  projectId,
  fields,
}: {
  projectId: string;
  fields: readonly ManualField[];
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [key, setKey] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const problems = answerProblems(problem);
  const open = () => {
    // One key for each opening: pressed twice, it is one run.
    setKey(crypto.randomUUID());
    setProblem(null);
    dialog.current?.showModal();
  };
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const answers = answersIn(event.currentTarget);
      const runId = await startRun(projectId, { mode: "live", answers, key });
      void navigate(paths.automationRun(projectId, runId));
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={open}>Run now</Button>
      <Dialog
        ref={dialog}
        title="Run now"
        className="workspace-dialog"
        footer={
          <Button type="submit" form="run-now" busy={busy}>
            {busy ? "Starting…" : "Run"}
          </Button>
        }
      >
        <form
          id="run-now"
          className="grid gap-4"
          noValidate
          onSubmit={(event) => void start(event)}
        >
          <p className="text-ink-soft">
            This runs the published version, and its effects are real.
          </p>
          <ManualQuestions fields={fields} problems={problems} />
          {problem !== null && Object.keys(problems).length === 0 ? (
            <Notice tone="brick" title="The run didn’t start" live>
              {refusalWords(problem)}
            </Notice>
          ) : null}
        </form>
      </Dialog>
    </>
  );
}
