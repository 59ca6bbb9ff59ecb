import { Slider } from "../../ui/Slider.tsx";
import { longText, type Story } from "../story.ts";

const temperature = { name: "temperature", min: 0, max: 1, step: 0.1 } as const;

export const stories: Story[] = [
  {
    state: "as it comes",
    shows: <Slider label="Temperature" {...temperature} defaultValue={0.7} />,
  },
  {
    state: "at its end, with a unit",
    shows: (
      <Slider
        label="Pause before the answer"
        hint="Longer pauses let people finish"
        name="pause"
        min={0}
        max={10}
        step={1}
        defaultValue={10}
        format={(value) => `${value} s`}
      />
    ),
  },
  {
    state: "disabled",
    shows: <Slider label="Temperature" {...temperature} defaultValue={0} disabled />,
  },
  {
    state: "refused, long words",
    shows: <Slider label={longText} {...temperature} defaultValue={1} error={longText} />,
  },
];
