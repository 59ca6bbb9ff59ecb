/** A run of text within a block. */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A block of an answer. There is nothing else: no HTML, no pictures, no headings. */
export type Block =
  | { kind: "paragraph" | "quote"; inline: Inline[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: Inline[][] }
  | { kind: "code"; text: string };

/** An address that an answer may link to; null for everything but http, https and mail. */
export function safeHref(address: string): string | null {
  const url = URL.parse(address);
  return url && ["http:", "https:", "mailto:"].includes(url.protocol) && !url.username
    ? url.href
    : null;
}

const inlines =
  /`([^`\n]+)`|!?\[([^\]\n]{0,300})\]\(\s*<?([^\s()<>]+)>?[^)\n]{0,200}\)|\*\*(?=\S)([^*\n]+?)\*\*|(?<![\w*])\*(?=[^\s*])([^*\n]+?)\*(?![\w*])|(?<!\w)_(?=\S)([^_\n]+?)_(?!\w)|(https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]])/g;

/** The runs of a line; what isn't whole Markdown stays as it was written. */
export function readInline(text: string): Inline[] {
  const runs: Inline[] = [];
  const add = (run: Inline) => {
    const last = runs.at(-1);
    if (run.kind === "text" && last?.kind === "text") last.text += run.text;
    else if (run.text !== "") runs.push(run);
  };
  let end = 0;
  for (const found of text.matchAll(inlines)) {
    const [whole, code, label, href, strong, star, under, bare] = found;
    add({ kind: "text", text: text.slice(end, found.index) });
    end = found.index + whole.length;
    const target = href ?? bare;
    const link = target === undefined ? null : safeHref(target);
    if (code !== undefined) add({ kind: "code", text: code });
    else if (strong !== undefined) add({ kind: "strong", text: strong });
    else if (star ?? under) add({ kind: "em", text: star ?? under ?? "" });
    else if (link !== null && !whole.startsWith("!"))
      add({ kind: "link", text: label?.trim() || bare || link, href: link });
    else add({ kind: "text", text: label ?? whole });
  }
  add({ kind: "text", text: text.slice(end) });
  return runs;
}

const bullet = /^\s{0,6}(?:[-*+•]|(\d{1,4})[.)])\s+(.*)$/;

/** An answer's Markdown as blocks. Takes any text, also half of one, and never throws. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = (kind: "paragraph" | "quote" = "paragraph") => {
    if (lines.length > 0) blocks.push({ kind, inline: readInline(lines.join("\n")) });
    lines = [];
  };
  let code: string[] | null = null;
  let isQuote = false;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (/^\s*(```|~~~)/.test(line)) {
      if (code) blocks.push({ kind: "code", text: code.join("\n") });
      else flush(isQuote ? "quote" : "paragraph");
      code = code ? null : [];
      isQuote = false;
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const quoted = /^\s{0,3}>\s?(.*)$/.exec(line);
    const listed = quoted ? null : bullet.exec(line);
    if (line.trim() === "" || listed || isQuote !== (quoted !== null))
      flush(isQuote ? "quote" : "paragraph");
    isQuote = quoted !== null;
    if (listed) addItem(blocks, listed);
    else if (quoted) lines.push(quoted[1] ?? "");
    else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) flush();
    else if (line.trim() !== "") {
      const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(line);
      if (heading) {
        flush();
        const words = (heading[1] ?? "").replaceAll("**", "");
        blocks.push({ kind: "paragraph", inline: [{ kind: "strong", text: words }] });
      } else lines.push(line.trim());
    }
  }
  if (code) blocks.push({ kind: "code", text: code.join("\n") });
  flush(isQuote ? "quote" : "paragraph");
  return blocks;
}

/** Adds an item to the list before it, or begins one. */
function addItem(blocks: Block[], [, number, words = ""]: RegExpExecArray): void {
  const isOrdered = number !== undefined;
  const last = blocks.at(-1);
  const item = readInline(words);
  if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(item);
  else blocks.push({ kind: "list", isOrdered, start: Number(number ?? 1), items: [item] });
}
