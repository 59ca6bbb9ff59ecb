import { useLayoutEffect, useRef } from "react";

/** An entry of a menu is gone when the dialog closes; its button gets the focus back instead. */
function leaveMenu() {
  if (document.activeElement?.closest("[role=menu]"))
    document
      .querySelector<HTMLElement>('button[aria-haspopup="menu"][aria-expanded="true"]')
      ?.focus();
}

/** For a dialog that is open as long as it is mounted. */
export function useOpened() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    leaveMenu();
    dialog.current.showModal();
  }, []);
  return dialog;
}
