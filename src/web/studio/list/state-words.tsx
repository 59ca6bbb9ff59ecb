import { typeOffers } from "#content/studio-start/types.ts";
import { serviceTypes } from "#domain/projects/configuration/service-types.ts";
import type { ProjectListQuery, ProjectState } from "#domain/projects/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Activity, Clock, Pause, Refresh } from "../../ui/icons.tsx";

const states: Readonly<Record<ProjectState, { word: string; tone: Tone; icon: typeof Clock }>> = {
  draft: { word: "Draft", tone: "plain", icon: Clock },
  live: { word: "Live", tone: "moss", icon: Activity },
  changed: { word: "Live, changed since", tone: "accent", icon: Refresh },
  paused: { word: "Paused", tone: "amber", icon: Pause },
};

/** What is published of a project, in a word. */
export function StateBadge({ state }: { state: ProjectState }) {
  const { word, tone, icon: Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {word}
    </Badge>
  );
}

/** Ways to see a part of the list. */
export const stateChoices: readonly { state: ProjectListQuery["state"]; label: string }[] = [
  { state: "", label: "All" },
  { state: "draft", label: "Drafts" },
  { state: "live", label: "Live" },
  { state: "paused", label: "Paused" },
  { state: "bin", label: "Bin" },
];
export const typeChoices: readonly { type: ProjectListQuery["type"]; label: string }[] = [
  { type: "", label: "All types" },
  ...serviceTypes.map((type) => ({ type, label: typeOffers[type].name })),
];
