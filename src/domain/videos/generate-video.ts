import { rateLimitsPerHour } from "#content/promises.ts";
import { enqueueJob } from "#db/jobs.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { holdProject } from "#domain/projects/index.ts";
import { checkLimit, reserveUsage } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { hourMs } from "#kit/time.ts";
import { GenerateVideo } from "./contract.ts";
import { rendererOf, type VideoDeps } from "./deps.ts";
import { asEarlier } from "./earlier-videos.ts";
import { estimatedSeconds, problemsOf } from "./offer-video.ts";
import {
  countVideosSince,
  insertVideo,
  nextNumber,
  selectEarlierVideos,
  selectOpenVideo,
} from "./queries.ts";
import { renderVideoJob } from "./render-video.ts";
import { requireVideoProject } from "./rights.ts";
import { storyboardToMake } from "./storyboard-to-make.ts";

/**
 * Freezes the saved draft and has a video made of it. While one of the project is being made, that one is answered:
 * a second click starts nothing. Its length is reserved in the owner's plan until it is known.
 * @param input the revision that was looked at; with `again`, the one scene of a finished video that is made again
 * @returns the video's id
 * @throws AppError signed_out, not_found, read_only, draft_changed, video_not_ready, rate_limited, plan_limit; ZodError
 */
export async function generateVideo(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: VideoDeps,
): Promise<string> {
  const { revision, again } = GenerateVideo.parse(input);
  const renderer = rendererOf(deps);
  return deps.db.transaction(async (tx) => {
    const { project, videoAgent, userId } = await requireVideoProject(
      tx,
      actor,
      projectId,
      "editor",
    );
    const open = await selectOpenVideo(tx, projectId);
    if (open) return open.id;
    if (!(await holdProject(tx, projectId))) throw new AppError("not_found");
    if (project.revision !== revision) throw new AppError("draft_changed");
    const storyboard = await storyboardToMake(tx, { project, videoAgent, again });
    const [problem] = await problemsOf(tx, { projectId, videoAgent, storyboard, again });
    if (problem !== undefined) throw new AppError("video_not_ready", { message: problem });
    const { ownerId } = project;
    const earlier = await selectEarlierVideos(tx, { projectId, renderer: renderer.kind });
    const { seconds: expectedSeconds } = renderer.expect(storyboard, earlier.map(asEarlier));
    const now = deps.clock();
    const id = newId("vid");
    // Before the hour's count: who waits for this row knows then what the others have asked for.
    const row = await insertVideo(tx, {
      id,
      projectId,
      ownerId,
      requestedBy: userId,
      number: await nextNumber(tx, projectId),
      revision,
      storyboard,
      renderer: renderer.kind,
      state: "queued",
      expectedSeconds: Math.ceil(expectedSeconds),
      createdAt: now,
    });
    if (!row) {
      const other = await selectOpenVideo(tx, projectId);
      if (other) return other.id;
      throw new AppError("draft_changed");
    }
    const { videoGeneration } = rateLimitsPerHour;
    const lastHour = new Date(now.getTime() - hourMs);
    if ((await countVideosSince(tx, ownerId, lastHour)) > videoGeneration)
      throw new AppError("rate_limited", {
        message: `${videoGeneration} videos were asked for in the last hour, which is the limit. Try again later.`,
      });
    await checkLimit(tx, { ownerId, what: "fileBytes" }, deps);
    await recordAudit(tx, {
      actor: userId,
      action: "video.requested",
      subject: `project/${projectId}`,
      detail: { videoId: id, number: row.number, renderer: row.renderer },
    });
    await enqueueJob(tx, renderVideoJob, { videoId: id, from: 0 }, { id: `videos.render/${id}/0` });
    const amount = estimatedSeconds(storyboard);
    await reserveUsage(tx, { ownerId, what: "videoSeconds", amount, key: id }, deps);
    return id;
  });
}
