import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { paidTime } from "../../kit/words/paid-time.ts";
import type { CallEnding } from "./use-call-ending.ts";

const question = "End this call?";
const consequence =
  "The visitor is disconnected immediately. The conversation is kept and followed up like any other call.";
const confirm = "End the call";

/** Ends a call that starts or runs, after asking; nothing for any other. Without scripts the page asks. */
export function EndCallButton({
  call,
  ending,
}: {
  call: Pick<ConsultationListItem, "id" | "status" | "startedAt">;
  ending: CallEnding;
}) {
  if (call.status !== "starting" && call.status !== "running") return null;
  const isBusy = ending.isEnding(call.id);
  return (
    <ending.Form
      method="post"
      action={ending.action}
      className="deed"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ending.isWorking) ending.ask(call.id);
      }}
    >
      <input type="hidden" name="callId" value={call.id} />
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {isBusy ? "Ending..." : "End call"}
        <span className="sr-only"> of {paidTime(call.startedAt)}</span>
      </Button>
    </ending.Form>
  );
}

/** The question: as a dialog, or as a step of the page where scripts are off. One for all buttons of a page. */
export function EndCallQuestion({ ending }: { ending: CallEnding }) {
  const ref = useRef<HTMLDialogElement>(null);
  const { asked, step } = ending;
  useEffect(() => {
    if (asked) ref.current?.showModal();
  }, [asked]);
  return (
    <>
      {step ? (
        <Notice tone="amber" live title={question}>
          <p>{consequence}</p>
          <form method="post" action={ending.action} className="question__deeds">
            <input type="hidden" name="callId" value={step} />
            <input type="hidden" name="confirmed" value="yes" />
            <Link className="button button--quiet button--small" to={paths.adminConsultations()}>
              <span>Cancel</span>
            </Link>
            <Button type="submit" size="small">
              {confirm}
            </Button>
          </form>
        </Notice>
      ) : null}
      {asked ? (
        <ConfirmDialog
          ref={ref}
          title={question}
          confirm={confirm}
          onConfirm={() => {
            ref.current?.close();
            ending.end(asked.callId);
          }}
        >
          <p>{consequence}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
