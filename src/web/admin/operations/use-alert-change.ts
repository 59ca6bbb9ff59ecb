import { useFetcher } from "react-router";
import type { Outcome } from "../outcome.ts";

/**
 * The Resolve forms of the page, all through one fetcher: the page's address stays.
 * @param answered what the page's action said to a form that was sent without scripts
 */
export function useAlertChange(action: string, answered: Outcome | undefined) {
  const fetcher = useFetcher<Outcome>();
  const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
  return {
    Form: fetcher.Form,
    action,
    outcome: fetcher.data ?? answered,
    isWorking: fetcher.state !== "idle",
    isResolving: (id: string) => sent?.get("alertId") === id,
  };
}
export type AlertChange = ReturnType<typeof useAlertChange>;
