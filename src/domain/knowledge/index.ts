export {
  addSource,
  changeSource,
  deleteSource,
  filesOfCollection,
  type OwnCollection,
  switchSource,
  trainCollection,
} from "./change-sources.ts";
export {
  type CollectionId,
  collectionOfBot,
  type NewPassage,
  SourceInput,
  sourceLimits,
  type SourceTextView,
  type TrainingView,
} from "./contract.ts";
export { countedKnowledge } from "./counted.ts";
export type { KnowledgeDeps, TrainingDeps } from "./deps.ts";
export { embedPassagesJob } from "./embed-passages.ts";
export {
  findPageTitle,
  findPassages,
  findTitles,
  tokensToFind,
  type FoundPassage,
} from "./find-passages.ts";
export { hasPassages, indexPassages } from "./index-passages.ts";
export { knowledgeJobs } from "./jobs.ts";
export { knowledgeOfPerson } from "./knowledge-of-person.ts";
export { type Embedder, SourceUnreadable } from "./ports.ts";
export { deleteCollection as forgetCollection } from "./queries-collections.ts";
export {
  type CuratedEntry,
  entriesOfCollection,
  readSourceText,
  readTraining,
  revisionOfEntries,
} from "./read-training.ts";
