/**
 * An answer in Markdown as somebody would say it: links by their words, headings as sentences, lists with commas, no marks.
 * What is whole of a text that is still being written stays as it is when more comes: a link or a line of which there
 * is only the beginning is left out, unless `isWhole` says that nothing comes.
 */
export function plainWords(markdown: string, { isWhole = true } = {}): string {
  return (isWhole ? markdown : withoutBegun(markdown))
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/^ ?(?:`{3}.*|[-*_]{3,})$/gm, "")
    .replace(/^ ?(?:[-*+]|\d{1,2}[.)]) /gm, "• ")
    .replace(/^ ?(?:#{1,6}|>+) /gm, "")
    .replace(/[*`]+|(?<!\w)_+|_+(?!\w)/g, "")
    .replace(/https?:\/\/(?:www\.)?/gi, "")
    .replace(/([.!?:;,…]["”’')]*)? ?\n\s*(• )?/g, joined)
    .replace(/• /g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What stands between two lines: an item of a list follows with a comma, everything else as a sentence. */
const joined = (_: string, end?: string, item?: string): string =>
  end ? `${end} ` : item ? ", " : ". ";

/** Up to a link, or the mark of a list's line, that may still be on its way. */
function withoutBegun(markdown: string): string {
  const at = markdown.lastIndexOf("[");
  const isBegun = at >= 0 && !/^\[[^[\]]*\](?:\([^()\s]*\)|[^(])/.test(markdown.slice(at));
  const text = isBegun ? markdown.slice(0, at) : markdown;
  return text.replace(/\n\s*(?:[-*+]|\d{1,2}[.)]?)?[ \t]*$/, "");
}
