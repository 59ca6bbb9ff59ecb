/** A number in a text. `isVague`: "a few", "hundreds"; `isArticle`: only an article says that it is one. */
export type FoundNumber = {
  value: number;
  at: number;
  /** One past its last letter. */
  end: number;
  isVague: boolean;
  isArticle: boolean;
};
