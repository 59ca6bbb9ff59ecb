import type { StoredClass } from "#domain/privacy/index.ts";

/** What documents show of the running installation, handed to each of them as `props.facts`. */
export type Facts = {
  /** What is stored about people, and how long. */
  stored: StoredClass[];
  /** Who carries what for us; each has a built-in stand-in that is nobody else. */
  payments: "stripe" | "test-till";
  mail: "smtp" | "outbox";
};
