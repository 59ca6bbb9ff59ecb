import type { LucideProps } from "lucide-react";
import RowsIcon from "lucide-react/icons/braces";
import ScheduleIcon from "lucide-react/icons/calendar-clock";
import FormIcon from "lucide-react/icons/clipboard-list";
import ContactIcon from "lucide-react/icons/contact";
import OrderIcon from "lucide-react/icons/credit-card";
import FileIcon from "lucide-react/icons/file";
import DecisionIcon from "lucide-react/icons/git-fork";
import RequestIcon from "lucide-react/icons/globe";
import ManualIcon from "lucide-react/icons/hand";
import SlackIcon from "lucide-react/icons/hash";
import ConversationIcon from "lucide-react/icons/message-circle";
import UnansweredIcon from "lucide-react/icons/message-circle-question-mark";
import LoopIcon from "lucide-react/icons/repeat";
import SheetIcon from "lucide-react/icons/sheet";
import SwitchIcon from "lucide-react/icons/signpost";
import AiIcon from "lucide-react/icons/sparkles";
import UnknownIcon from "lucide-react/icons/square-dashed";
import TableIcon from "lucide-react/icons/table-2";
import ApprovalIcon from "lucide-react/icons/user-check";
import VideoIcon from "lucide-react/icons/video";
import MakeIcon from "lucide-react/icons/waypoints";
import WebhookIcon from "lucide-react/icons/webhook";
import ZapierIcon from "lucide-react/icons/zap";
import type { ComponentType } from "react";
import { drawn } from "../../../ui/drawn-icon.tsx";
import { Chat, Clock, Mail, Search, Workflow } from "../../../ui/icons.tsx";

/** The drawing of each kind of step and trigger; a kind without one gets the last. */
const icons: Readonly<Record<string, ComponentType<LucideProps>>> = {
  ai: drawn(AiIcon),
  approval: drawn(ApprovalIcon),
  automation: Workflow,
  chatbot: Chat,
  conversation: drawn(ConversationIcon),
  crm: drawn(ContactIcon),
  decision: drawn(DecisionIcon),
  each: drawn(LoopIcon),
  email: Mail,
  file: drawn(FileIcon),
  form: drawn(FormIcon),
  hook: drawn(WebhookIcon),
  lead: drawn(ContactIcon),
  lookup: Search,
  mail: Mail,
  make: drawn(MakeIcon),
  manual: drawn(ManualIcon),
  order: drawn(OrderIcon),
  request: drawn(RequestIcon),
  schedule: drawn(ScheduleIcon),
  set: drawn(RowsIcon),
  sheet: drawn(SheetIcon),
  slack: drawn(SlackIcon),
  store: drawn(TableIcon),
  switch: drawn(SwitchIcon),
  unanswered: drawn(UnansweredIcon),
  video: drawn(VideoIcon),
  wait: Clock,
  webhook: drawn(WebhookIcon),
  zapier: drawn(ZapierIcon),
};
const Unknown = drawn(UnknownIcon);

export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Unknown;
  return <Icon size={16} />;
}
