import type { ChannelSender } from "#domain/channels/contract.ts";
import type { Via } from "#domain/conversations/contract.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Chat, Mail, Phone } from "../../../ui/icons.tsx";

const vias = {
  web: { label: "Web", Icon: Chat },
  email: { label: "Email", Icon: Mail },
  sms: { label: "SMS", Icon: Phone },
} as const satisfies Record<Via, object>;

/** By which channel a conversation is led. */
export function ViaMark({ via }: { via: Via }) {
  const { Icon, label } = vias[via];
  return (
    <span className="bot-desk__via">
      <Icon size={16} /> {label}
    </span>
  );
}

/** Who writes by mail or SMS; of a mail whether the receiving server could verify that. */
export function SenderMark({ sender, proof }: ChannelSender) {
  return (
    <span className="bot-desk__sender">
      <span>{sender}</span>
      {proof === "failed" ? <Badge tone="amber">Unverified sender</Badge> : null}
    </span>
  );
}
