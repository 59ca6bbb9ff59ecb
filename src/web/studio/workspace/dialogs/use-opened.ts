import { useLayoutEffect, useRef } from "react";

/** For a dialog that is open as long as it is mounted. */
export function useOpened() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return dialog;
}
