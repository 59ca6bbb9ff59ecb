import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import { giveBackUsage } from "#domain/usage/index.ts";
import { discardVideoJob } from "./discard-video.ts";
import { filesOfVideo } from "./files-of-video.ts";
import { deletePieces, type VideoRow } from "./queries.ts";

/** Deletes what is kept for a video, here and at its renderer. */
export async function discardWork(tx: Tx, { id, renderer, work }: VideoRow): Promise<void> {
  await deletePieces(tx, id);
  await deleteFilesOf(tx, filesOfVideo(id));
  await enqueueJob(
    tx,
    discardVideoJob,
    { videoId: id, renderer, state: work ?? null },
    { id: `videos.discard/${id}` },
  );
}

/** The same where no video came of it: what it had reserved in its owner's plan is given back. */
export async function dropWork(tx: Tx, video: VideoRow): Promise<void> {
  await discardWork(tx, video);
  await giveBackUsage(tx, { ownerId: video.ownerId, what: "videoSeconds", key: video.id });
}
