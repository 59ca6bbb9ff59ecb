import { createContext } from "react";
import type { KnownSource } from "../known-values.ts";

/** What the texts of a step may use, and which automation they are tried in. */
export const TryContext = createContext<{ projectId: string; known: readonly KnownSource[] }>({
  projectId: "",
  known: [],
});
