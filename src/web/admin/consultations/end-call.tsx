import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import { shortTime } from "#kit/date-words.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { Question } from "../../ui/ConfirmAction.tsx";

/** Asked before a call is ended. */
export const endCallQuestion = (): Question => ({
  title: "End this call?",
  text: "The visitor is disconnected immediately. The conversation is kept and followed up like any other call.",
  confirm: "End the call",
});

/** What the banner says where it fails. */
export const endCallFailed = "Failed to end the call";

/** Ends a call that starts or runs, after asking; nothing for any other. */
export function EndCallButton({
  call,
  actions,
}: {
  call: Pick<ConsultationListItem, "id" | "status" | "startedAt">;
  actions: Actions;
}) {
  if (call.status !== "starting" && call.status !== "running") return null;
  return (
    <ActionButton
      actions={actions}
      fields={{ callId: call.id }}
      about={shortTime(call.startedAt)}
      asks
      busy="Ending..."
    >
      End call
    </ActionButton>
  );
}
