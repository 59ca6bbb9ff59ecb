import { Link } from "react-router";
import { listProjects } from "#domain/projects/index.ts";
import { depsContext } from "../kit/context.ts";
import { actorContext } from "../kit/guards.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { PageHead } from "../ui/AppFrame.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Moment } from "../ui/Moment.tsx";
import type { Route } from "./+types/projects.ts";
import { portalMeta } from "./portal-meta.ts";

/** The projects changed last; all of them, and what can be done with them, are in the studio. */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { items, next } = await translateErrors(() =>
    listProjects(context.get(actorContext), {}, deps),
  );
  const shown = items.map(({ id, name, state, updatedAt }) => ({ id, name, state, updatedAt }));
  return { projects: shown, hasMore: next !== null };
}

export const meta = () => portalMeta("Your projects");

type Shown = Route.ComponentProps["loaderData"]["projects"][number];
const stateWords: Readonly<Record<Shown["state"], string>> = {
  draft: "Draft",
  live: "Live",
  changed: "Live, unpublished changes",
  paused: "Paused",
};

const columns: Column<Shown>[] = [
  {
    title: "Name",
    isName: true,
    cell: ({ id, name }) => <Link to={paths.workspace(id)}>{name}</Link>,
  },
  { title: "Status", cell: ({ state }) => stateWords[state] },
  { title: "Changed", cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
];

/** What the person designs in the studio. */
export default function Projects({ loaderData: { projects, hasMore } }: Route.ComponentProps) {
  const studio = (
    <Link className="button button--primary" to={paths.studio()}>
      <span>Open the studio</span>
    </Link>
  );
  return (
    <>
      <PageHead
        title="Projects"
        lede="What you design in the AI Design Studio."
        actions={projects.length > 0 ? studio : null}
      />
      {projects.length === 0 ? (
        <EmptyState action={studio}>
          <p>You have no projects yet. Start one in the studio from a single sentence.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Your projects"
          columns={columns}
          rows={projects}
          keyOf={({ id }: Shown) => id}
        />
      )}
      {hasMore ? <p>Older projects are in the studio.</p> : null}
    </>
  );
}
