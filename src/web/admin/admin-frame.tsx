import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { ShownPerson } from "../account/account-menu.tsx";
import { AreaFrame } from "../account/area-frame.tsx";
import { paths } from "../paths.ts";
import { adminLinks } from "./admin-links.tsx";
import type { loader as readConversation } from "./conversations/conversation.tsx";

/** The lists that have a search. */
const searches = [
  { label: "subscribers", to: (search: string) => paths.adminUsers({ search }) },
  { label: "service requests", to: (search: string) => paths.adminRegistrations({ search }) },
  { label: "conversations", to: (search: string) => paths.adminConversations({ search }) },
  { label: "answers", to: (search: string) => paths.adminAnswers({ search }) },
  { label: "unanswered questions", to: (search: string) => paths.adminUnanswered({ search }) },
  { label: "projects", to: (search: string) => paths.adminProjects({ search }) },
  { label: "enquiries", to: (search: string) => paths.adminEnquiries({ search }) },
];

/** The frame of the back office, also around what failed. */
export function AdminFrame({
  person,
  head,
  children,
}: {
  person: ShownPerson | undefined;
  head?: ReactNode;
  children: ReactNode;
}) {
  const conversation = useRouteLoaderData<typeof readConversation>("adminConversation");
  const links = adminLinks(conversation?.transcript.channel === "video");
  return (
    <AreaFrame
      area={{ label: "Admin", href: paths.admin() }}
      links={links}
      searches={searches}
      person={person}
      head={head}
    >
      {children}
    </AreaFrame>
  );
}
