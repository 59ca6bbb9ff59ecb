import type { EnquiryKind, EnquiryListItem } from "#domain/enquiries/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock } from "../../ui/icons.tsx";
import { When } from "../when.tsx";

export const kindWords: Record<EnquiryKind, string> = {
  quote: "Quote request",
  interest: "Quote request, home page",
  contact: "Message",
  "follow-up": "Follow-up after a chat",
  "waiting-list": "Community waiting list",
};

/** Open, late or answered, and until when a reply is promised. */
export function EnquiryState({ enquiry }: { enquiry: EnquiryListItem }) {
  const { status, isLate, dueAt } = enquiry;
  if (status === "answered")
    return (
      <Badge tone="moss" icon={<CircleCheck size={15} />}>
        Answered
      </Badge>
    );
  if (!dueAt) return <Badge>Waiting for the opening</Badge>;
  return (
    <span className="marks">
      <Badge
        tone={isLate ? "brick" : "amber"}
        icon={isLate ? <CircleAlert size={15} /> : <Clock size={15} />}
      >
        {isLate ? "Late" : "Open"}
      </Badge>
      <span className="text-ink-soft">
        {isLate ? "Was due " : "Due "}
        <When iso={dueAt} />
      </span>
    </span>
  );
}

/** Who wrote: a name, else an address, else nobody that we know. */
export const senderOf = ({ name, email }: Pick<EnquiryListItem, "name" | "email">): string =>
  name ?? email ?? "No name given";
