export {
  type DocumentReader,
  type ReadDocument,
  type ReadPage,
  type SiteReader,
  SourceUnreadable,
} from "./reading-ports.ts";
export { documentVocabulary, type Vocabulary, vocabularyFor } from "./vocabulary.ts";
export { splitQuestion } from "./split-question.ts";
export { isWish, leansOnBefore, takePhrases, withoutWhom, wordsLike } from "./read-question.ts";

/** Turns texts into vectors that lie the closer the more alike the texts mean. Implemented in providers/chat. */
export interface Embedder {
  /** As the provider calls it: vectors of different models can't be compared. */
  readonly model: string;
  /** One vector for each text, in the same order, all of one length. @throws ConsultantUnavailable */
  embed(texts: readonly string[], options: { signal: AbortSignal }): Promise<number[][]>;
}
