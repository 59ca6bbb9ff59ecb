import type { ReactNode, Ref } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** Where <dialog> puts the focus; React's `autoFocus` would take it while the dialog is closed. */
const safe = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/**
 * Asks before something is done (spec site.md §2, confirm modal: title, message, Cancel, Confirm, loading
 * state). Open it with `ref.current.showModal()`; `onConfirm` does the work and closes it, or the form in
 * `children` does, where the work is a form's.
 */
export function ConfirmDialog({
  ref,
  title,
  children,
  confirm,
  busy,
  onConfirm,
}: {
  ref?: Ref<HTMLDialogElement>;
  title: ReactNode;
  children: ReactNode;
  /** What the button says: the action itself ("Delete user"). */
  confirm: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
}) {
  return (
    <Dialog
      ref={ref}
      title={title}
      footer={
        <>
          <Button
            ref={safe}
            variant="quiet"
            onClick={(event) => event.currentTarget.closest("dialog")?.close()}
          >
            Cancel
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
