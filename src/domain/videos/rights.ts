import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import { type ProjectRole, readVideoAgent, requireProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { lockVideo, selectVideo, type VideoRow } from "./queries.ts";

/**
 * A video project that the acting person may see, with its draft. Another's, and a project of another type, is not
 * found. @throws AppError signed_out, not_found, read_only
 */
export async function requireVideoProject(
  db: DbOrTx,
  actor: Actor,
  projectId: string,
  needed: ProjectRole = "viewer",
) {
  const found = await requireProject(db, actor, projectId, needed);
  const videoAgent = readVideoAgent(found.project);
  if (!videoAgent) throw new AppError("not_found");
  return { ...found, videoAgent };
}

/** A video of a project that the acting person may see. `isLocked`: until the transaction ends. */
export async function requireVideo(
  db: DbOrTx,
  actor: Actor,
  { projectId, videoId }: { projectId: string; videoId: string },
  { needed = "viewer", isLocked = false }: { needed?: ProjectRole; isLocked?: boolean } = {},
): Promise<VideoRow> {
  await requireVideoProject(db, actor, projectId, needed);
  const video = await (isLocked ? lockVideo : selectVideo)(db, videoId);
  if (video?.projectId !== projectId) throw new AppError("not_found");
  return video;
}
