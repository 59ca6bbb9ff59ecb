import type { ActivityCounter } from "#domain/projects/index.ts";
import { countRunsSince } from "./queries-lists.ts";

/** What automations did, for the list of projects. */
export const automationActivity: ActivityCounter = {
  serviceType: "automation",
  noun: "run",
  async countSince(db, projectIds, since) {
    const counts = await countRunsSince(db, projectIds, since);
    return new Map([...counts].map(([id, count]) => [id, { count }]));
  },
};
