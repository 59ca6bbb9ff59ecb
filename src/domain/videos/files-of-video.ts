import type { DbOrTx } from "#db/open.ts";
import { hasPicture, openPicture } from "#domain/projects/index.ts";
import type { VideoDeps } from "./deps.ts";
import { picturesOf } from "./rules.ts";
import type { Storyboard } from "./storyboard.ts";

/** What a video's files belong to. */
export const filesOfVideo = (videoId: string) => ({ kind: "video", id: videoId });

/**
 * A picture of a storyboard, if it is one of its project's files: an id says nothing about whose it is.
 * @throws AppError not_found
 */
export async function readPicture(
  picture: { projectId: string; fileId: string },
  deps: Pick<VideoDeps, "db" | "files">,
): Promise<Uint8Array> {
  const file = await openPicture(picture, deps);
  const parts: Uint8Array[] = [];
  for await (const part of file.read({ start: 0, end: file.size })) parts.push(part);
  return Buffer.concat(parts);
}

/** What is wrong with a storyboard's pictures: one isn't among the project's files any more. */
export async function pictureProblems(
  db: DbOrTx,
  projectId: string,
  storyboard: Storyboard,
): Promise<string[]> {
  for (const fileId of picturesOf(storyboard))
    if (!(await hasPicture(db, { projectId, fileId })))
      return ["A picture of this video was deleted. Choose another one, or remove it."];
  return [];
}
