import { useState } from "react";
import { useLocation } from "react-router";
import type { FormOutcome } from "../kit/forms/outcome.ts";
import { Banner } from "./Banner.tsx";

/**
 * What was done, or why not. It takes the focus when it appears: the button that asked may be gone with
 * its row. It goes with the page, or the state of the list, that it was told on.
 */
export function OutcomeBanner({
  outcome,
  failure,
}: {
  outcome: FormOutcome<unknown> | undefined;
  /** What failed; by intent it may also say what stands before the reason. */
  failure: string | ((intent: string) => { title: string; reason: string });
}) {
  // Not the location's key: a form sent to its own page gets a new one just after its answer.
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [told, setTold] = useState({ outcome: outcome?.key, at: here });
  const isNew = outcome?.key !== told.outcome;
  const isLeft = !isNew && told.at !== here;
  if (isNew) setTold({ outcome: outcome?.key, at: here });
  else if (isLeft && told.at !== "") setTold({ ...told, at: "" });
  if (!outcome || outcome.kind === "confirm" || isLeft) return null;
  if (outcome.kind === "done")
    return outcome.message ? (
      <Banner key={outcome.key} tone="moss" title={outcome.message} takesFocus />
    ) : null;
  const { title, reason } =
    typeof failure === "string" ? { title: failure, reason: "" } : failure(outcome.intent);
  return (
    // A wrong field says itself what is wrong, and has the focus.
    <Banner key={outcome.key} title={title} takesFocus={outcome.firstWrong === null}>
      <p>
        {reason}
        {outcome.message}
      </p>
    </Banner>
  );
}
