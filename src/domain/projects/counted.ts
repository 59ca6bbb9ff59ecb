import type { CountedByNoun } from "#domain/usage/index.ts";
import { countRunningOf } from "./queries-deployments.ts";
import { countProjectsOf } from "./queries.ts";

/** What of it counts towards plans. */
export const countedProjects: CountedByNoun = {
  held: {
    projects: countProjectsOf,
    bots: (db, ownerId) => countRunningOf(db, ownerId, "chatbot"),
    forms: (db, ownerId) => countRunningOf(db, ownerId, "form-interface"),
    automations: (db, ownerId) => countRunningOf(db, ownerId, "automation"),
  },
};
