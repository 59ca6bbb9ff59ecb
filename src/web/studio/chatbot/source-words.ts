import type { SourceInput, SourceView } from "#domain/knowledge/contract.ts";

export type SourceKind = SourceInput["kind"];

/** What can be added, in the order of how much it gives for how little work. */
export const sourceKinds: readonly { kind: SourceKind; label: string; hint: string }[] = [
  { kind: "site", label: "Website", hint: "Every page that its sitemap or its links lead to." },
  {
    kind: "file",
    label: "File",
    hint: "PDF, Word, Excel, CSV, HTML, Markdown or text, up to 25 MB.",
  },
  {
    kind: "question",
    label: "Question",
    hint: "Answered in exactly your words, however it is asked.",
  },
  { kind: "page", label: "Web page", hint: "One page of any public site." },
  { kind: "text", label: "Text", hint: "Anything you can paste." },
];

const labels: Record<SourceView["kind"], string> = {
  "training-data": "Training Data",
  text: "Text",
  question: "Question",
  file: "File",
  page: "Web page",
  site: "Website",
};
export const labelOfKind = (kind: SourceView["kind"]): string => labels[kind];

const counted = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;

/** The state of a source in a line. */
export function stateWords(source: SourceView): string {
  const { state, words, documents, progress, isOn } = source;
  if (state === "waiting") return "Waiting";
  if (state === "reading")
    return progress && progress.total > 1
      ? `Reading ${progress.done} of ${progress.total}`
      : "Reading";
  if (state === "failed") return words > 0 ? "Couldn’t be reread" : "Couldn’t be read";
  const read = counted(words, "word");
  const size = source.kind === "site" ? `${read} on ${counted(documents, "page")}` : read;
  return isOn ? size : `${size}, turned off`;
}
