import { useEffect, useState } from "react";
import { exampleQuestions } from "#content/example-questions.ts";
import type { PageAnswer } from "#domain/conversations/contract.ts";
import { readPage } from "./chat-calls.ts";

export type LookedAt = {
  /** The page that goes with a message; null where none does. */
  page: PageAnswer["page"];
  /** Questions to begin with; null until they are known. */
  asks: readonly string[] | null;
  /** Leaves the page out, until there is another. */
  drop: () => void;
};

const nothing: PageAnswer = { page: null, asks: [] };

/** The page that somebody looks at while the chat is open, as the server names it. */
export function useLookedAt(isOpen: boolean): LookedAt {
  const [path, setPath] = useState(() => location.pathname);
  const [known, setKnown] = useState<{ path: string; answer: PageAnswer }>();
  const [dropped, setDropped] = useState("");

  useEffect(() => {
    // Within an app the page changes without a new document.
    const moved = () => setPath(location.pathname);
    document.addEventListener("router:moved", moved);
    return () => document.removeEventListener("router:moved", moved);
  }, []);
  const isKnown = known?.path === path;
  useEffect(() => {
    if (!isOpen || isKnown) return undefined;
    const asking = new AbortController();
    void readPage(path, asking.signal)
      // It is of use, and nobody waits for it: without it, the usual questions will do.
      .catch(() => nothing)
      .then((answer) => {
        if (!asking.signal.aborted) setKnown({ path, answer });
      });
    return () => asking.abort();
  }, [isOpen, isKnown, path]);

  const { page, asks } = isKnown && known ? known.answer : nothing;
  const isDropped = dropped === path;
  return {
    page: isDropped ? null : page,
    asks: isKnown ? (asks.length > 0 && !isDropped ? asks : exampleQuestions) : null,
    drop: () => setDropped(path),
  };
}
