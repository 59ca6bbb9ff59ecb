import { Outlet, useNavigate } from "react-router";
import { listProjectNames } from "#domain/projects/index.ts";
import { shownPerson } from "../account/account-menu.tsx";
import { AreaFrame } from "../account/area-frame.tsx";
import { depsContext } from "../kit/context.ts";
import { actorContext, requireUser } from "../kit/guards.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { Workflow } from "../ui/icons.tsx";
import type { CommandGroup } from "../ui/Palette.tsx";
import type { Route } from "./+types/studio-layout.ts";
import { Trash } from "./icons.tsx";
import { projectCommands, startCommands } from "./project-commands.tsx";

export { studioStyles as links } from "../styles/studio-styles.ts";
export const handle = { js: "full", shell: "app" } as const;
export const middleware = [requireUser];

/** Whose studio it is, and their projects for the palette. Being there, it also makes requests for data pass the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const projects = await translateErrors(() => listProjectNames(actor, context.get(depsContext)));
  return { person: shownPerson(actor), projects };
}

const studioLinks = [{ to: paths.studio(), label: "Projects", icon: <Workflow /> }];
const projectSearch = [
  { label: "projects", to: (search: string) => paths.studio({ search: search.slice(0, 100) }) },
];

/** The frame of the design studio. */
export default function StudioLayout({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const leadTo = (to: string) => () => void navigate(to);
  const bin = {
    id: "bin",
    label: "Deleted projects",
    words: "bin restore",
    icon: <Trash />,
    run: leadTo(paths.studio({ state: "bin" })),
  };
  const commands: CommandGroup[] = [
    { value: "New", items: startCommands(leadTo) },
    { value: "Projects", items: [...projectCommands(loaderData.projects, leadTo), bin] },
  ];
  return (
    <AreaFrame
      area={{ label: "AI Design Studio", href: paths.studio() }}
      links={studioLinks}
      searches={projectSearch}
      commands={commands}
      person={loaderData.person}
    >
      <Outlet />
    </AreaFrame>
  );
}
