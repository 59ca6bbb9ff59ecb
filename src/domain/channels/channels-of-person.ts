import type { PersonalData } from "#domain/identity/index.ts";
import { projectIdsOf } from "#domain/projects/index.ts";
import { pruneChannelsJob } from "./jobs.ts";
import { deleteAllOfProjects, selectAllOfProjects } from "./queries.ts";

/** Belongs to whose bot it is; who writes to a bot isn't known to us and asks its owner. Forgotten before the projects. */
export const channelsOfPerson: PersonalData = {
  name: "channels",
  tables: ["channel_threads", "channel_messages", "channel_mailboxes", "channel_addresses"],
  retention: { botConversation: pruneChannelsJob, customer: "erasure" },
  async export(db, { userId }) {
    const { threads, messages, mailboxes, addresses } = await selectAllOfProjects(
      db,
      await projectIdsOf(db, userId),
    );
    return [...threads, ...messages, ...mailboxes, ...addresses];
  },
  async forget(tx, { userId }) {
    const projectIds = await projectIdsOf(tx, userId);
    const { threads, messages } = await selectAllOfProjects(tx, projectIds);
    await deleteAllOfProjects(tx, projectIds);
    return { ids: [...threads, ...messages].map(({ id }) => id), count: null };
  },
};
