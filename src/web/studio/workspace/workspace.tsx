import { useRouteLoaderData } from "react-router";
import { listProjectNames, readProject } from "#domain/projects/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/workspace.ts";
import { failureMeta } from "./workspace-failure.tsx";
import type { loader as readPerson } from "./workspace-layout.tsx";
import { WorkspaceRoom } from "./workspace-room.tsx";

export { WorkspaceFailure as ErrorBoundary } from "./workspace-failure.tsx";

const layoutId = "studio/workspace/workspace-layout";

/** A project, and the person's other projects for the palette. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const actor = context.get(actorContext);
  return translateErrors(async () => {
    const project = await readProject(actor, params.id, deps);
    const names = await listProjectNames(actor, deps);
    const others = names.filter(({ id }) => id !== project.id);
    return { project, others, ownerId: actor.userId, publicUrl: deps.publicUrl };
  });
}

/** The open workspace knows more than a second reading would say; another project is read. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}) => currentParams.id !== nextParams.id;

export const meta = ({ loaderData, error }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.project.name,
        description: "A project in the design studio.",
        path: paths.workspace(loaderData.project.id),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : failureMeta(error);

/** The workspace of a project (spec studio.md §2.4). */
export default function Workspace({ loaderData }: Route.ComponentProps) {
  const person = useRouteLoaderData<typeof readPerson>(layoutId);
  return <WorkspaceRoom key={loaderData.project.id} {...loaderData} person={person} />;
}
