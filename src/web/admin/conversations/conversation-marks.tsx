import type { ConversationListItem } from "#domain/conversations/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Chat, CircleCheck, Clock, Phone } from "../../ui/icons.tsx";
import { Person } from "../icons.tsx";

/** Whether a conversation runs, and who answers in it. */
export function ConversationState({
  conversation: { status, handledBy },
}: {
  conversation: Pick<ConversationListItem, "status" | "handledBy">;
}) {
  if (status === "ended") return <Badge icon={<CircleCheck size={15} />}>Ended</Badge>;
  return handledBy === "person" ? (
    <Badge tone="amber" icon={<Person size={15} />}>
      Person answering
    </Badge>
  ) : (
    <Badge tone="moss" icon={<Clock size={15} />}>
      Running
    </Badge>
  );
}

/** Which channel a conversation is of. */
export const ChannelMark = ({ channel }: Pick<ConversationListItem, "channel">) =>
  channel === "video" ? (
    <Badge icon={<Phone size={15} />}>Video</Badge>
  ) : (
    <Badge icon={<Chat size={15} />}>Chat</Badge>
  );

/** How many answers helped, and how many didn't, as the visitor said; nothing where they said nothing. */
export function HelpfulCount({ helpful: { yes, no } }: Pick<ConversationListItem, "helpful">) {
  if (yes + no === 0) return null;
  return (
    <span className="figures">
      {[yes > 0 && `${yes} yes`, no > 0 && `${no} no`].filter(Boolean).join(", ")}
    </span>
  );
}
