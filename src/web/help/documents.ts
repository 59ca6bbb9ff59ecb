import type { ComponentType } from "react";
import type { Facts } from "./facts.ts";
import type { Heading } from "./mark-headings.ts";

/** What a document says about itself: `export const about = { … }` at its top. */
export type About = {
  title: string;
  /** One or two sentences, shown under the title and to search engines. */
  summary: string;
  /** ISO date from which it applies; only where it is a contract or a policy. */
  effective?: string;
  /** ISO date on which its text was last changed. */
  changed: string;
  /** Its parts need the whole width of the page. */
  isWide?: boolean;
  /** It shows services of the catalogue (`props.facts.services`). */
  showsCatalogue?: boolean;
};

export type HelpDocument = {
  about: About;
  /** Exported by the build (mark-headings.ts). */
  headings: Heading[];
  default: ComponentType<{ facts: Facts; components: object }>;
};

const files = import.meta.glob<HelpDocument>("../../../content/pages/**/*.mdx", { eager: true });

/** The document at an address: `/legal/terms` is content/pages/legal/terms.mdx. */
export const documentAt = (path: string): HelpDocument | undefined =>
  files[`../../../content/pages${path}.mdx`];

/** Every document with its address. */
export const listDocuments = (): { path: string; document: HelpDocument }[] =>
  Object.entries(files).map(([file, document]) => ({
    path: file.slice("../../../content/pages".length, -".mdx".length),
    document,
  }));
