import { useFetcher } from "react-router";
import type { Intent, Outcome } from "../outcome.ts";

/**
 * The forms of a page that change a person, all through one fetcher: one change after the other, and the
 * page's address stays, with search, filter and place.
 * @param answered what the page's action said to a form that was sent without scripts
 */
export function useUserChange(action: string, answered: Outcome | undefined) {
  const fetcher = useFetcher<Outcome>();
  const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
  return {
    Form: fetcher.Form,
    /** Where the forms go: this page with its query, so that it comes back as it is. */
    action,
    outcome: fetcher.data ?? answered,
    isWorking: fetcher.state !== "idle",
    /** Whether this is what is being done just now. */
    isDoing: (intent: Intent, value: string) =>
      sent?.get("intent") === intent &&
      (sent.get("userId") === value || sent.get("sessionId") === value),
    send: (fields: Record<string, string>) =>
      void fetcher.submit(fields, { method: "post", action }),
  };
}
export type UserChange = ReturnType<typeof useUserChange>;

/** Runs a page's action from the browser; where the server isn't reached, the page is told and stays. */
export async function orNotReached<T>(
  request: Request,
  work: () => Promise<T>,
  notReached: (intent: unknown) => Outcome,
): Promise<T | Outcome> {
  const form = await request.clone().formData();
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown; // fetch throws it for a lost connection
    return notReached(form.get("intent"));
  }
}
