import type { CountedByNoun } from "#domain/usage/index.ts";
import { sumBytesOf } from "./queries-sources.ts";

/** What of it counts towards plans. */
export const countedKnowledge: CountedByNoun = { held: { knowledgeBytes: sumBytesOf } };
