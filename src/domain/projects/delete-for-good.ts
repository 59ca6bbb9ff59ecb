import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import { projectDeleted } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { filesOfProject } from "./pictures.ts";
import { deleteAllOf } from "./queries-person.ts";

/**
 * Deletes projects with all that belongs to them here, and tells the nouns above, which delete what they keep for them
 * (answers to a form, for example). The caller has checked that this may be.
 */
export async function deleteForGood(
  tx: Tx,
  projectIds: readonly string[],
  { clock }: Pick<ProjectDeps, "clock">,
): Promise<void> {
  for (const projectId of await deleteAllOf(tx, projectIds)) {
    await deleteFilesOf(tx, filesOfProject(projectId));
    await publishEvent(
      tx,
      projectDeleted,
      { subject: `project/${projectId}`, payload: { projectId } },
      { clock },
    );
  }
}
