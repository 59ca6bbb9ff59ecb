/** What is found: a page as a whole, or one part of a document. */
export type SearchEntry = {
  /** Its address, with the part's fragment. */
  path: string;
  kind: SearchKind;
  /** Of the page. */
  title: string;
  /** The part's own heading; absent for the page as a whole. */
  part?: string;
  /** What it says. */
  text: string;
  /** Other words for it, which nobody reads (content/search-words.ts). */
  also?: string;
};

/** Groups of results, as they are called. */
export const searchKinds = {
  service: "Services",
  help: "Help",
  legal: "Legal",
  page: "Pages",
} as const;
export type SearchKind = keyof typeof searchKinds;

/** Longer queries are cut. */
export const longestQuery = 200;
