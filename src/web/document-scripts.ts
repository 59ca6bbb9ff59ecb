import { createContext } from "react";

/** Addresses of the scripts that documents load; set by entry.server. */
export const DocumentScripts = createContext<{ islands: string; head: string; later: string }>({
  islands: "/src/web/islands/client.tsx",
  head: "/src/web/head.ts",
  later: "/src/web/later.ts",
});
