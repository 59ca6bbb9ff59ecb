import { keepsMail } from "#domain/mail/index.ts";
import { Outlet, useLocation } from "react-router";
import { actorContext, requireUser } from "../kit/guards.ts";
import { depsContext } from "../kit/context.ts";
import { paths } from "../paths.ts";
import { AppFrame, type FrameLink } from "../ui/AppFrame.tsx";
import { Inbox, Package, Quote, Settings, Workflow } from "../ui/icons.tsx";
import type { Route } from "./+types/portal-layout.ts";
import { ConfirmNote } from "./confirm-note.tsx";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", shell: "site" } as const;
export const middleware = [requireUser];

/** Whose portal it is. Being there, it also makes requests for data pass the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, email, emailVerified } = context.get(actorContext);
  const unconfirmed = emailVerified
    ? null
    : { email, isMailKept: keepsMail(context.get(depsContext)) };
  return { name, unconfirmed };
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
  { to: paths.settings(), label: "Settings", icon: <Settings /> },
];

/** Orders, quotes and requests: what confirming the address may add to. Settings say it beside the address. */
const mayGrow = (path: string) =>
  path === paths.portal() ||
  path.startsWith(paths.portalOrder("")) ||
  path === paths.portalQuotes() ||
  path === paths.portalRequests();

/** The frame of the customer's portal. */
export default function PortalLayout({ loaderData: { name, unconfirmed } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <AppFrame
      label="Client portal"
      title={
        <>
          Client portal
          <span className="portal-person">{name}</span>
        </>
      }
      links={linksAt(pathname)}
      head={unconfirmed && mayGrow(pathname) ? <ConfirmNote {...unconfirmed} /> : null}
    >
      <Outlet />
    </AppFrame>
  );
}
