import { createContext } from "react";
import type { Role } from "#domain/identity/contract.ts";

/**
 * As whom the server draws an app page's header; set by entry.server. Null on documents, which are the same
 * for everyone, and in the browser, where signed-in.ts keeps it right.
 */
export const ShownAccount = createContext<Role | null>(null);
