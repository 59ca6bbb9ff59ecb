import type { ConnectionState } from "#domain/connections/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock } from "../../ui/icons.tsx";
import { Lock } from "../icons.tsx";

const marks = {
  working: { tone: "moss", icon: <CircleCheck size={16} />, word: "Working" },
  failing: { tone: "brick", icon: <CircleAlert size={16} />, word: "Not working" },
  untested: { tone: "plain", icon: <Clock size={16} />, word: "Not tested" },
  locked: { tone: "amber", icon: <Lock size={16} />, word: "Enter secrets again" },
} as const satisfies Record<ConnectionState, object>;

/** Whether a connection can be used. */
export function ConnectionMark({ state }: { state: ConnectionState }) {
  const { tone, icon, word } = marks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
