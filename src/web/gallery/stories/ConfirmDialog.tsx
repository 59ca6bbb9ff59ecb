import { useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { longText, type Story } from "../story.ts";

function Asking({ text, busy = false }: { text: string; busy?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
        Delete…
      </Button>
      <ConfirmDialog
        ref={dialog}
        title="Delete this user?"
        confirm={busy ? "Deleting..." : "Delete user"}
        busy={busy}
        onConfirm={() => dialog.current?.close()}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

export const stories: Story[] = [
  { state: "opens", shows: <Asking text="This can’t be undone." /> },
  { state: "busy", shows: <Asking busy text="This can’t be undone." /> },
  { state: "long text", shows: <Asking text={longText.repeat(6)} /> },
];
