import type { Story } from "./story.ts";

const files = import.meta.glob<{ stories: readonly Story[] }>("./stories/*.tsx", { eager: true });

/** The states of each component of ui, by the component's file, in alphabetical order. */
export const storiesByComponent = Object.entries(files)
  .map(([path, { stories }]) => ({ name: path.replace(/^.*\/|\.tsx$/g, ""), stories }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
