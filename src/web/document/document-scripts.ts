import { createContext } from "react";

/** Addresses of the scripts that documents load, and their build; set by entry.server. */
export const DocumentScripts = createContext<{
  islands: string;
  head: string;
  later: string;
  version: string;
}>({
  islands: "/src/web/islands/client.tsx",
  head: "/src/web/head.ts",
  later: "/src/web/later.ts",
  version: "development",
});
