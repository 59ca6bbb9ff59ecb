import { data } from "react-router";
import { depsContext } from "../kit/context.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { leadsSomewhere } from "../paths.ts";
import type { Route } from "./+types/document.ts";
import { DocumentPage } from "./document-page.tsx";
import { type About, documentAt } from "./documents.ts";
import { isPolicy } from "./is-policy.ts";
import { readFacts } from "./read-facts.ts";

export const handle = { js: "none" } as const;

/** The document at this address, with what it may show of the running installation. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const path = url.pathname;
  const document = documentAt(path);
  if (!document) throw data(null, { status: 404 });
  return { path, facts: await readFacts(deps, document.about), publicUrl: deps.publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const about = loaderData && documentAt(loaderData.path)?.about;
  if (!about) return [];
  const { path, publicUrl } = loaderData;
  return pageMeta({
    title: about.title,
    description: about.summary,
    path,
    publicUrl,
    ...documentPlace(path, about),
  });
};

/** A legal or help page, written in content/pages (spec studio.md §2.1, §2.8). */
export default function Document({ loaderData: { path, facts } }: Route.ComponentProps) {
  const document = documentAt(path);
  return document ? <DocumentPage path={path} document={document} facts={facts} /> : null;
}

const documentation = { name: "Documentation", path: "/docs" };

/** What a document is among the others: policies stand below the home page, guides below the documentation. */
function documentPlace(path: string, { changed }: About) {
  if (isPolicy(path)) return {};
  const isBelow = path !== documentation.path && leadsSomewhere(documentation.path);
  return { changed, ...(isBelow ? { crumbs: [documentation] } : {}) };
}
