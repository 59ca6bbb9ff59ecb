import { countDesks } from "#domain/conversations/index.ts";
import type { ActivityCounter } from "#domain/projects/index.ts";

/** What published bots did, for the list of projects. */
export const botActivity: ActivityCounter = {
  serviceType: "chatbot",
  noun: "conversation",
  async countSince(db, projectIds, since) {
    const desks = await countDesks(db, projectIds, since);
    return new Map(
      [...desks].map(([id, { began, waiting }]) => [id, { count: began, waiting }] as const),
    );
  },
};
