import { Outlet } from "react-router";
import { shownPerson } from "../account/account-menu.tsx";
import { AreaFrame } from "../account/area-frame.tsx";
import { actorContext, requireUser } from "../kit/guards.ts";
import { paths } from "../paths.ts";
import { Workflow } from "../ui/icons.tsx";
import type { Route } from "./+types/studio-layout.ts";

export { studioStyles as links } from "../styles/studio-styles.ts";
export const handle = { js: "full", shell: "app" } as const;
export const middleware = [requireUser];

/** Whose studio it is. Being there, it also makes requests for data pass the guard. */
export const loader = ({ context }: Route.LoaderArgs) => shownPerson(context.get(actorContext));

const studioLinks = [{ to: paths.studio(), label: "Projects", icon: <Workflow /> }];

/** The frame of the design studio. */
export default function StudioLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AreaFrame
      area={{ label: "AI Design Studio", href: paths.studio() }}
      links={studioLinks}
      person={loaderData}
    >
      <Outlet />
    </AreaFrame>
  );
}
