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

/** The lines of a script, each with its end. */
export const linesOf = (code: string): string[] => code.split(/(?<=\n)/);

/** The parts of a line of Pine Script, in the colours of the help pages. Nothing in Pine goes over several lines. */
export type Highlighter = (line: string) => readonly CodePart[];

/** Lines that were highlighted: with a letter typed, most of a script stays as it is. */
const known = new Map<string, readonly CodePart[]>();
const maxKnown = 2000;

/** Fetches the highlighter. */
export async function loadHighlighter(): Promise<Highlighter> {
  const [{ default: hljs }, { pine }] = await Promise.all([
    import("highlight.js/lib/core"),
    import("../../help/pine-language.ts"),
  ]);
  if (!hljs.getLanguage("pine")) hljs.registerLanguage("pine", pine);
  return (line) => {
    const found = known.get(line) ?? partsOf(hljs.highlight(line, { language: "pine" }).value);
    if (known.size >= maxKnown) known.clear();
    known.set(line, found);
    return found;
  };
}
