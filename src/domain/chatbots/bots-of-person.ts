import { deleteDesk } from "#domain/conversations/index.ts";
import type { PersonalData } from "#domain/identity/index.ts";
import { projectIdsOf } from "#domain/projects/index.ts";
import { pruneBotsJob } from "./jobs.ts";
import { deleteLeadsOfOwner, selectLeadsOfOwner } from "./queries-leads.ts";
import { deleteNotesOfAuthor, selectNotesOfAuthor } from "./queries-notes.ts";
import { deleteAllOfProject, selectSettingsOf } from "./queries-project.ts";
import { deleteReadsOf, selectReadsOf } from "./queries-reads.ts";

/**
 * What belongs to whose bot it is: leads, keys, tests and what visitors said. Visitors aren't known to us and ask the
 * bot's owner. Notes belong to who wrote them. Forgotten before the projects.
 */
export const botDataOfPerson: PersonalData = {
  name: "chatbots",
  tables: ["bot_leads", "bot_keys", "bot_notes", "bot_reads", "bot_tests", "bot_model_use"],
  retention: { botConversation: pruneBotsJob, customer: "erasure" },
  async export(db, { userId }) {
    const { keys, tests, modelUse } = await selectSettingsOf(db, await projectIdsOf(db, userId));
    return [
      ...(await selectLeadsOfOwner(db, userId)).map(
        ({ visitorKey: _visitor, ownerId: _owner, ...lead }) => lead,
      ),
      ...keys.map(({ digest: _digest, ...key }) => key),
      ...tests,
      ...modelUse,
      ...(await selectNotesOfAuthor(db, userId)),
      ...(await selectReadsOf(db, userId)),
    ];
  },
  async forget(tx, { userId }) {
    const ids = await deleteLeadsOfOwner(tx, userId);
    for (const projectId of await projectIdsOf(tx, userId)) {
      await deleteDesk(tx, projectId);
      await deleteAllOfProject(tx, projectId);
    }
    ids.push(...(await deleteNotesOfAuthor(tx, userId)));
    await deleteReadsOf(tx, userId);
    // Receipts don't count what others wrote.
    return { ids, count: null };
  },
};
