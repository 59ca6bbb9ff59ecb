import { useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import type { readChoice, SentenceChoice } from "./read-start.ts";

/** What the AI provider made of the sentence at an address (`search`). */
export type Written = { search: string; choice: SentenceChoice };
export type WritingProgress = "none" | "writing" | "written" | "failed";

/**
 * What our rules propose is there at once; the page then asks for the version that AI writes, and shows it in its place
 * when it comes. Once for each sentence: it costs money.
 */
export function useWrittenChoice({
  read,
  isWritten,
  search,
}: {
  read: ReturnType<typeof readChoice>;
  isWritten: boolean;
  search: string;
}): { choice: ReturnType<typeof readChoice>; state: WritingProgress } {
  const { submit, data: outcome, state } = useFetcher<FormOutcome<Written | undefined>>();
  const { pathname } = useLocation();
  const asked = useRef("");
  useEffect(() => {
    if (!isWritten || asked.current === search) return;
    asked.current = search;
    void submit({ intent: "write" }, { method: "post", action: pathname + search });
  }, [isWritten, search, pathname, submit]);
  if (!isWritten) return { choice: read, state: "none" };
  const written = outcome?.kind === "done" ? outcome.result : undefined;
  if (written?.search === search) return { choice: written.choice, state: "written" };
  const isFailed = state === "idle" && outcome?.kind === "refused";
  return { choice: read, state: isFailed ? "failed" : "writing" };
}
