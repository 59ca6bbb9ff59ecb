import { useRef, type ReactNode, type Ref } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

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
  /** What the button says: the deed itself ("Delete user"). */
  confirm: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
}) {
  const own = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      ref={ref}
      title={title}
      footer={
        <>
          <Button ref={own} variant="quiet" onClick={() => own.current?.closest("dialog")?.close()}>
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
