import { depsContext } from "../kit/context.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Field } from "../ui/Field.tsx";
import type { Route } from "./+types/search-page.ts";
import { prepareSearch, type Find } from "./find-entries.ts";
import { listEntries } from "./list-entries.ts";
import { longestQuery } from "./search-entry.ts";
import { SearchResults } from "./search-results.tsx";

export const handle = { js: "none" } as const;

/** The prepared index, and what it was made of: whatever changed makes another one. */
let prepared: { of: string; find: Find } | undefined;

/** Results for `?q=`: the same as the dialog's, for whoever has no scripts or shares the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const groups = q ? await translateErrors(async () => (await current(deps))(q)) : [];
  return { q, groups, publicUrl: deps.publicUrl };
}

async function current(deps: Parameters<typeof listEntries>[0]): Promise<Find> {
  const entries = await listEntries(deps);
  const of = JSON.stringify(entries);
  if (prepared?.of !== of) prepared = { of, find: prepareSearch(entries) };
  return prepared.find;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.q ? `“${loaderData.q}”: search` : "Search",
        description: "Search the services, the guides and the policies.",
        path: paths.search(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

export default function SearchPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className="band section section--tight search-page">
      <h1>Search</h1>
      <form action={paths.search()} method="get" role="search" className="search-page__form">
        <Field
          label="Services, guides and policies"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={longestQuery}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
      {count > 0 ? <SearchResults groups={groups} count={count} q={q} /> : null}
      {q && count === 0 ? (
        <EmptyState
          action={
            <ButtonLink
              href={leadsSomewhere(paths.contact()) ? paths.contact() : paths.quote({ wish: q })}
            >
              Ask us
            </ButtonLink>
          }
        >
          <p>No results for “{q}”. Try fewer or different words, or ask us.</p>
        </EmptyState>
      ) : null}
    </div>
  );
}
