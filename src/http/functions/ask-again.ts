import type { Context } from "hono";
import { readActor } from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import type { NounDeps } from "#domain/nouns.ts";
import type { HttpEnv } from "../env.ts";

/**
 * Asks every `everyMs` who is behind an open line, and calls `close` once `mayStill` says no or nobody can tell
 * (security.md, row 3): a line may be open for hours. @returns what stops the asking
 */
export function askAgain(
  context: Context<HttpEnv>,
  deps: NounDeps,
  line: {
    everyMs: number;
    mayStill: (actor: Person | null) => boolean | Promise<boolean>;
    close: () => void;
  },
): () => void {
  const visit = { ...context.get("visit"), setCookies: () => {} };
  const asking = setInterval(() => {
    readActor(visit, deps)
      .then(async (actor) => {
        if (!(await line.mayStill(actor))) line.close();
      })
      .catch(() => line.close());
  }, line.everyMs);
  return () => clearInterval(asking);
}
