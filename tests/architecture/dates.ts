import { isNode, isProduction, walk, type Node, type Source } from "./source.ts";

/** Where dates and times are worded, and files that need the means for something else, each with its reason. */
const ownDates: Readonly<Record<string, string>> = {
  "src/kit/date-words.ts": "words them for all others",
  "src/kit/zoned-time.ts": "computes with the clocks of a zone, in figures",
  "src/web/offline/kept-copy.ts": "the service worker is one file, without imports",
  "src/web/site/consent/begin.ts": "loaded by every page, whose budget has no room for more words",
  "src/http/functions/files.ts": "a header of HTTP",
};

/** Methods of Date whose text depends on the runtime, or reads as nobody writes. */
const datesInWords = /^to(LocaleDate|LocaleTime|Date|Time|UTC)String$/;
/** Options of `toLocaleString` that only dates have. */
const dateOptions = /^(dateStyle|timeStyle|weekday|year|month|day|hour|minute|timeZone)$/;
/** `December 1`, as in America; the day is left out where a year follows. */
export const monthFirst =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)/;

/** Files that word dates or times for people by themselves instead of through src/kit/date-words.ts. */
export const datesElsewhere = (sources: Source[]): string[] =>
  sources
    .filter((source) => isProduction(source) || source.path.startsWith("widget/"))
    .filter(({ path }) => !(path in ownDates))
    .flatMap(({ path, body }) => {
      const found = new Set<string>();
      walk(body, (node) => {
        const way = wordsDates(node);
        if (way) found.add(`${path}: ${way}`);
        // Asks for the browser's zone, or whether there is one of a name, and words nothing.
        return nameOf(node) !== "resolvedOptions";
      });
      return [...found];
    });

/** Entries of the list above that nothing needs. */
export const unusedOwnDates = (sources: Source[]): string[] =>
  Object.keys(ownDates).filter((path) => !sources.some((source) => source.path === path));

/** How a node words a date; null where it doesn't. */
function wordsDates(node: Node): string | null {
  if (/^(Literal|JSXText|TemplateElement)$/.test(node.type)) {
    const { value } = node as { value?: unknown };
    const text = typeof value === "string" ? value : (value as { cooked?: string } | null)?.cooked;
    return monthFirst.exec(text ?? "")?.[0] ?? null;
  }
  if (!/^(New|Call)Expression$/.test(node.type)) return null;
  const name = nameOf(node["callee"]);
  if (name === "DateTimeFormat") return "Intl.DateTimeFormat";
  const args = node["arguments"] as Node[];
  if (datesInWords.test(name)) return name;
  if (name === "toLocaleString" && keysOf(args[1]).some((key) => dateOptions.test(key)))
    return name;
  if (name === "replace" && args[0]?.["value"] === "T" && args[1]?.["value"] === " ")
    return "an ISO time without its T";
  return null;
}

const keysOf = (node: Node | undefined): string[] =>
  node?.type === "ObjectExpression"
    ? (node["properties"] as Node[]).map((property) => nameOf(property["key"]))
    : [];

/** `Intl.DateTimeFormat` → `DateTimeFormat`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return typeof node["name"] === "string" ? node["name"] : "";
}
