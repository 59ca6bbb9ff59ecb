import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import { deleteFilesOf, storeMade } from "#domain/files/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { settleUsage } from "#domain/usage/index.ts";
import { minuteMs } from "#kit/time.ts";
import { videoDone, videoFailed } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import { dropWork } from "./drop-work.ts";
import { filesOfVideo } from "./files-of-video.ts";
import type { RenderedVideo, RenderingFailure } from "./ports.ts";
import {
  deletePieces,
  insertCredits,
  lockVideo,
  selectCredits,
  selectVideosOf,
  updateVideo,
  type VideoRow,
} from "./queries.ts";
import { creditsFor } from "./rules.ts";
import { isOver } from "./states.ts";
import { timelineFor } from "./timeline-for.ts";
import { doneMail, failedMail } from "./video-mails.ts";

type StoredFile = Awaited<ReturnType<typeof storeMade>>;

/** Who waited for so long isn't looking any more, and gets a mail. */
const mailAfterMs = minuteMs;

/** Stores a finished video, takes its credits, and tells who asked for it. Where it was cancelled meanwhile, nothing stays. */
export async function finishVideo(
  video: VideoRow,
  rendered: RenderedVideo,
  deps: VideoDeps,
): Promise<void> {
  const { id, ownerId, number } = video;
  const subject = filesOfVideo(id);
  // What an earlier try left behind before it could be noted.
  await deps.db.transaction((tx) => deleteFilesOf(tx, subject));
  const ending = rendered.mediaType === "video/mp4" ? "mp4" : "webm";
  const store = (name: string, bytes: AsyncIterable<Uint8Array>) =>
    storeMade({ subject, ownerId, name, bytes }, deps);
  const file = await store(`video-v${number}.${ending}`, rendered.bytes);
  const poster = rendered.poster ? await storePoster(rendered.poster, store) : null;
  await deps.db.transaction(async (tx) => {
    const now = await lockVideo(tx, id);
    if (!now || isOver(now.state)) await deleteFilesOf(tx, subject);
    else await noteDone(tx, now, { rendered, file, poster }, deps);
  });
}

async function noteDone(
  tx: Tx,
  video: VideoRow,
  {
    rendered,
    file,
    poster,
  }: { rendered: RenderedVideo; file: StoredFile; poster: StoredFile | null },
  deps: VideoDeps,
): Promise<void> {
  const { id, projectId, ownerId, storyboard } = video;
  const now = deps.clock();
  const { done } = await selectCredits(tx, projectId);
  const { credits, isRevision } = creditsFor(done);
  const { mediaType, width, height, seconds } = rendered;
  const others = await selectVideosOf(tx, projectId, 50);
  const isFirstShown = !others.some(({ shownAt }) => shownAt !== null);
  const finished = {
    state: "done",
    progress: 1,
    steps: video.steps + 1,
    work: video.work,
    seconds,
    credits,
    mediaType,
    width,
    height,
    bytes: file.size,
    videoFileId: file.id,
    posterFileId: poster?.id ?? null,
    timeline: rendered.timeline ?? timelineFor(storyboard, seconds),
    shownAt: isFirstShown ? now : null,
    finishedAt: now,
  } as const;
  await updateVideo(tx, id, finished);
  await deletePieces(tx, id);
  await insertCredits(tx, { videoId: id, projectId, ownerId, credits, isRevision, createdAt: now });
  await tellRequester(tx, { ...video, ...finished }, deps);
  await publishEvent(
    tx,
    videoDone,
    { subject: `project/${projectId}`, payload: { projectId, videoId: id, seconds } },
    deps,
  );
  await settleUsage(
    tx,
    { ownerId, what: "videoSeconds", amount: Math.ceil(seconds), key: id },
    deps,
  );
}

/** A still that isn't a picture is no reason to lose the video. */
async function storePoster(
  bytes: Uint8Array,
  store: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<StoredFile>,
): Promise<StoredFile | null> {
  const isPng = bytes[0] === 0x89;
  return store(isPng ? "poster.png" : "poster.jpg", oneChunk(bytes)).catch(() => null);
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes;
}

/** Nothing came of it: what was reserved is given back, and no credits are taken. */
export const failVideo = (
  { id }: Pick<VideoRow, "id">,
  { code, detail }: { code: RenderingFailure; detail: string },
  deps: VideoDeps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const video = await lockVideo(tx, id);
    if (!video || isOver(video.state)) return;
    const { projectId } = video;
    const failed = {
      state: "failed",
      failure: code,
      failureDetail: detail.slice(0, 1000),
      finishedAt: deps.clock(),
    } as const;
    await updateVideo(tx, id, failed);
    await dropWork(tx, video);
    await tellRequester(tx, { ...video, ...failed }, deps);
    await publishEvent(
      tx,
      videoFailed,
      { subject: `project/${projectId}`, payload: { projectId, videoId: id, code } },
      deps,
    );
  });

async function tellRequester(tx: Tx, video: VideoRow, deps: VideoDeps): Promise<void> {
  const { requestedBy, createdAt, finishedAt, state } = video;
  const tookMs = (finishedAt?.getTime() ?? 0) - createdAt.getTime();
  if (requestedBy === null || tookMs <= mailAfterMs) return;
  const account = await findAddressOf(tx, requestedBy);
  if (!account?.isConfirmed) return;
  const write = state === "done" ? doneMail : failedMail;
  await queueMail(tx, write(video, account.email, deps));
}
