import { brand } from "#content/brand.ts";

/** Head of a page in the back office: its title, and nothing for search engines. */
export const adminMeta = (title: string) => [
  { title: `${title} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];
