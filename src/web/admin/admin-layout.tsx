import { Outlet } from "react-router";
import { shownPerson } from "../account/account-menu.tsx";
import { depsContext, renderErrorContext } from "../kit/context.ts";
import { actorContext, requireAdmin } from "../kit/guards.ts";
import type { Route } from "./+types/admin-layout.ts";
import { AdminFailure } from "./admin-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { KeyFigures } from "./operations/key-figures.tsx";
import { readKeyFigures } from "./operations/read-key-figures.ts";

export { revalidateFrame as shouldRevalidate } from "./revalidation.ts";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "app" } as const;
export const middleware = [requireAdmin];

/** The figures above every page. That there is a loader also makes requests for data pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const figures = await readKeyFigures(
    actor,
    context.get(depsContext),
    context.get(renderErrorContext),
  );
  return { person: shownPerson(actor), figures };
}

/** The back office (spec site.md §2, Admin dashboard). */
export default function AdminLayout({ loaderData: { person, figures } }: Route.ComponentProps) {
  return (
    <AdminFrame person={person} head={<KeyFigures figures={figures} />}>
      <Outlet />
    </AdminFrame>
  );
}

/** Where not even the figures came, the navigation stays. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame person={loaderData?.person}>
      <AdminFailure />
    </AdminFrame>
  );
}
