import type { DbOrTx } from "#db/open.ts";
import { selectVideo } from "./queries.ts";
import type { VideoState } from "./states.ts";

/** A video for work that is done for its owner; who asks has checked whose it is. Null where there is none. */
export async function findVideo(
  db: DbOrTx,
  videoId: string,
): Promise<{
  projectId: string;
  ownerId: string;
  state: VideoState;
  fileId: string | null;
  seconds: number | null;
} | null> {
  const video = await selectVideo(db, videoId);
  if (!video) return null;
  const { projectId, ownerId, state, videoFileId: fileId, seconds } = video;
  return { projectId, ownerId, state, fileId, seconds };
}
