import { capital } from "#content/words.ts";
import type { OwnRequest, RequestStatus } from "#domain/requests/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Ban, CircleCheck, Clock } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { EnquiryText } from "./enquiry-text.tsx";

const states: Record<RequestStatus, { text: string; tone: Tone; icon: typeof Clock }> = {
  pending: { text: "We’ll follow up", tone: "amber", icon: Clock },
  approved: { text: "Accepted", tone: "moss", icon: CircleCheck },
  rejected: { text: "Declined", tone: "plain", icon: Ban },
};
/** Nothing was left open in the conversation, and nobody had to decide. */
const justNoted = { text: "Noted", tone: "plain", icon: CircleCheck } as const;

/** What was noted down out of the person's conversations, and what became of it. */
export function NotedList({ items }: { items: readonly OwnRequest[] }) {
  return (
    <ul className="enquiries">
      {items.map(({ id, title, status, isDecided, facts, createdAt }) => {
        const isOpen = status === "pending" || isDecided;
        const { text, tone, icon: Icon } = isOpen ? states[status] : justNoted;
        return (
          <li key={id} className="enquiry">
            <div className="enquiry__head">
              <h3 className="enquiry__title">{capital(title)}</h3>
              <Badge tone={tone} icon={<Icon size={16} />}>
                {text}
              </Badge>
            </div>
            <p className="enquiry__times">
              <span>
                Noted <Moment at={createdAt} />
              </span>
            </p>
            {facts.map(([label, fact]) => (
              <div key={label} className="enquiry__fact">
                <p className="enquiry__label">{label}</p>
                <EnquiryText text={capital(fact)} />
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
