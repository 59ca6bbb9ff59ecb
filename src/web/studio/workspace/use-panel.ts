import { useMemo, useSyncExternalStore } from "react";
import { z } from "zod";

const key = "workspace-panel";
export const panelWidths = { min: 240, max: 560, first: 320, step: 16 } as const;
const Panel = z.object({
  width: z.number().min(panelWidths.min).max(panelWidths.max),
  isFolded: z.boolean(),
});
type Panel = z.infer<typeof Panel>;

const first: Panel = { width: panelWidths.first, isFolded: false };
let panel: Panel | null = null;
const listeners = new Set<() => void>();

function read(): Panel {
  if (panel) return panel;
  try {
    panel = Panel.catch(first).parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    panel = first;
  }
  return panel;
}

function change(to: Partial<Panel>): void {
  panel = { ...read(), ...to };
  for (const listen of listeners) listen();
  try {
    localStorage.setItem(key, JSON.stringify(panel));
  } catch {
    // storage may be switched off: it stays so for this page
  }
}
const listen = (heard: () => void) => {
  listeners.add(heard);
  return () => void listeners.delete(heard);
};

const fold = (to: boolean) => change({ isFolded: to });
const resize = (to: number) =>
  change({ width: Math.round(Math.min(Math.max(to, panelWidths.min), panelWidths.max)) });

/** The side panel's width in pixels and whether it is folded, as this browser remembers them. */
export function usePanel() {
  const kept = useSyncExternalStore(listen, read, () => first);
  return useMemo(() => ({ ...kept, fold, resize }), [kept]);
}
