import { NameKnot } from "../../ui/NameKnot.tsx";
import { longWord, type Story } from "../story.ts";

const names = ["Ada Lovelace", "Grace Hopper", "Li", longWord, ""];

export const stories: Story[] = names.map((name) => ({
  state: name || "no name",
  shows: <NameKnot name={name} className="gallery__knot" />,
}));
