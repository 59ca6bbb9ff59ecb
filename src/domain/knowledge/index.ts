export type { CollectionId, NewPassage } from "./contract.ts";
export type { KnowledgeDeps } from "./deps.ts";
export {
  findPageTitle,
  findPassages,
  findTitles,
  tokensToFind,
  type FoundPassage,
} from "./find-passages.ts";
export { hasPassages, indexPassages } from "./index-passages.ts";
export { knowledgeOfPerson } from "./knowledge-of-person.ts";
export { embedPassagesJob, knowledgeJobs } from "./jobs.ts";
export type { Embedder } from "./ports.ts";
