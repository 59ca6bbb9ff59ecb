import { leadsSomewhere } from "../paths.ts";
import type { About } from "./documents.ts";
import { isPolicy } from "./is-policy.ts";

const documentation = { name: "Documentation", path: "/docs" };

/** What a document is among the others: policies stand below the home page, guides below the documentation. */
export function documentPlace(path: string, { changed }: About) {
  if (isPolicy(path)) return {};
  const isBelow = path !== documentation.path && leadsSomewhere(documentation.path);
  return { changed, ...(isBelow ? { crumbs: [documentation] } : {}) };
}
