import type { ActivityCounter } from "#domain/projects/index.ts";
import { countAnswersSince } from "./queries.ts";

/** What published forms did, for the list of projects. */
export const formActivity: ActivityCounter = {
  serviceType: "form-interface",
  noun: "answer",
  async countSince(db, projectIds, since) {
    const counts = await countAnswersSince(db, projectIds, since);
    return new Map([...counts].map(([id, count]) => [id, { count }]));
  },
};
