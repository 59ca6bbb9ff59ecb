import type { ActivityCounter } from "#domain/projects/index.ts";
import { countFinishedSince } from "./queries.ts";

/** What was made of published videos, for the list of projects. */
export const videoActivity: ActivityCounter = {
  serviceType: "ai-video-agent",
  noun: "new video",
  async countSince(db, projectIds, since) {
    const counts = await countFinishedSince(db, projectIds, since);
    return new Map([...counts].map(([id, count]) => [id, { count }]));
  },
};
