import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { AppFrame, type FrameLink } from "../ui/AppFrame.tsx";
import { Activity, Inbox, Mail, People, Receipt } from "../ui/icons.tsx";

/** Spec site.md §2, Admin dashboard; the outbox is ours (design, Built-in stand-ins). */
const links: FrameLink[] = [
  { to: paths.adminUsers(), label: "Subscribers", icon: <People /> },
  { to: paths.adminRegistrations(), label: "Service Requests", icon: <Inbox /> },
  { to: paths.adminBilling(), label: "Billing", icon: <Receipt /> },
  { to: paths.adminOperations(), label: "Network Operations", icon: <Activity /> },
  { to: paths.adminOutbox(), label: "Outbox", icon: <Mail /> },
];

export const AdminFrame = ({ head, children }: { head?: ReactNode; children: ReactNode }) => (
  <AppFrame label="Admin" title="Admin" links={links} head={head}>
    {children}
  </AppFrame>
);
