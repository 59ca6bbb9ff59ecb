/** One part of a brief: a heading, and below it what there is of these, in this order. */
export type BriefSection = {
  heading: string;
  paragraphs?: readonly string[];
  facts?: readonly { label: string; value: string }[];
  list?: readonly string[];
};

/** A document to hand on: what was designed, in words. Every string is printed as text, whatever it holds. */
export type Brief = {
  title: string;
  subtitle: string;
  /** ISO time; its day (UTC) is printed. */
  date: string;
  sections: readonly BriefSection[];
  /** Small, after the last section, e.g. a notice of risk. */
  note?: string;
};

export type BriefOptions = {
  /** Whose document it is: its head, its foot and its author. */
  brandName: string;
  /** The language of the texts (BCP 47), for readers that speak them; `en` unless told. */
  language?: string;
};
