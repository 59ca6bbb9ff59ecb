const key = "chat"; // begin.ts reads it on the next page

/** Remembers for this tab whether the panel is open. */
export function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, "open");
    else sessionStorage.removeItem(key);
  } catch {
    // the next page begins with it closed
  }
}
