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
import { Activity, Book, MailUnread, People, Question } from "./icons.tsx";

/** Spec site.md §2, Admin dashboard; conversations, consultations, enquiries, demos, answers and the outbox are ours. */
export const adminLinks = (isCall: boolean): FrameLink[] => [
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

/** The list that a page of the back office belongs to, by its address; for the lists themselves, the first one. */
export function listAbove(pathname: string): { to: string; label: string } {
  const lists = adminLinks(false);
  const found = lists.find(({ to }) => pathname.startsWith(`${to}/`)) ?? lists[0];
  return found ?? { to: paths.adminUsers(), label: "Subscribers" };
}
