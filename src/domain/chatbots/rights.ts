import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import type { ProjectRole } from "#domain/projects/index.ts";
import { holdProject, requireProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";

/**
 * The project of a bot that the acting person may see, with the role that `needed` asks for. Another's, and a project of
 * another type, is not found. `isLocked`: it can't be deleted until the transaction ends.
 * @throws AppError signed_out, not_found, read_only
 */
export async function requireBotProject(
  db: DbOrTx,
  actor: Actor,
  projectId: string,
  needed: ProjectRole = "viewer",
  { isLocked = false } = {},
) {
  const found = await requireProject(db, actor, projectId, needed);
  if (found.project.serviceType !== "chatbot") throw new AppError("not_found");
  if (isLocked && !(await holdProject(db, projectId))) throw new AppError("not_found");
  return found;
}
