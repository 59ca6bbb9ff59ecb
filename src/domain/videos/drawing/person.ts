import type { Storyboard } from "../storyboard.ts";
import { mixed } from "./colours.ts";

export type Person = {
  skin: string;
  /** Under the chin, at the ears. */
  shade: string;
  blush: string;
  lip: string;
  /** Features. */
  line: string;
  hair: string;
  /** Single strands. */
  strand: string;
};

const people: Readonly<Record<Storyboard["voice"], Pick<Person, "skin" | "hair" | "lip">>> = {
  female: { skin: "#e6b491", hair: "#3a241c", lip: "#bd6157" },
  male: { skin: "#94613f", hair: "#1d1715", lip: "#7a4034" },
  neutral: { skin: "#cf9a70", hair: "#553222", lip: "#a5584a" },
};

/** Who speaks with a voice. */
export function personOf(voice: Storyboard["voice"]): Person {
  const { skin, hair, lip } = people[voice];
  return {
    skin,
    hair,
    lip,
    shade: mixed(skin, "#5a2a1c", 0.24),
    blush: mixed(skin, "#d4573f", 0.16),
    line: mixed(skin, "#1c0f0c", 0.8),
    strand: mixed(hair, "#e8b48c", 0.22),
  };
}
