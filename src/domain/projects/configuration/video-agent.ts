import { z } from "zod";
import {
  avatarStyles,
  backgrounds,
  captionStyles,
  maxScriptLength,
  videoDurationSeconds,
  videoLanguages,
  voices,
} from "#content/video-options.ts";
import { Colours, defaultColours, type Problem, text } from "./parts.ts";
import { sceneProblems, VideoScenes } from "./video-scenes.ts";

/** Spec studio.md §2.5, §3.1 and §5, with scenes, a logo and captions beside it. */
export const VideoAgent = z.strictObject({
  avatarStyle: z
    .enum(avatarStyles)
    .meta({ title: "Avatar style", description: "How the presenter is dressed and drawn." }),
  voiceType: z.enum(voices).meta({ title: "Voice", description: "Who speaks the script." }),
  language: z
    .enum(videoLanguages)
    .meta({ title: "Language", description: "The language the script is written in." }),
  script: text(maxScriptLength).meta({ title: "Script", description: "What the presenter says." }),
  /** False: the script is one scene. True: what is said stands in the scenes (video-scenes.ts). */
  usesScenes: z.boolean().meta({ title: "Written in scenes" }),
  scenes: VideoScenes.meta({ title: "Scenes", description: "What is said and seen, in order." }),
  duration: z
    .int()
    .min(videoDurationSeconds.min)
    .max(videoDurationSeconds.max)
    .meta({ title: "Duration", description: "How long the video should be.", unit: "s" }),
  background: z
    .enum(backgrounds)
    .meta({ title: "Background", description: "What is behind the presenter." }),
  branding: z
    .strictObject({ colors: Colours })
    .meta({ title: "Branding", description: "Your colours, in titles and captions." }),
  /** A picture among the project's files; null for none. */
  logoFileId: text(64).nullable().meta({ title: "Logo" }),
  captions: z.enum(captionStyles).meta({
    title: "Captions",
    description: "In the picture. Captions that viewers can switch on come with every video.",
  }),
  provider: z
    .strictObject({
      replicaId: text(100).meta({ title: "Replica ID" }),
      personaId: text(100).meta({ title: "Persona ID" }),
    })
    .meta({
      title: "Video provider",
      description: "IDs at the video provider. Empty uses its defaults.",
    }),
});
export type VideoAgent = z.infer<typeof VideoAgent>;

/** Spec studio.md §3.1. */
export const newVideoAgent: VideoAgent = {
  avatarStyle: "professional",
  voiceType: "female",
  language: "english",
  script: "Welcome to our service!",
  usesScenes: false,
  scenes: [],
  duration: videoDurationSeconds.default,
  background: "office",
  branding: { colors: defaultColours },
  logoFileId: null,
  captions: "marked",
  provider: { replicaId: "", personaId: "" },
};

/** The first version: a script without scenes, logo and captions. */
export const VideoAgentV1 = VideoAgent.omit({
  usesScenes: true,
  scenes: true,
  logoFileId: true,
  captions: true,
});
export const migrateVideoAgent = (v1: z.infer<typeof VideoAgentV1>): VideoAgent => ({
  ...newVideoAgent,
  ...v1,
});

export const videoAgentProblems = (video: VideoAgent): Problem[] => sceneProblems(video);
