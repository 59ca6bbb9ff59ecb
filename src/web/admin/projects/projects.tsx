import { Link } from "react-router";
import { type ProjectCard, ProjectListQuery, serviceTypes } from "#domain/projects/contract.ts";
import { listAllProjects } from "#domain/projects/index.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { typeNames } from "../../studio/type-words.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Check, Clock } from "../../ui/icons.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/projects.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** `?search=`, `?type=`, `?state=`, `?after=`. Configurations stay on the server. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const query = ProjectListQuery.parse(Object.fromEntries(url.searchParams));
    const deps = context.get(depsContext);
    const { items, next } = await listAllProjects(context.get(actorContext), query, deps);
    return { items: items.map(({ configuration: _drawn, ...item }) => item), next, query };
  });

export const meta = () => adminMeta("Projects");

const marks = {
  draft: { tone: "plain", icon: null, label: "Draft" },
  live: { tone: "accent", icon: <Check size={15} />, label: "Live" },
  changed: { tone: "accent", icon: <Check size={15} />, label: "Live, unpublished changes" },
  paused: { tone: "amber", icon: <Clock size={15} />, label: "Paused" },
} as const satisfies Record<ProjectCard["state"], object>;

const columns: Column<Omit<ProjectCard, "configuration"> & { ownerId: string }>[] = [
  {
    title: "Project",
    isName: true,
    cell: ({ id, name }) => (
      <Link className="person" to={paths.adminProject(id)}>
        {name}
      </Link>
    ),
  },
  { title: "Type", cell: ({ serviceType }) => typeNames[serviceType] },
  {
    title: "Owner",
    cell: ({ ownerId, ownerName }) => (
      <Link className="underline" to={paths.adminUser(ownerId)}>
        {ownerName ?? "You"}
      </Link>
    ),
  },
  {
    title: "Status",
    cell: ({ state }) => (
      <Badge tone={marks[state].tone} icon={marks[state].icon}>
        {marks[state].label}
      </Badge>
    ),
  },
  { title: "Changed", cell: ({ updatedAt }) => <When iso={updatedAt} /> },
];

/** What customers design in the studio. */
export default function Projects({ loaderData: { items, next, query } }: Route.ComponentProps) {
  const { search, type, state, after } = query;
  const isFiltered = search !== "" || type !== "";
  return (
    <>
      <PageHead
        title="Projects"
        lede="What customers design in the studio. Opening a project is logged."
      />
      <ListFinder
        label="Search projects"
        placeholder="Name or description"
        search={search}
        kept={{ type, state }}
        to={(words) => paths.adminProjects({ search: words, type, state })}
        filters={{
          name: "Filter by type",
          choices: [
            { label: "All", to: paths.adminProjects({ search, state }), isCurrent: type === "" },
            ...serviceTypes.map((one) => ({
              label: typeNames[one],
              to: paths.adminProjects({ search, type: one, state }),
              isCurrent: type === one,
            })),
          ],
        }}
      />
      {items.length > 0 ? (
        <DataTable
          caption="Projects, last changed first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>
            {isFiltered
              ? "No matching projects"
              : "No projects yet. What customers start in the studio appears here."}
          </p>
        </EmptyState>
      )}
      <Pager
        first={after ? paths.adminProjects({ search, type, state }) : null}
        next={next ? paths.adminProjects({ search, type, state, after: next }) : null}
      />
    </>
  );
}
