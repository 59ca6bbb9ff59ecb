import type { Tone } from "../../kit/tone.ts";
import { Notice } from "../../ui/Notice.tsx";
import { longText, longWord, type Story } from "../story.ts";

const tones: Tone[] = ["plain", "accent", "moss", "amber", "brick"];

export const stories: Story[] = [
  ...tones.map((tone) => ({
    state: tone,
    shows: (
      <Notice tone={tone} title="Confirm your address">
        Then orders that you paid for before appear here.
      </Notice>
    ),
  })),
  { state: "title only", shows: <Notice title="Saved" /> },
  { state: "long text", shows: <Notice title={longWord}>{longText}</Notice> },
];
