import type { StoryScene } from "./storyboard.ts";

/** Silence around what is spoken, in seconds: the voice keeps it, and the estimate expects it. */
export const pauses = { beforeScene: 0.5, betweenSentences: 0.34, afterScene: 0.7 } as const;

/** A scene without words stays long enough for its title to be read. */
export const silentSceneSeconds = ({ title, layout }: Pick<StoryScene, "title" | "layout">) =>
  Math.min(8, (layout === "picture" ? 3.5 : 2.5) + title.length / 25);

/** Scenes last a multiple of this: whole frames, whole packets of sound. */
export const sceneStepSeconds = 0.2;

/** When a scene that could end at this time does. */
export const endOfScene = (seconds: number): number =>
  Math.ceil(seconds / sceneStepSeconds - 1e-6) / Math.round(1 / sceneStepSeconds);
