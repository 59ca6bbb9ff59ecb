import type { DbOrTx } from "#db/open.ts";
import { type Actor, personOf } from "#domain/identity/index.ts";
import { type VideoAgent, videoAgentProblems } from "#domain/projects/index.ts";
import { readLeft } from "#domain/usage/index.ts";
import type { SceneAgain, VideoOffer } from "./contract.ts";
import { rendererOf, type VideoDeps } from "./deps.ts";
import { asEarlier } from "./earlier-videos.ts";
import { pictureProblems } from "./files-of-video.ts";
import { selectCredits, selectEarlierVideos } from "./queries.ts";
import { requireVideoProject } from "./rights.ts";
import { creditsFor, maxSeconds, saidIn, wordsIn } from "./rules.ts";
import { storyboardToMake } from "./storyboard-to-make.ts";
import type { Storyboard } from "./storyboard.ts";
import { estimateTimeline } from "./timeline-estimate.ts";

/**
 * What generating the saved draft would cost and take, and what keeps it from that. With `again`: one scene of a
 * finished video, the others as they are there.
 * @throws AppError signed_out, not_found, read_only, video_not_ready
 */
export async function offerVideo(
  actor: Actor,
  { projectId, again }: { projectId: string; again?: SceneAgain | undefined },
  deps: VideoDeps,
): Promise<VideoOffer> {
  const { project, videoAgent } = await requireVideoProject(deps.db, actor, projectId, "editor");
  const storyboard = await storyboardToMake(deps.db, { project, videoAgent, again });
  const renderer = rendererOf(deps);
  const { done } = await selectCredits(deps.db, projectId);
  const seconds = estimatedSeconds(storyboard);
  const { kind } = renderer;
  const earlier = await selectEarlierVideos(deps.db, { projectId, renderer: kind });
  const expected = renderer.expect(storyboard, earlier.map(asEarlier));
  const isOwner = personOf(actor) === project.ownerId;
  return {
    revision: project.revision,
    words: wordsIn(saidIn(storyboard)),
    seconds,
    wantedSeconds: videoAgent.duration,
    expectedSeconds: Math.ceil(expected.seconds),
    scenes: { all: storyboard.scenes.length, kept: expected.keptScenes.length },
    ...creditsFor(done),
    hasBrackets: /\[[^\]]*\p{L}[^\]]*\]/u.test(saidIn(storyboard)),
    isSpoken: renderer.speaks(storyboard),
    language: storyboard.language,
    renderer: kind,
    planSecondsLeft: isOwner
      ? await readLeft(deps.db, { ownerId: project.ownerId, what: "videoSeconds" }, deps)
      : null,
    problems: await problemsOf(deps.db, { projectId, videoAgent, storyboard, again }),
  };
}

/** What keeps a video from being made, in words for the person. */
export const problemsOf = async (
  db: DbOrTx,
  video: {
    projectId: string;
    videoAgent: VideoAgent;
    storyboard: Storyboard;
    again?: SceneAgain | undefined;
  },
): Promise<string[]> => [
  ...videoAgentProblems(video.videoAgent)
    // Of the draft, only the scene that is made again counts.
    .filter(({ path }) => !video.again || path.includes(`#${video.again.sceneId}`))
    .map(({ message }) => message),
  ...(await pictureProblems(db, video.projectId, video.storyboard)),
  ...lengthProblems(video.storyboard),
];

/** Its length as it is reckoned before: whole seconds. */
export const estimatedSeconds = (storyboard: Storyboard): number =>
  Math.max(1, Math.ceil(estimateTimeline(storyboard).seconds));

/** A video that would get longer than videos can be is refused; nothing is cut. */
export function lengthProblems(storyboard: Storyboard): string[] {
  const seconds = estimatedSeconds(storyboard);
  if (seconds <= maxSeconds) return [];
  return [
    `The script takes about ${Math.round(seconds / 60)} minutes. A video can have 5: shorten the script, or make two videos.`,
  ];
}
