import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { DialogProps } from "../room.ts";
import { useCall } from "./use-call.ts";
import { useOpened } from "./use-opened.ts";

const words = {
  pause: {
    title: "Pause the live version?",
    text: "Its address shows that it’s paused. Nothing is lost, and you can resume at any time.",
    action: "Pause",
    call: ["pause", { isPaused: true }],
  },
  resume: {
    title: "Resume?",
    text: "The published version is live again at its address.",
    action: "Resume",
    call: ["pause", { isPaused: false }],
  },
  "take-offline": {
    title: "Take it offline?",
    text: "Its address stops working, and stays reserved for this project. You can publish again later.",
    action: "Take offline",
    call: ["take-offline", {}],
  },
} as const;

/** Asks before something happens to what runs. */
export function RunningDialog({
  does,
  project,
  refresh,
  close,
}: DialogProps & { does: keyof typeof words }) {
  const dialog = useOpened();
  const { call, isBusy, failure } = useCall(project.id);
  const { title, text, action, call: request } = words[does];
  const confirm = async () => {
    if ((await call(request[0], request[1])) === null) return;
    await refresh();
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      title={title}
      className="workspace-dialog"
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
    </Dialog>
  );
}
