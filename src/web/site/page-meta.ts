import { brand } from "#content/brand.ts";

type PageMeta = {
  title: string;
  description: string;
  /** Address of the page on this site, with the query only where it makes another page. */
  path: string;
  /** From `deps.publicUrl`, through the loader. */
  publicUrl: string;
  /** Structured data blocks (schema.org), if any. */
  jsonLd?: object[];
  /** False keeps the page out of search engines. */
  indexed?: boolean;
};

/** What stands in the head of a public page: title, description, canonical address, Open Graph, JSON-LD. */
export function pageMeta({
  title,
  description,
  path,
  publicUrl,
  jsonLd,
  indexed = true,
}: PageMeta) {
  const url = new URL(path, publicUrl).href;
  const full = title.startsWith(brand.name) ? title : `${title} · ${brand.name}`;
  return [
    { title: full },
    { name: "description", content: description },
    ...(indexed
      ? [{ tagName: "link" as const, rel: "canonical", href: url }]
      : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary" },
    ...(jsonLd ?? []).map((block) => ({ "script:ld+json": block })),
  ];
}
