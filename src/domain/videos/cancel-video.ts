import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, actorName } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { VideoDeps } from "./deps.ts";
import { discardWork, dropWork } from "./drop-work.ts";
import { deleteVideoRow, updateVideo } from "./queries.ts";
import { requireVideo } from "./rights.ts";
import { isOver } from "./states.ts";

type Named = { projectId: string; videoId: string };

const audited = (actor: Actor, { projectId, videoId }: Named, action: string) => ({
  actor: actorName(actor),
  action,
  subject: `project/${projectId}`,
  detail: { videoId },
});

/**
 * Cancels a video that isn't over: what it had reserved is given back, and its renderer stops within a second or two.
 * @throws AppError signed_out, not_found, read_only, video_over
 */
export const cancelVideo = (actor: Actor, named: Named, deps: VideoDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const rights = { needed: "editor", isLocked: true } as const;
    const video = await requireVideo(tx, actor, named, rights);
    if (video.state === "cancelled") return;
    if (isOver(video.state)) throw new AppError("video_over");
    await updateVideo(tx, video.id, { state: "cancelled", finishedAt: deps.clock() });
    await recordAudit(tx, audited(actor, named, "video.cancelled"));
    await dropWork(tx, video);
  });

/** Deletes a video that is over, with its files; its credits stay taken. @throws AppError also read_only, video_over */
export const deleteVideo = (actor: Actor, named: Named, deps: VideoDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const rights = { needed: "editor", isLocked: true } as const;
    const video = await requireVideo(tx, actor, named, rights);
    if (!isOver(video.state))
      throw new AppError("video_over", { message: "Cancel this video before you delete it." });
    await deleteVideoRow(tx, video.id);
    await recordAudit(tx, audited(actor, named, "video.deleted"));
    await discardWork(tx, video);
  });

/** Chooses which video the project's page shows. @throws AppError signed_out, not_found, read_only */
export const showVideo = (actor: Actor, named: Named, deps: VideoDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const rights = { needed: "editor", isLocked: true } as const;
    const video = await requireVideo(tx, actor, named, rights);
    if (video.state !== "done") throw new AppError("not_found");
    await updateVideo(tx, video.id, { shownAt: deps.clock() });
    await recordAudit(tx, audited(actor, named, "video.shown"));
  });
