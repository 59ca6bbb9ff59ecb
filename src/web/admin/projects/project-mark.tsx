import type { ProjectState } from "#domain/projects/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Check, Clock } from "../../ui/icons.tsx";

const marks = {
  draft: { tone: "plain", icon: null, label: "Draft" },
  live: { tone: "accent", icon: <Check size={15} />, label: "Live" },
  changed: { tone: "accent", icon: <Check size={15} />, label: "Live, changed since" },
  paused: { tone: "amber", icon: <Clock size={15} />, label: "Paused" },
} as const;

/** Whether something of a project is live. */
export const ProjectMark = ({ state }: { state: ProjectState }) => (
  <Badge tone={marks[state].tone} icon={marks[state].icon}>
    {marks[state].label}
  </Badge>
);
