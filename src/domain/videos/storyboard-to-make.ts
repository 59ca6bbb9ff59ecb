import type { DbOrTx } from "#db/open.ts";
import type { VideoAgent } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { SceneAgain } from "./contract.ts";
import { selectVideo } from "./queries.ts";
import { isScripted, storyboardOf } from "./rules.ts";
import type { Storyboard } from "./storyboard.ts";

/**
 * What a video is made from: the draft, or, with `again`, a finished video in which one scene is the draft's.
 * @throws AppError not_found where the video isn't the project's, video_not_ready where it or the draft lacks the scene
 */
export async function storyboardToMake(
  db: DbOrTx,
  {
    project,
    videoAgent,
    again,
  }: {
    project: { id: string; name: string };
    videoAgent: VideoAgent;
    again?: SceneAgain | undefined;
  },
): Promise<Storyboard> {
  const draft = storyboardOf({ title: project.name, videoAgent });
  if (!again) return draft;
  const video = await selectVideo(db, again.videoId);
  if (video?.projectId !== project.id) throw new AppError("not_found");
  const { storyboard } = video;
  const scene = draft.scenes.find(({ id }) => id === again.sceneId);
  const place = storyboard.scenes.findIndex(({ id }) => id === again.sceneId);
  if (video.state !== "done" || isScripted(storyboard) || !scene || place === -1)
    throw new AppError("video_not_ready", {
      message:
        "This scene isn’t in both the video and your draft. Generate the whole video instead.",
    });
  return { ...storyboard, scenes: storyboard.scenes.with(place, scene) };
}
