import { useState } from "react";
import type { SourceInput, SourceView, TrainingView } from "#domain/knowledge/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { useOpened } from "../workspace/dialogs/use-opened.ts";
import { SourceFields } from "./source-fields.tsx";
import { type SourceKind, sourceKinds } from "./source-words.ts";

const emptyOf: { readonly [Kind in SourceKind]: Extract<SourceInput, { kind: Kind }> } = {
  site: { kind: "site", url: "", maxPages: 100, maxDepth: 3, readAgain: "weekly" },
  page: { kind: "page", url: "", readAgain: "never" },
  file: { kind: "file", fileId: "" },
  question: { kind: "question", asks: [], answer: "", link: "" },
  text: { kind: "text", title: "", text: "" },
};

/** Adds a source, or changes one; what the server refuses is said here, and nothing that was typed is lost. */
export function SourceForm({
  projectId,
  source,
  first,
  upload,
  send,
  close,
}: {
  projectId: string;
  /** The one that is changed; null: a new one. */
  source: SourceView | null;
  /** What a new one begins with. */
  first: SourceInput | null;
  upload: TrainingView["upload"];
  send: (input: SourceInput) => Promise<void>;
  close: () => void;
}) {
  const dialog = useOpened();
  const [input, setInput] = useState<SourceInput>(
    () =>
      first ?? (source?.input.kind === "training-data" || !source ? emptyOf.site : source.input),
  );
  const [files, setFiles] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind } = input;
  const hint = sourceKinds.find((one) => one.kind === kind)?.hint;

  const submit = async () => {
    setBusy(true);
    setProblem(null);
    try {
      // One after the other, so that those before a refusal are there.
      if (kind === "file") for (const fileId of files) await send({ kind, fileId });
      else await send(input);
      dialog.current?.close();
    } catch (error) {
      setProblem(refusalWords(error));
    } finally {
      setBusy(false);
    }
  };
  const isEmpty = kind === "file" && files.length === 0;

  return (
    <Dialog
      ref={dialog}
      title={source ? "Change the source" : "Add a source"}
      onClose={close}
      footer={
        <Button busy={isBusy} disabled={isEmpty} onClick={() => void submit()}>
          {source ? "Save" : "Add"}
        </Button>
      }
    >
      <form
        className="designer"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {source ? null : (
          <ChoiceControl
            label="Type"
            isList
            options={sourceKinds.map((one) => ({ value: one.kind, label: one.label }))}
            value={kind}
            hint={hint}
            onChange={(chosen) => {
              setProblem(null);
              setInput(emptyOf[chosen as SourceKind]);
            }}
          />
        )}
        {problem ? (
          <Notice tone="brick" live>
            {problem}
          </Notice>
        ) : null}
        {kind === "file" && upload ? (
          <FileDrop
            label="Files"
            name="files"
            ticket={upload.ticket}
            accept={upload.accept}
            place={`bot/${projectId}`}
            maxFiles={10}
            onChange={(chosen) => setFiles(chosen.map(({ id }) => id))}
          />
        ) : null}
        <SourceFields input={input} change={setInput} />
        {/* Enter in a field sends the form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
