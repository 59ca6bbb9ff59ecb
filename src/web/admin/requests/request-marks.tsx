import type { RequestStatus, RequestView } from "#domain/requests/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Ban, CircleCheck, Clock } from "../../ui/icons.tsx";

export const statusWords: Record<RequestStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};
const looks: Record<RequestStatus, { tone: Tone; icon: typeof Clock }> = {
  pending: { tone: "amber", icon: Clock },
  approved: { tone: "moss", icon: CircleCheck },
  rejected: { tone: "plain", icon: Ban },
};

export function RequestStatusMark({ status }: { status: RequestStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={15} />}>
      {statusWords[status]}
    </Badge>
  );
}

const priorities: Record<RequestView["priority"], string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
};
export const PriorityMark = ({ priority }: Pick<RequestView, "priority">) =>
  priority === "high" ? (
    <Badge tone="brick">{priorities.high}</Badge>
  ) : (
    <span className="whitespace-nowrap">{priorities[priority]}</span>
  );
