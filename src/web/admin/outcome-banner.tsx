import { useState } from "react";
import { useLocation } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import type { Outcome } from "./outcome.ts";

/**
 * What was done, or why not. It takes the focus when it appears: the button that asked may be gone with
 * its row. It goes with the page, or the state of the list, that it was told on.
 */
export function OutcomeBanner({ outcome }: { outcome: Outcome | undefined }) {
  // Not the location's key: a form sent to its own page gets a new one just after its answer.
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [told, setTold] = useState({ outcome: outcome?.key, at: here });
  const isNew = outcome?.key !== told.outcome;
  const isLeft = !isNew && told.at !== here;
  if (isNew) setTold({ outcome: outcome?.key, at: here });
  else if (isLeft && told.at !== "") setTold({ ...told, at: "" });
  if (!outcome || outcome.kind === "ask" || isLeft) return null;
  return outcome.kind === "done" ? (
    <Banner key={outcome.key} tone="moss" title={outcome.text} takesFocus />
  ) : (
    <Banner key={outcome.key} title={outcome.title} takesFocus>
      <p>{outcome.detail}</p>
    </Banner>
  );
}
