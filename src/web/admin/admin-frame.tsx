import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { ShownPerson } from "../account/account-menu.tsx";
import { AreaFrame } from "../account/area-frame.tsx";
import { paths } from "../paths.ts";
import {
  Calendar,
  Chat,
  Inbox,
  Mail,
  Phone,
  Play,
  Quote,
  Receipt,
  Workflow,
} from "../ui/icons.tsx";
import type { FrameLink } from "../ui/SideNavigation.tsx";
import type { loader as readConversation } from "./conversations/conversation.tsx";
import { Activity, Book, MailUnread, People, Question } from "./icons.tsx";

/** Spec site.md §2, Admin dashboard; conversations, consultations, enquiries, demos, answers and the outbox are ours. */
const linksAt = (isCall: boolean): FrameLink[] => [
  { to: paths.adminUsers(), label: "Subscribers", icon: <People /> },
  { to: paths.adminRegistrations(), label: "Service Requests", icon: <Inbox /> },
  {
    to: paths.adminConversations(),
    label: "Conversations",
    icon: <Chat />,
    // A call's page is below this address, as any conversation's, and belongs to the other list.
    isCurrent: isCall ? false : undefined,
  },
  {
    to: paths.adminConsultations(),
    label: "Consultations",
    icon: <Phone />,
    isCurrent: isCall || undefined,
  },
  { to: paths.adminEnquiries(), label: "Enquiries", icon: <MailUnread /> },
  { to: paths.adminQuotes(), label: "Quotes", icon: <Quote /> },
  { to: paths.adminProjects(), label: "Projects", icon: <Workflow /> },
  { to: paths.adminVideo(), label: "Videos", icon: <Play /> },
  { to: paths.adminBookings(), label: "Demos", icon: <Calendar /> },
  { to: paths.adminAnswers(), label: "Answers", icon: <Book /> },
  { to: paths.adminUnanswered(), label: "Unanswered", icon: <Question /> },
  { to: paths.adminBilling(), label: "Billing", icon: <Receipt /> },
  { to: paths.adminOperations(), label: "Network Operations", icon: <Activity /> },
  { to: paths.adminOutbox(), label: "Outbox", icon: <Mail /> },
];

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
  const links = linksAt(conversation?.transcript.channel === "video");
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
