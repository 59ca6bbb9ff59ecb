import type { Connected } from "#content/processors.ts";
import type { StoredClass } from "#domain/privacy/index.ts";

/** What documents show of the running installation, handed to each of them as `props.facts`. */
export type Facts = Connected & {
  /** What is stored about people, and how long. */
  stored: StoredClass[];
};
