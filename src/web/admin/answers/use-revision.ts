import { useState } from "react";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import type { AnswerChanged } from "./change-answer.ts";

/**
 * The revision that a form carries: the one that was opened, until this page itself has stored another. What others
 * store meanwhile doesn't count, though the page is read again: their text was never seen here.
 */
export function useRevision(opened: number, outcome: FormOutcome<AnswerChanged> | undefined) {
  const [known, setKnown] = useState({ revision: opened, key: "" });
  if (
    outcome?.kind === "done" &&
    outcome.key !== known.key &&
    outcome.result &&
    "revision" in outcome.result
  )
    setKnown({ revision: outcome.result.revision, key: outcome.key });
  return known.revision;
}
