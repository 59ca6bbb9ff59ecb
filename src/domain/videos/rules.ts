import { paymentTerms } from "#content/promises.ts";
import { spokenWordsPerMinute, videoDurationSeconds } from "#content/video-options.ts";
import type { VideoAgent } from "#domain/projects/index.ts";
import type { VideoRenderer } from "./ports.ts";
import type { Storyboard, StoryScene } from "./storyboard.ts";

type Drawn = { title: string; videoAgent: VideoAgent };

/** What a video of a draft is made from. One script is one scene. Pure: the preview draws the same. */
export function storyboardOf({ title, videoAgent: video }: Drawn): Storyboard {
  const { branding, captions, logoFileId, language, avatarStyle, background, provider } = video;
  return {
    title,
    language,
    voice: video.voiceType,
    avatarStyle,
    background,
    colours: branding.colors,
    captions,
    logoFileId,
    scenes: scenesOf(video),
    provider,
  };
}

const wholeScript = "script";

/** Made from one script: it has no scenes that could be made again by themselves. */
export const isScripted = ({ scenes }: Pick<Storyboard, "scenes">): boolean =>
  scenes.every(({ id }) => id === wholeScript);

const scenesOf = ({ usesScenes, scenes, script }: VideoAgent): StoryScene[] =>
  usesScenes && scenes.length > 0
    ? scenes.map((scene) => ({ ...scene, title: scene.title.trim(), text: scene.text.trim() }))
    : [
        {
          id: wholeScript,
          title: "",
          text: script.trim(),
          layout: "presenter",
          pictureFileId: null,
        },
      ];

/**
 * Whether captions are wanted that aren't in the picture: our renderer draws them into it, a provider doesn't. Beside
 * drawn ones, a player shows its own only to those who switch them on.
 */
export const playerShowsCaptions = ({
  renderer,
  storyboard,
}: {
  renderer: VideoRenderer["kind"];
  storyboard: Pick<Storyboard, "captions">;
}): boolean => renderer !== "built-in" && storyboard.captions !== "none";

/** All that is said in it. */
export const saidIn = ({ scenes }: Pick<Storyboard, "scenes">): string =>
  scenes
    .map(({ text }) => text)
    .filter((text) => text !== "")
    .join("\n\n");

/** Words that are spoken: signs alone aren't. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words that fit into a length without hurrying. */
export const wordsFor = (seconds: number): number =>
  Math.round((seconds / 60) * spokenWordsPerMinute.most);

/** Pictures that a storyboard needs, each once. */
export const picturesOf = ({ scenes, logoFileId }: Storyboard): string[] => [
  ...new Set([logoFileId, ...scenes.map((one) => one.pictureFileId)].filter((id) => id !== null)),
];

/** A little more than the longest video: what is estimated isn't exact. */
export const maxSeconds = videoDurationSeconds.max * 1.1;

/** What a project's next video costs (spec site.md §9): the first one is the video, further ones are revisions. */
export function creditsFor(doneBefore: number): {
  credits: number;
  /** Revisions that are still included once this one is done. */
  includedLeft: number;
  isRevision: boolean;
} {
  const { videoCredits, videoRevisionCredits, videoRevisionsIncluded: included } = paymentTerms;
  if (doneBefore === 0) return { credits: videoCredits, includedLeft: included, isRevision: false };
  const includedLeft = Math.max(0, included - doneBefore);
  const credits = doneBefore <= included ? 0 : videoRevisionCredits;
  return { credits, includedLeft, isRevision: true };
}
