import { useEffect, useState } from "react";
import { sourceProblemWords } from "#content/source-problems.ts";
import type { SourceTextView, SourceView } from "#domain/knowledge/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { useOpened } from "../workspace/dialogs/use-opened.ts";
import { callBot } from "./call-bot.ts";

type Read = { documents: SourceTextView["documents"]; next: string | null };

/** What was read of a source, as text: what the bot knows of it. */
export function SourceText({
  projectId,
  source,
  close,
}: {
  projectId: string;
  source: SourceView;
  close: () => void;
}) {
  const dialog = useOpened();
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const more = async (after: string | null) => {
    try {
      const call = `sources/${source.id}/text${after ? `?after=${encodeURIComponent(after)}` : ""}`;
      const view = await callBot<SourceTextView>(projectId, call);
      setRead((before) => ({
        documents: [...(after ? (before?.documents ?? []) : []), ...view.documents],
        next: view.next,
      }));
      setProblem(null);
    } catch (error) {
      setProblem(refusalWords(error));
    }
  };
  // Read once, when it opens.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void more(null), []);

  return (
    <Panel ref={dialog} title={source.title} onClose={close}>
      <div className="source-text">
        {problem ? (
          <Notice tone="brick" live>
            {problem}
          </Notice>
        ) : null}
        {read === null && problem === null ? <ThreadLoading label="Loading what was read" /> : null}
        {read?.documents.length === 0 ? (
          <p className="text-ink-soft">Nothing has been read of it yet.</p>
        ) : null}
        {read?.documents.map((one, at) => (
          // Documents have no id of their own, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <article key={at} className="source-text__document">
            <h3 className="items__title">{one.title}</h3>
            {one.address ? <p className="field__hint">{one.address}</p> : null}
            {one.problem ? <p className="field__hint">{sourceProblemWords[one.problem]}</p> : null}
            <p className="source-text__words">{one.text}</p>
          </article>
        ))}
        {read?.next ? (
          <Button variant="quiet" size="small" onClick={() => void more(read.next)}>
            Show more
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
