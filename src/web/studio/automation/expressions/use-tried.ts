import { useEffect, useState } from "react";
import type { TriedText } from "#domain/automations/contract.ts";
import { ApiError, postJson } from "../../../kit/api-call.ts";
import { paths } from "../../../paths.ts";
import type { KnownSource } from "../known-values.ts";
import { expressionAt } from "./complete.ts";

const restMs = 500;
export type Tried = TriedText & { text: string };

/** What a text gives, worked out by the server once typing rests; null while nothing is known, or there is nothing to try. */
export function useTried(
  text: string,
  { projectId, known }: { projectId: string; known: readonly KnownSource[] },
): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null);
  const isWhole = text.includes("{{") && expressionAt(text, text.length) === null;
  const asks = isWhole && projectId !== "";
  const asked = asks ? JSON.stringify({ text, ...sourcesOf(known) }) : "";
  useEffect(() => {
    if (asked === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body: unknown = JSON.parse(asked);
      postJson<TriedText>(paths.automationCall(projectId, "try"), body, {
        key: crypto.randomUUID(),
        signal: stop.signal,
      })
        .then((answer) => setTried({ ...answer, text }))
        .catch((error: unknown) => {
          // A lost connection is said by the workspace; the text itself can still be written.
          if (error instanceof ApiError) setTried({ problem: error.message, position: null, text });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, projectId, text]);
  return asks ? tried : null;
}

function sourcesOf(known: readonly KnownSource[]) {
  const trigger = known.find(({ kind }) => kind === "trigger");
  return {
    trigger: trigger ? { id: trigger.id, type: trigger.type } : null,
    steps: known.flatMap(({ kind, id, type }) => (kind === "step" ? [{ id, type }] : [])),
    loopId: known.find(({ kind }) => kind === "loop")?.id ?? null,
  };
}
