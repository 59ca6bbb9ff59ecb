import { useState } from "react";
import { useFetcher } from "react-router";
import type { DeskOutcome } from "../desk-outcome.ts";

/** What was told after a form to end a call; `ask`: it wasn't confirmed yet (a browser without scripts). */
export type CallOutcome = DeskOutcome | { kind: "ask"; key: string; callId: string };

/**
 * The forms of a page that end calls, all through one fetcher, so that the page's address stays.
 * @param action the list of calls, whose action ends one
 * @param answered what it said to a form that was sent without scripts
 */
export function useCallEnding(action: string, answered?: CallOutcome) {
  const fetcher = useFetcher<CallOutcome>();
  const [asked, ask] = useState<{ callId: string }>();
  const outcome = fetcher.data ?? answered;
  return {
    Form: fetcher.Form,
    action,
    /** What is told in a banner. */
    outcome: outcome?.kind === "ask" ? undefined : outcome,
    /** The call that is asked about as a step of the page. */
    step: outcome?.kind === "ask" ? outcome.callId : null,
    /** The call that the dialog asks about; a new one each time. */
    asked,
    ask: (callId: string) => ask({ callId }),
    isWorking: fetcher.state !== "idle",
    isEnding: (callId: string) => fetcher.formData?.get("callId") === callId,
    end: (callId: string) =>
      void fetcher.submit({ callId, confirmed: "yes" }, { method: "post", action }),
  };
}
export type CallEnding = ReturnType<typeof useCallEnding>;
