import { Outlet } from "react-router";
import { shownPerson } from "../../account/account-menu.tsx";
import { actorContext, requireUser } from "../../kit/guards.ts";
import type { Route } from "./+types/workspace-layout.ts";
import { failureMeta } from "./workspace-failure.tsx";

// Where nothing at all could be loaded; what is below has the same one.
export { WorkspaceFailure as ErrorBoundary } from "./workspace-failure.tsx";
export { workspaceStyles as links } from "../../styles/studio-styles.ts";
export const handle = { js: "full", shell: "app" } as const;
export const middleware = [requireUser];

/** Who works. Being there, it also makes requests for data pass the guard. */
export const loader = ({ context }: Route.LoaderArgs) => shownPerson(context.get(actorContext));

export const meta = ({ error }: Route.MetaArgs) => (error ? failureMeta(error) : []);

/** The workspace is an app of its own: it draws its own bar, over the full width. */
export default function WorkspaceLayout() {
  return <Outlet />;
}
