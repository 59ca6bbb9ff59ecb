import { useSyncExternalStore } from "react";

const hash = "#builder";
const listeners = new Set<() => void>();

function listen(heard: () => void): () => void {
  listeners.add(heard);
  window.addEventListener("popstate", heard);
  return () => {
    listeners.delete(heard);
    window.removeEventListener("popstate", heard);
  };
}

function show(isOpen: boolean): void {
  const { pathname, search } = location;
  window.history.replaceState(window.history.state, "", pathname + search + (isOpen ? hash : ""));
  for (const heard of listeners) heard();
}

/** Whether the visual builder is open: its place in the address outlives a reload, and can be shared. */
export function useBuilderOpen(): { isOpen: boolean; open: () => void; close: () => void } {
  const isOpen = useSyncExternalStore(
    listen,
    () => location.hash === hash,
    () => false,
  );
  return { isOpen, open: () => show(true), close: () => show(false) };
}
