import type { DbOrTx } from "#db/open.ts";
import { openFile, type OpenFile } from "#domain/files/index.ts";
import { findDeployment } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { chaptersFor } from "./chapters-for.ts";
import type { PublicVideo } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import { selectShown, type VideoRow } from "./queries.ts";
import { textOf, type VideoText } from "./read-text-of-video.ts";
import { playerShowsCaptions, saidIn } from "./rules.ts";

type Found = { name: string; isPaused: boolean; video: VideoRow | null };

/** What is published at an address. @throws AppError not_found */
async function findPublished(db: DbOrTx, address: string): Promise<Found> {
  const deployment = await findDeployment(db, address);
  if (deployment?.serviceType !== "ai-video-agent" || deployment.address !== address)
    throw new AppError("not_found");
  const video = await selectShown(db, deployment.projectId);
  return { name: deployment.name, isPaused: deployment.state === "paused", video };
}

/** The video that can be watched at an address. @throws AppError not_found, also where it is paused or not made yet */
async function requirePublished(db: DbOrTx, address: string): Promise<VideoRow> {
  const { video, isPaused } = await findPublished(db, address);
  if (!video || isPaused) throw new AppError("not_found");
  return video;
}

const descriptionLength = 200;

/** A published video, as its page shows it. @throws AppError not_found */
export async function readPublicVideo(
  address: string,
  { db }: Pick<VideoDeps, "db">,
): Promise<PublicVideo> {
  const { name, video, isPaused } = await findPublished(db, address);
  const empty = {
    address,
    title: name,
    description: "",
    seconds: 0,
    width: 1280,
    height: 720,
    mediaType: "",
    hasPoster: false,
    chapters: [],
    language: "english",
    colours: null,
    showsCaptions: false,
    createdAt: "",
  };
  if (isPaused || !video?.timeline) return { ...empty, state: isPaused ? "paused" : "none" };
  const { storyboard, timeline } = video;
  const said = saidIn(storyboard).replace(/\s+/gu, " ");
  return {
    ...empty,
    state: "ready",
    description:
      said.length > descriptionLength
        ? `${said.slice(0, descriptionLength).replace(/\s+\S*$/u, "")}…`
        : said,
    seconds: video.seconds ?? timeline.seconds,
    width: video.width ?? empty.width,
    height: video.height ?? empty.height,
    mediaType: video.mediaType ?? "",
    hasPoster: video.posterFileId !== null,
    chapters: chaptersFor(storyboard, timeline),
    language: storyboard.language,
    colours: storyboard.colours,
    showsCaptions: playerShowsCaptions(video),
    createdAt: video.createdAt.toISOString(),
  };
}

/** The file of a published video, or its still. @throws AppError not_found, file_unavailable */
export async function openPublicVideo(
  { address, what }: { address: string; what: "video" | "poster" },
  deps: Pick<VideoDeps, "db" | "files">,
): Promise<OpenFile> {
  const { videoFileId, posterFileId } = await requirePublished(deps.db, address);
  const fileId = what === "video" ? videoFileId : posterFileId;
  if (!fileId) throw new AppError("not_found");
  return openFile(fileId, deps);
}

/** Captions, chapters or the script of a published video. @throws AppError not_found */
export const readPublicText = async (
  { address, what }: { address: string; what: VideoText },
  { db }: Pick<VideoDeps, "db">,
): Promise<string> => textOf(await requirePublished(db, address), what);
