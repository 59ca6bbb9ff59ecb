import type { MailListItem } from "#domain/mail/index.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock, Inbox } from "../../ui/icons.tsx";

const words: Record<MailListItem["status"], { text: string; tone: Tone; icon: typeof Clock }> = {
  queued: { text: "Waiting to be sent", tone: "amber", icon: Clock },
  sent: { text: "Sent", tone: "moss", icon: CircleCheck },
  kept: { text: "Not sent: no mail server", tone: "plain", icon: Inbox },
  refused: { text: "Refused", tone: "brick", icon: CircleAlert },
};

/** Where a mail stands, and what the other side said last. */
export function MailStatus({ mail }: { mail: Pick<MailListItem, "status" | "lastError"> }) {
  const { text, tone, icon: Icon } = words[mail.status];
  return (
    <>
      <Badge tone={tone} icon={<Icon size={15} />}>
        {text}
      </Badge>
      {mail.lastError ? <span className="mail-error">{mail.lastError}</span> : null}
    </>
  );
}
