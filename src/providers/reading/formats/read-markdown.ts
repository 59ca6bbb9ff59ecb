import { marked } from "marked";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";
import { parseBody, sectionsOf, titleOf } from "./html-sections.ts";
import { toDocument } from "./sections.ts";

/**
 * Markdown with its tables, and with what site generators write beside it: front matter, template marks, comments.
 * @throws SourceUnreadable empty, unsupported, too_long
 */
export function readMarkdown(bytes: Uint8Array): ReadDocument {
  const { title, body } = splitFrontMatter(decodeText(bytes).replace(/\r\n?/g, "\n"));
  const html = marked.parse(withoutTemplateMarks(body), { async: false, gfm: true });
  const document = parseBody(html);
  const sections = sectionsOf(document.body, { firstRowIsHeader: false });
  return toDocument(title ?? titleOf(document), sections, "empty");
}

function splitFrontMatter(text: string): { title: string | null; body: string } {
  const [whole, lines] = /^\uFEFF?---\n([\s\S]*?)\n(?:---|\.\.\.)(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { title: null, body: text };
  const [, title] = /^title:[^\S\n]*(["']?)(.*?)\1[^\S\n]*$/m.exec(lines ?? "")?.slice(1) ?? [];
  return { title: title || null, body: text.slice(whole.length) };
}

const fence = /^[^\S\n]*(?<fence>`{3,}|~{3,})[^]*?^[^\S\n]*\k<fence>[`~]*[^\S\n]*$/;
const mark = /\{\{[^{}]*\}\}|\{%-?\s*\w+\s+"(?<words>[^"/%]*)"\s*-?%\}|\{%[^%]*%\}/;
const fenceOrMark = new RegExp(`${fence.source}|${mark.source}`, "gm");

/**
 * Without `{{ … }}` and `{% … %}`, except in code, where they may be what it is about. Of a mark such as
 * `{% channel "help" %}` the words are kept; of one that names a path, nothing.
 */
const withoutTemplateMarks = (text: string) =>
  text.replaceAll(fenceOrMark, (...match: unknown[]) => {
    const found = match.at(-1) as { fence?: string; words?: string };
    return found.fence ? String(match[0]) : (found.words ?? "");
  });
