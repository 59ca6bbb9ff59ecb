import { createContext } from "react";

/** Addresses of the scripts that documents load; set by entry.server. */
export const DocumentScripts = createContext<{ islands: string; theme: string }>({
  islands: "/src/web/islands/client.tsx",
  theme: "/src/web/theme.ts",
});
