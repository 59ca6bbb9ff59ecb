import { services } from "#content/catalogue.ts";
import { type LinkReader, makeDownloadLink } from "#domain/files/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { findDeploymentOf } from "#domain/projects/index.ts";
import { chaptersFor } from "./chapters-for.ts";
import type { VideoDesk, VideoResult, VideoView } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import { selectCredits, selectShown, selectVideosOf, type VideoRow } from "./queries.ts";
import { requireVideoProject } from "./rights.ts";
import { isScripted, playerShowsCaptions, saidIn } from "./rules.ts";
import { isOver } from "./states.ts";
import { failureWords } from "./video-words.ts";

const listed = 30;

/** A project's videos, and what its designer shows beside the draft. @throws AppError signed_out, not_found */
export async function readVideoDesk(
  actor: Actor,
  projectId: string,
  deps: VideoDeps,
): Promise<VideoDesk> {
  const { userId } = await requireVideoProject(deps.db, actor, projectId);
  const reader = { personId: userId };
  const rows = await selectVideosOf(deps.db, projectId, listed);
  const shown = await selectShown(deps.db, projectId);
  const page = await findDeploymentOf(deps.db, projectId);
  return {
    videos: rows.map((row) => videoView(row, { reader, shownId: shown?.id ?? null }, deps)),
    renderer: deps.videos.renderer?.kind ?? null,
    services: services.map(({ id, title }) => ({ id, title })),
    creditsUsed: (await selectCredits(deps.db, projectId)).credits,
    page: page && { address: page.address, isPaused: page.state === "paused" },
    publicUrl: deps.publicUrl,
  };
}

function videoView(
  row: VideoRow,
  { reader, shownId }: { reader: LinkReader; shownId: string | null },
  deps: VideoDeps,
): VideoView {
  const { id, number, storyboard, state, progress, failure, seconds, credits, renderer } = row;
  const elapsed = (deps.clock().getTime() - row.createdAt.getTime()) / 1000;
  return {
    id,
    number,
    title: storyboard.title,
    state,
    progress,
    failure: state === "failed" && failure ? { code: failure, text: failureWords[failure] } : null,
    seconds,
    credits,
    createdAt: row.createdAt.toISOString(),
    leftSeconds: isOver(state) ? null : leftOf(row.expectedSeconds, { elapsed, progress }),
    renderer,
    isShown: id === shownId,
    result: resultOf(row, reader, deps),
  };
}

/** What is left, by what was expected, and by how far it has come once that says something. */
const leftOf = (
  expected: number,
  { elapsed, progress }: { elapsed: number; progress: number },
): number =>
  Math.max(
    1,
    Math.round(progress > 0.15 ? (elapsed / progress) * (1 - progress) : expected - elapsed),
  );

function resultOf(row: VideoRow, reader: LinkReader, deps: VideoDeps): VideoResult | null {
  const { videoFileId, posterFileId, mediaType, width, height, bytes, timeline, storyboard } = row;
  if (row.state !== "done" || !videoFileId || !mediaType || !timeline) return null;
  return {
    videoUrl: makeDownloadLink(videoFileId, reader, deps),
    mediaType,
    posterUrl: posterFileId && makeDownloadLink(posterFileId, reader, deps),
    captionsUrl: `/functions/videos/${row.projectId}/${row.id}/captions.vtt`,
    width: width ?? 0,
    height: height ?? 0,
    bytes: bytes ?? 0,
    chapters: chaptersFor(storyboard, timeline),
    sceneIds: isScripted(storyboard) ? null : storyboard.scenes.map((scene) => scene.id),
    script: saidIn(storyboard),
    language: storyboard.language,
    showsCaptions: playerShowsCaptions(row),
  };
}
