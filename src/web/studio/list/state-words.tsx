import { typeOffers } from "#content/studio-start/types.ts";
import { serviceTypes } from "#domain/projects/configuration/service-types.ts";
import type { ProjectListQuery, ProjectState } from "#domain/projects/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Clock, Pause, Refresh } from "../../ui/icons.tsx";
import { Activity } from "../icons.tsx";

const states: Readonly<
  Record<ProjectState, { words: (version: string) => string; tone: Tone; icon: typeof Clock }>
> = {
  draft: { words: () => "Draft", tone: "plain", icon: Clock },
  live: { words: (version) => `Live${version}`, tone: "moss", icon: Activity },
  changed: {
    words: (version) => `Live${version}, unpublished changes`,
    tone: "accent",
    icon: Refresh,
  },
  paused: { words: (version) => `Paused${version}`, tone: "amber", icon: Pause },
};

/** What is published of a project, and which version of it. */
export function StateBadge({
  state,
  liveNumber,
}: {
  state: ProjectState;
  liveNumber: number | null;
}) {
  const { words, tone, icon: Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {words(liveNumber === null ? "" : ` v${liveNumber}`)}
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
