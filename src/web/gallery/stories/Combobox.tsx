import { Combobox } from "../../ui/Combobox.tsx";
import { longWord, type Story } from "../story.ts";

const options = ["Berlin", "Lisbon", "Vienna", "Warsaw", longWord].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const shared = { label: "City", name: "city", options };

export const stories: Story[] = [
  {
    state: "empty",
    shows: <Combobox {...shared} placeholder="Type a name" hint="Where you work" />,
  },
  { state: "chosen", shows: <Combobox {...shared} defaultValue="vienna" optional /> },
  {
    state: "a long word",
    shows: <Combobox {...shared} label={longWord} defaultValue={longWord.toLowerCase()} />,
  },
  { state: "refused", shows: <Combobox {...shared} error="Choose a city." /> },
  { state: "nothing to choose", shows: <Combobox {...shared} options={[]} /> },
];
