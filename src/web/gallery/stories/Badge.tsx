import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleCheck } from "../../ui/icons.tsx";
import { longWord, type Story } from "../story.ts";

const tones: Tone[] = ["plain", "accent", "moss", "amber", "brick"];

export const stories: Story[] = [
  ...tones.map((tone) => ({ state: tone, shows: <Badge tone={tone}>Not confirmed</Badge> })),
  {
    state: "with an icon",
    shows: (
      <Badge tone="moss" icon={<CircleCheck size={16} />}>
        Confirmed
      </Badge>
    ),
  },
  { state: "a long word", shows: <Badge>{longWord}</Badge> },
];
