import type { ReactNode } from "react";

/** One state of a component, by what it shows: "busy", "a long word". */
export type Story = { state: string; shows: ReactNode };

/** For places that must hold the longest word and a name without end. */
export const longWord =
  "Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaft";
export const longText = `${longWord}: a sentence that goes on for longer than the place that it was meant for, so that it has to break more than once.`;
