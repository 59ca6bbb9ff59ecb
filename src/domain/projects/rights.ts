import type { DbOrTx, Tx } from "#db/open.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { ProjectRole } from "./contract.ts";
import { lockProject, type ProjectRow, selectProjectFor } from "./queries.ts";

const ranks: Readonly<Record<ProjectRole, number>> = { viewer: 0, editor: 1, owner: 2 };

/** Whether a role may do what asks for another. */
export const mayAs = (role: ProjectRole, needed: ProjectRole): boolean =>
  ranks[role] >= ranks[needed];

export type OwnProject = { project: ProjectRow; role: ProjectRole; userId: string };

/**
 * A project that the acting person may see; whoever may not learns nothing of it. What lies in the bin is found by
 * `inBin` only.
 * @throws AppError signed_out, not_found, read_only where they may see it, but not do what `needed` stands for
 */
export async function requireProject(
  db: DbOrTx,
  actor: Actor,
  projectId: string,
  needed: ProjectRole = "viewer",
  { inBin = false } = {},
): Promise<OwnProject> {
  const userId = requirePerson(actor);
  const found = await selectProjectFor(db, userId, projectId);
  if (!found || (found.project.deletedAt !== null) !== inBin) throw new AppError("not_found");
  if (!mayAs(found.role, needed)) throw new AppError("read_only");
  return { ...found, userId };
}

/** The same, with the project's row locked until the transaction ends. @throws AppError as above */
export async function requireLockedProject(
  tx: Tx,
  actor: Actor,
  projectId: string,
  needed: ProjectRole,
  where: { inBin?: boolean } = {},
): Promise<OwnProject> {
  await lockProject(tx, projectId);
  return requireProject(tx, actor, projectId, needed, where);
}
