import type { Connected } from "#content/processors.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import type { StoredClass } from "#domain/privacy/index.ts";

/** What documents show of the running installation, handed to each of them as `props.facts`. */
export type Facts = Connected & {
  /** What is stored about people, and how long. */
  stored: StoredClass[];
  /** This site's own address, e.g. `https://example.com`. */
  publicUrl: string;
  /** What is on offer; empty in a document that doesn't ask for it (`about.showsCatalogue`). */
  services: Service[];
};
