import { z } from "zod";
import {
  avatarStyles,
  backgrounds,
  captionStyles,
  sceneLayouts,
  videoLanguages,
  voices,
} from "#content/video-options.ts";

export { captionStyles, sceneLayouts };
export type SceneLayout = (typeof sceneLayouts)[number];
export type CaptionStyle = (typeof captionStyles)[number];

export const StoryScene = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What is said, as it was written. */
  text: z.string(),
  layout: z.enum(sceneLayouts),
  /** A picture of the files noun; null for none. */
  pictureFileId: z.string().nullable(),
});
export type StoryScene = z.infer<typeof StoryScene>;

/**
 * What a video is made from, frozen when it is asked for: all that a renderer and the preview need, in the order in which
 * it is seen. Colours are `#rrggbb`.
 */
export const Storyboard = z.strictObject({
  title: z.string(),
  language: z.enum(videoLanguages),
  voice: z.enum(voices),
  avatarStyle: z.enum(avatarStyles),
  background: z.enum(backgrounds),
  colours: z.strictObject({ primary: z.string(), secondary: z.string() }),
  captions: z.enum(captionStyles),
  logoFileId: z.string().nullable(),
  scenes: z.array(StoryScene).min(1),
  /** IDs at the video provider; empty for its defaults. */
  provider: z.strictObject({ replicaId: z.string(), personaId: z.string() }),
});
export type Storyboard = z.infer<typeof Storyboard>;
