import { createContext } from "react-router";
import type { WebDeps } from "../../http/web-deps.ts";
import type { WebVisit } from "../../http/web-visit.ts";

/** What a page's loader or action may use; main hands it in with each request. */
export const depsContext = createContext<WebDeps>();
/** The request itself: who is signed in, from where, and what the browser is told to keep. */
export const visitContext = createContext<WebVisit>();
/** CSP nonce of this response; null on documents, which carry no inline scripts. */
export const nonceContext = createContext<string | null>(null);
/** Addresses of the built document scripts, and the build that they are of. */
export const scriptsContext = createContext<{
  islands: string;
  head: string;
  later: string;
  version: string;
}>();
/** Where a page that failed to render is reported. */
export const renderErrorContext = createContext<(error: unknown) => void>(() => {});
