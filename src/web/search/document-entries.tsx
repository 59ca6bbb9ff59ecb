import { renderToStaticMarkup } from "react-dom/server";
import { documentParts } from "../help/document-parts.tsx";
import { listDocuments, type HelpDocument } from "../help/documents.ts";
import type { Facts } from "../help/facts.ts";
import { isPolicy } from "../help/is-policy.ts";
import { readFacts } from "../help/read-facts.ts";
import type { SearchEntry } from "./search-entry.ts";
import { splitDocument } from "./split-document.ts";

export type DocumentDeps = Parameters<typeof readFacts>[0];

/** By address: what was read of a document, and the facts that it showed. Drawing all takes a while. */
const read = new Map<string, { facts: string; entries: SearchEntry[] }>();

/** Every document as a whole and by its parts, as they read on the page, figures included. */
export async function documentEntries(deps: DocumentDeps): Promise<SearchEntry[]> {
  const all = listDocuments().map(async ({ path, document }) => {
    const facts = await readFacts(deps, document.about);
    const known = read.get(path);
    const now = JSON.stringify(facts);
    if (known?.facts === now) return known.entries;
    const entries = entriesOf(path, document, facts);
    read.set(path, { facts: now, entries });
    return entries;
  });
  return (await Promise.all(all)).flat();
}

function entriesOf(
  path: string,
  { about, default: Text }: HelpDocument,
  facts: Facts,
): SearchEntry[] {
  const shared = { kind: isPolicy(path) ? "legal" : "help", title: about.title } as const;
  const html = renderToStaticMarkup(<Text facts={facts} components={documentParts} />);
  const { intro, parts } = splitDocument(html);
  return [
    { path, ...shared, text: [about.summary, intro].filter(Boolean).join("\n") },
    ...parts.map(({ id, heading, text }) => ({
      path: `${path}#${id}`,
      ...shared,
      part: heading,
      text,
    })),
  ];
}
