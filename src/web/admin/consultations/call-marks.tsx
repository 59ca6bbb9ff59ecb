import type { ConsultationListItem } from "#domain/consultations/contract.ts";
import { formatUsd } from "#kit/money.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock, Phone } from "../../ui/icons.tsx";
import { callStatusWords } from "./call-words.ts";

const looks: Record<ConsultationListItem["status"], { tone: Tone; icon: typeof Clock }> = {
  starting: { tone: "amber", icon: Clock },
  running: { tone: "moss", icon: Phone },
  ended: { tone: "plain", icon: CircleCheck },
  failed: { tone: "brick", icon: CircleAlert },
};

export function CallStatusMark({ status }: Pick<ConsultationListItem, "status">) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={15} />}>
      {callStatusWords[status]}
    </Badge>
  );
}

type Costing = Pick<ConsultationListItem, "isDemo" | "status" | "costUsdCents">;

/** Whether a call costs something: a demo doesn't, nor one that never came about. */
export const hasCost = ({ isDemo, status }: Costing): boolean => !isDemo && status !== "failed";

/** About what a call costs. */
export const callCost = (call: Costing): string =>
  hasCost(call) ? `About ${formatUsd(call.costUsdCents)}` : "Free";

/** Where a recording is: a link where a browser can open it, else the place's name. Nothing without one. */
export function Recording({ recording }: Pick<ConsultationListItem, "recording">) {
  if (!recording) return null;
  return recording.href ? (
    <a href={recording.href} target="_blank" rel="noopener noreferrer nofollow">
      Recording<span className="sr-only"> (opens in a new tab)</span>
    </a>
  ) : (
    <code>{recording.place}</code>
  );
}
