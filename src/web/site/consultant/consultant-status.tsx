import type { PanelAnswer } from "#domain/consultations/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleCheck, CircleOff, Clock } from "../../ui/icons.tsx";

const shown = {
  available: { tone: "moss", icon: <CircleCheck size={16} />, word: "Available" },
  busy: { tone: "amber", icon: <Clock size={16} />, word: "Busy" },
  offline: { tone: "plain", icon: <CircleOff size={16} />, word: "Offline" },
} satisfies Record<PanelAnswer["state"], { tone: Tone; icon: unknown; word: string }>;

/** Whether Aria can be talked to now, as a word with its icon; a change is read out. */
export function ConsultantStatus({ status }: { status: PanelAnswer["state"] }) {
  const { tone, icon, word } = shown[status];
  return (
    <p className="consult__status" role="status">
      <span className="sr-only">Status: </span>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
    </p>
  );
}
