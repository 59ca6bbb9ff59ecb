/** What can be chosen for a video agent (spec studio.md §2.5, §9): guides show it, the studio offers it. */
export const videoDurationSeconds = { min: 30, max: 300, default: 60 } as const;
export const avatarStyles = ["professional", "casual", "custom"] as const;
export const voices = ["female", "male", "neutral"] as const;
export const videoLanguages = ["english", "spanish", "french", "german"] as const;
export const backgrounds = ["office", "studio", "custom"] as const;

/** Where a scene's parts stand: the presenter alone, beside a picture, a picture alone, or a title alone. */
export const sceneLayouts = ["presenter", "beside-picture", "picture", "title"] as const;
/** How captions are drawn into the picture: words marked as they are spoken, plain lines, or none. */
export const captionStyles = ["marked", "plain", "none"] as const;
/** Scenes of a video, and characters that are spoken in all of them together. */
export const maxScenes = 12;
export const maxScriptLength = 5000;

/** Spec studio.md §2.5: the script guide suggests about duration divided by 2 words. */
export const guideWordsPerSecond = 0.5;

/** What a person says in a minute without hurrying: more than this sounds rushed. As in the video service's specs. */
export const spokenWordsPerMinute = { least: 120, most: 150 } as const;

/** The words that the script guide suggests for a video of this length. */
export const guideWords = (durationSeconds: number): number =>
  Math.round(durationSeconds * guideWordsPerSecond);

/** The longest video, as people say it. */
export const longestVideoMinutes = videoDurationSeconds.max / 60;
