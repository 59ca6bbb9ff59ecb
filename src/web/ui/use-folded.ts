import { useSyncExternalStore } from "react";

const key = "side-navigation";
const changed = "side-navigation:changed";

function listen(onChange: () => void): () => void {
  document.addEventListener(changed, onChange);
  return () => document.removeEventListener(changed, onChange);
}

function fold(isFolded: boolean): void {
  const root = document.documentElement;
  if (isFolded) root.dataset["side"] = "folded";
  else delete root.dataset["side"];
  try {
    if (isFolded) localStorage.setItem(key, "folded");
    else localStorage.removeItem(key);
  } catch {
    // storage may be switched off: it stays folded for this page
  }
  document.dispatchEvent(new Event(changed));
}

/**
 * Whether the side navigation is folded to its icons, and how to change it. The browser remembers it; the head
 * script (document/side-navigation.ts) applies it before the first paint, so CSS goes by `data-side` on `<html>`.
 */
export function useFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const isFolded = useSyncExternalStore(
    listen,
    () => document.documentElement.dataset["side"] === "folded",
    () => false,
  );
  return [isFolded, fold];
}
