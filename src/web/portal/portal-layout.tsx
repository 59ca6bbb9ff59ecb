import { Outlet, useLocation } from "react-router";
import { keepsMail } from "#domain/mail/index.ts";
import { shownPerson } from "../account/account-menu.tsx";
import { AreaFrame } from "../account/area-frame.tsx";
import { depsContext } from "../kit/context.ts";
import { actorContext, requireUser } from "../kit/guards.ts";
import { paths } from "../paths.ts";
import { Inbox, Quote, Settings, Workflow } from "../ui/icons.tsx";
import type { FrameLink } from "../ui/SideNavigation.tsx";
import type { Route } from "./+types/portal-layout.ts";
import { ConfirmNote } from "./confirm-note.tsx";
import { Gauge, Package, Plug } from "./icons.tsx";
import { settingsLinks } from "./settings/settings-links.ts";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "app" } as const;
export const middleware = [requireUser];

/** Whose portal it is. Being there, it also makes requests for data pass the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const person = context.get(actorContext);
  const unconfirmed = person.emailVerified
    ? null
    : { email: person.email, isMailKept: keepsMail(context.get(depsContext)) };
  return { person: shownPerson(person), unconfirmed };
}

const linksAt = (path: string): readonly FrameLink[] => [
  {
    to: paths.portal(),
    label: "Orders",
    icon: <Package />,
    isExact: true,
    isCurrent: path.startsWith(paths.portalOrder("")) || undefined,
  },
  { to: paths.portalQuotes(), label: "Quotes", icon: <Quote /> },
  { to: paths.portalRequests(), label: "Requests", icon: <Inbox /> },
  { to: paths.portalProjects(), label: "Projects", icon: <Workflow /> },
  { to: paths.portalConnections(), label: "Connections", icon: <Plug /> },
  { to: paths.portalUsage(), label: "Plan and usage", icon: <Gauge /> },
  { to: paths.settings(), label: "Settings", icon: <Settings />, parts: settingsLinks.slice(1) },
];

/** Orders, quotes and requests: what confirming the address may add to. Settings say it beside the address. */
const mayGrow = (path: string) =>
  path === paths.portal() ||
  path.startsWith(paths.portalOrder("")) ||
  path === paths.portalQuotes() ||
  path === paths.portalRequests();

/** The frame of the customer's portal. */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { person, unconfirmed } = loaderData;
  const { pathname } = useLocation();
  return (
    <AreaFrame
      area={{ label: "Client portal", href: paths.portal() }}
      links={linksAt(pathname)}
      person={person}
      head={unconfirmed && mayGrow(pathname) ? <ConfirmNote {...unconfirmed} /> : null}
    >
      <Outlet />
    </AreaFrame>
  );
}
