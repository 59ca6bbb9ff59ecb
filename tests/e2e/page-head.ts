import { valuesOf } from "./crawl.ts";

/** What a page says in its head: `title`, `canonical`, or a meta element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  if (name === "title") return /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const pattern =
    name === "canonical"
      ? /<link rel="canonical"[^>]*>/
      : new RegExp(`<meta (?:name|property)="${name}"[^>]*>`);
  const [tag] = pattern.exec(html) ?? [];
  return tag === undefined
    ? undefined
    : valuesOf(tag, name === "canonical" ? "href" : "content")[0];
}

type Block = Record<string, unknown>;

/** The blocks of structured data. @throws SyntaxError where one is no JSON */
export const structuredDataOf = (html: string): Block[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as Block,
  );

/** Reads a robots.txt with one group, as RFC 9309 says. @throws Error on a line that it doesn't know */
export function parseRobots(text: string) {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const rules = lines.map((line) => {
    const [, field = "", value = ""] = /^([A-Za-z-]+): *(\S+)$/.exec(line) ?? [];
    if (!["User-agent", "Disallow", "Sitemap"].includes(field)) throw new Error(`Unread: ${line}`);
    return { field, value };
  });
  if (rules[0]?.field !== "User-agent" || rules[0].value !== "*")
    throw new Error("No group for all");
  const valuesFor = (field: string) =>
    rules.filter((rule) => rule.field === field).map(({ value }) => value);
  const closed = valuesFor("Disallow");
  return {
    sitemaps: valuesFor("Sitemap"),
    mayCrawl: (path: string) => !closed.some((prefix) => path.startsWith(prefix)),
  };
}

/** The frame of a page: its header and footer, without the mark of the page one is on. */
export const frameOf = (html: string): string[] =>
  [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) =>
    (part.exec(html)?.[0] ?? "missing").replace(/ aria-current="\w+"/g, ""),
  );
