import { Readability } from "@mozilla/readability";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";
import { parseBody, parseDocument, sectionsOf, titleOf } from "./html-sections.ts";
import { toDocument, type Section } from "./sections.ts";

export type HtmlPage = {
  document: ReadDocument | null;
  /** Addresses as they stand in the page. */
  links: string[];
  base: string | null;
  canonical: string | null;
  /** What its `robots` meta says, in small letters. */
  robots: string;
};

/** More than any page needs. */
const maxLinks = 2000;

/** A file. @throws SourceUnreadable no_text, unsupported, too_long */
export function readHtml(bytes: Uint8Array): ReadDocument {
  return contentOf(parseDocument(decodeHtml(bytes)));
}

/** A page of a site: its content, and what leads on. @throws SourceUnreadable unsupported, too_long */
export function readHtmlPage(bytes: Uint8Array, label: string | undefined): HtmlPage {
  const document = parseDocument(decodeHtml(bytes, label));
  const links = [...document.querySelectorAll("a[href], area[href]")]
    .filter((link) => !/\bnofollow\b/i.test(link.getAttribute("rel") ?? ""))
    .slice(0, maxLinks)
    .map((link) => link.getAttribute("href") ?? "");
  const robots = [...document.querySelectorAll("meta[name]")]
    .filter((meta) => meta.getAttribute("name")?.toLowerCase() === "robots")
    .map((meta) => meta.getAttribute("content") ?? "");
  return {
    links,
    base: document.querySelector("base[href]")?.getAttribute("href") ?? null,
    canonical: document.querySelector("link[rel~=canonical]")?.getAttribute("href") ?? null,
    robots: robots.join(",").toLowerCase(),
    // Last, as it takes the page apart.
    document: orNull(() => contentOf(document)),
  };
}

function orNull(read: () => ReadDocument): ReadDocument | null {
  try {
    return read();
  } catch (error) {
    if ((error as { problem?: string }).problem === "no_text") return null;
    throw error;
  }
}

function decodeHtml(bytes: Uint8Array, label?: string): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const [, named] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? [];
  return decodeText(bytes, label ?? named);
}

/** Readability's time grows with the square of it and worse; real pages stay below 100. */
const maxDepth = 200;

/** Where a page says itself where its content is, less than this part of it means that Readability lost some. */
const minShare = 0.6;
const surroundings =
  "nav, aside, [role=navigation], [role=banner], [role=contentinfo], [role=complementary], [role=search], body > header, body > footer";

/** The text that a page is about: without its menus, headers, footers and advertisements. */
function contentOf(document: Document): ReadDocument {
  const pageTitle = document.querySelector("title")?.textContent?.trim();
  const heading = titleOf(document);
  for (const list of document.querySelectorAll("ul, ol")) if (isMenu(list)) list.remove();
  const isDeep = isDeeperThan(document, maxDepth);
  const marked = markedContent(document, isDeep);
  const article = isDeep
    ? null
    : new Readability(document, { charThreshold: 200, keepClasses: false }).parse();
  const found = article?.content ? bodySections(article.content) : [];
  const sections = lengthOf(found) >= lengthOf(marked) * minShare ? found : marked;
  return toDocument(article?.title || pageTitle || heading, sections, "no_text");
}

/** Whether elements lie in each other more than `max` times. */
function isDeeperThan(document: Document, max: number): boolean {
  let level = [...(document.body?.children ?? [])];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= max) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
}

/**
 * The content as the page marks it; of a page without marks, all but its surroundings where there is little or
 * `isWhole` is wished.
 */
function markedContent(document: Document, isWhole: boolean): Section[] {
  const roots = [...document.querySelectorAll("main, [role=main]")];
  const [root = null] = roots.length === 1 ? roots : [];
  const isSmall = isWhole || (document.body?.textContent ?? "").length < 5000;
  const whole = root ?? (isSmall ? document.body : null);
  if (!whole) return [];
  const copy = parseBody(whole.innerHTML);
  for (const part of copy.querySelectorAll(surroundings)) part.remove();
  return sectionsOf(copy.body, { firstRowIsHeader: false });
}

/** A list of many short links outside the content that the page marks. */
function isMenu(list: Element): boolean {
  const links = [...list.querySelectorAll("a")];
  if (links.length < 8 || list.closest("main, article, [role=main]")) return false;
  const length = (list.textContent ?? "").replaceAll(/\s+/g, "").length;
  const linked = links.map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, "").length);
  const sum = linked.reduce((total, one) => total + one, 0);
  return sum > length * 0.9 && sum / links.length < 40;
}

const bodySections = (html: string) =>
  sectionsOf(parseBody(html).body, { firstRowIsHeader: false });

const lengthOf = (sections: readonly Section[]) =>
  sections.reduce((sum, { heading, text }) => sum + (heading ?? "").length + text.length, 0);
