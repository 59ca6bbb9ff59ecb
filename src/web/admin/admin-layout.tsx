import { Outlet } from "react-router";
import { depsContext, renderErrorContext } from "../kit/context.ts";
import { actorContext, requireAdmin } from "../kit/guards.ts";
import type { Route } from "./+types/admin-layout.ts";
import { AdminFailure } from "./admin-failure.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { KeyFigures } from "./operations/key-figures.tsx";
import { readKeyFigures } from "./operations/read-key-figures.ts";

export { rereadFrame as shouldRevalidate } from "./revalidation.ts";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "header" } as const;
export const middleware = [requireAdmin];

/** The figures over every page. That there is a loader also makes requests for data pass the guard. */
export const loader = ({ context }: Route.LoaderArgs) =>
  readKeyFigures(
    context.get(actorContext),
    context.get(depsContext),
    context.get(renderErrorContext),
  );

/** The back office (spec site.md §2, Admin dashboard). */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame head={<KeyFigures figures={loaderData} />}>
      <Outlet />
    </AdminFrame>
  );
}

/** Where not even the figures came, the navigation stays. */
export function ErrorBoundary() {
  return (
    <AdminFrame>
      <AdminFailure />
    </AdminFrame>
  );
}
