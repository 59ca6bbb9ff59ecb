import { parseHTML } from "linkedom";
import { isHeader, recordOf } from "./rows.ts";
import type { Section } from "./sections.ts";

const skipped = new Set(
  "script style noscript template svg math iframe object embed canvas audio video form button select input textarea nav dialog head title".split(
    " ",
  ),
);
const blocks = new Set(
  "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer header hr li main ol p pre section summary table ul".split(
    " ",
  ),
);

/** Parses HTML without running or fetching anything of it. */
export function parseDocument(html: string): Document {
  if (/<html[\s>]/i.test(html) && /<body[\s>]/i.test(html)) return parseHTML(html).document;
  // linkedom adds no element that was left out.
  const [head = ""] = /<head[\s>][\s\S]*?<\/head>/i.exec(html) ?? [];
  return parseBody(html.replace(head, "").replaceAll(/<\/?(?:html|body)(?:\s[^>]*)?>/gi, ""), head);
}

export const parseBody = (html: string, head = "<head></head>"): Document =>
  parseHTML(`<!doctype html><html>${head}<body>${html}</body></html>`).document;

export const titleOf = (document: Document): string | null =>
  document.querySelector("h1")?.textContent?.trim() ||
  document.querySelector("title")?.textContent?.trim() ||
  null;

type Options = {
  /** Tables whose header isn't marked as such may still have one, as in word processors. */
  firstRowIsHeader: boolean;
};

/** What stands below each heading of a part of a page, as lines and paragraphs. */
export function sectionsOf(root: Element, options: Options): Section[] {
  const sections: Section[] = [{ heading: null, text: "" }];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  // Not by recursion: elements may be nested more deeply than the stack is.
  const steps: (() => void)[] = [];
  const walkLater = (nodes: NodeListOf<ChildNode>, isCode: boolean): void => {
    for (const node of [...nodes].toReversed()) steps.push(() => walk(node, isCode));
  };
  const walk = (node: Node, isCode: boolean): void => {
    if (node.nodeType === 3) {
      const text = node.textContent ?? "";
      return add(isCode ? text : text.replaceAll(/\s+/g, " "));
    }
    if (node.nodeType !== 1 || isHidden(node as Element)) return;
    const element = node as Element;
    const name = element.localName;
    if (/^h[1-6]$/.test(name)) {
      sections.push({ heading: element.textContent, level: Number(name.slice(1)), text: "" });
      return;
    }
    if (name === "table" && !element.querySelector("table"))
      return add(`\n\n${tableText(element, options)}\n\n`);
    if (name === "br") return add("\n");
    const edge = blocks.has(name) ? (name === "li" || name === "dd" ? "\n" : "\n\n") : "";
    add(name === "li" ? "\n- " : edge);
    // Between fences, as in Markdown, its lines stay lines, and its comments are no headings.
    const isBlockOfCode = name === "pre" && !isCode;
    if (isBlockOfCode) add("```\n");
    steps.push(() => {
      if (isBlockOfCode) add(sections.at(-1)?.text.endsWith("\n") ? "```" : "\n```");
      add(addressOf(element) + edge);
    });
    walkLater(element.childNodes, isCode || name === "pre");
  };
  walkLater(root.childNodes, false);
  for (let next = steps.pop(); next; next = steps.pop()) next();
  return sections.map((section) => ({ ...section, text: untangled(section.text) }));
}

const isHidden = (element: Element) =>
  skipped.has(element.localName) ||
  element.hasAttribute("hidden") ||
  element.getAttribute("aria-hidden") === "true" ||
  /display:\s*none/i.test(element.getAttribute("style") ?? "");

/** Where mail or a call goes to, if the link's words don't say it. */
function addressOf(element: Element): string {
  const [, to] = /^(?:mailto|tel):([^?]+)/i.exec(element.getAttribute("href") ?? "") ?? [];
  return to && !element.textContent?.includes(to) ? ` (${to})` : "";
}

/** Each row as a line: "header: value; header: value". */
function tableText(table: Element, { firstRowIsHeader }: Options): string {
  const rows = [...table.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => ({
      text: (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim(),
      isHeader: cell.localName === "th",
    })),
  );
  const [first = [], ...rest] = rows;
  const names = first.map(({ text }) => text);
  const isMarked = first.length > 1 && first.every((cell) => cell.isHeader || cell.text === "");
  const isLikely = firstRowIsHeader && names.length > 2 && isHeader(names);
  const hasHeader = rest.length > 0 && (isMarked || isLikely);
  return (hasHeader ? rest : rows)
    .map((row) => {
      const cells = row.map(({ text }) => text);
      const [name, value, ...more] = cells;
      if (!hasHeader && name && value && more.length === 0) return `${name}: ${value}`;
      return recordOf(hasHeader ? names : [], cells).join("; ");
    })
    .filter(Boolean)
    .join("\n");
}

const untangled = (text: string) =>
  text
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, (gap) => gap.replaceAll(/[^\n]/g, ""))
    .replaceAll(/(^|\n)- \n+/g, "$1- ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/(?<=^- .*)\n\n(?=- )/gm, "\n")
    .trim();
