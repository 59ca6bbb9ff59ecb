/** A piece of highlighted code: the class of its colour, or none. */
export type CodePart = { text: string; className: string };

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What highlight.js writes as HTML, as parts that React draws as text: no HTML of it reaches the page. */
export function partsOf(html: string): CodePart[] {
  const parts: CodePart[] = [];
  const open: string[] = [];
  for (const [piece] of html.matchAll(/<span class="[^"]*">|<\/span>|[^<]+/g)) {
    const [, className] = /^<span class="([^"]*)">$/.exec(piece) ?? [];
    if (className !== undefined) open.push(className);
    else if (piece === "</span>") open.pop();
    else
      parts.push({
        text: piece.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
        className: open.at(-1) ?? "",
      });
  }
  return parts;
}

/** The script in parts, in the colours of the help pages. The highlighter is fetched when it is first needed. */
export async function highlightPine(code: string): Promise<CodePart[]> {
  const [{ default: hljs }, { pine }] = await Promise.all([
    import("highlight.js/lib/core"),
    import("../../help/pine-language.ts"),
  ]);
  if (!hljs.getLanguage("pine")) hljs.registerLanguage("pine", pine);
  return partsOf(hljs.highlight(code, { language: "pine" }).value);
}
