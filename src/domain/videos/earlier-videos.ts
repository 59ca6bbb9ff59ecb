import { openFile } from "#domain/files/index.ts";
import type { VideoDeps } from "./deps.ts";
import type { EarlierVideo } from "./ports.ts";
import { type EarlierRow, selectEarlierVideos, type VideoRow } from "./queries.ts";

/** What a renderer's estimate looks at. */
export const asEarlier = ({
  storyboard,
  work,
}: EarlierRow): Pick<EarlierVideo, "storyboard" | "state"> => ({ storyboard, state: work });

/** What a renderer can use again of a project's earlier videos. One whose file can't be opened is left out. */
export async function openEarlier(
  video: Pick<VideoRow, "projectId" | "renderer">,
  deps: Pick<VideoDeps, "db" | "files">,
): Promise<EarlierVideo[]> {
  const opened: EarlierVideo[] = [];
  for (const { videoFileId, storyboard, work } of await selectEarlierVideos(deps.db, video)) {
    const file = await openFile(videoFileId ?? "", deps).catch(() => null);
    if (!file) continue;
    const read = async (start: number, end: number) => {
      const parts: Uint8Array[] = [];
      for await (const part of file.read({ start, end })) parts.push(part);
      return Buffer.concat(parts);
    };
    opened.push({ storyboard, state: work, bytes: file.size, read });
  }
  return opened;
}
