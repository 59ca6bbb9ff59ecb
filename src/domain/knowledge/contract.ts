/** A piece of text to answer from, as it is handed in. */
export type NewPassage = {
  /** Its address, with the part's fragment. */
  path: string;
  kind: string;
  /** Of its page. */
  title: string;
  /** Its own heading; absent for the page as a whole. */
  part?: string | undefined;
  text: string;
  /** Other words that people use for it. */
  also?: string | undefined;
};
