import { brand } from "#content/brand.ts";

/** Head of a page that belongs to one person: its title, and nothing for search engines. */
export const portalMeta = (title: string) => [
  { title: `${title} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];
