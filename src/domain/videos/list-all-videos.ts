import { serviceLevel } from "#content/promises.ts";
import { videoDurationSeconds } from "#content/video-options.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { dayMs, secondMs } from "#kit/time.ts";
import type { VideoListItem, VideoSpeed } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import { selectAllVideos, selectSpeed } from "./queries-office.ts";
import { failureWords } from "./video-words.ts";

const pageSize = 50;
const measuredDays = 30;
/** The service level's promise, for the length that it is measured with. */
const promised = {
  upToSeconds: videoDurationSeconds.min,
  withinSeconds: serviceLevel.performance.videoGenerationSeconds,
};

/** Everybody's videos for the back office, newest first. @throws AppError forbidden */
export async function listAllVideos(
  actor: Actor,
  { after }: { after: string },
  deps: Pick<VideoDeps, "db" | "adminSecondFactor" | "clock">,
): Promise<{ items: VideoListItem[]; next: string | null; speed: VideoSpeed }> {
  await requireAdmin(deps.db, actor, deps);
  const [time = "", id = ""] = after.split("_vid_");
  const at = new Date(Number(time));
  const before = id !== "" && !Number.isNaN(at.getTime()) ? { at, id: `vid_${id}` } : null;
  const rows = await selectAllVideos(deps.db, { before, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      id: row.id,
      projectId: row.projectId,
      title: row.storyboard.title,
      number: row.number,
      state: row.state,
      failure: row.failure && (row.failureDetail || failureWords[row.failure]),
      seconds: row.seconds,
      credits: row.credits,
      renderer: row.renderer,
      createdAt: row.createdAt.toISOString(),
      tookSeconds:
        row.state === "done" && row.finishedAt
          ? (row.finishedAt.getTime() - row.createdAt.getTime()) / secondMs
          : null,
    })),
    speed: {
      days: measuredDays,
      ...promised,
      ...(await selectSpeed(deps.db, {
        since: new Date(deps.clock().getTime() - measuredDays * dayMs),
        // A script is reckoned in whole seconds, and spoken in a little more.
        upToSeconds: promised.upToSeconds + 1,
        withinSeconds: promised.withinSeconds,
      })),
    },
    next: rows.length > pageSize && last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}
