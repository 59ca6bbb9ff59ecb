import { z } from "zod";
import {
  avatarStyles,
  backgrounds,
  videoDurationSeconds,
  videoLanguages,
  voices,
} from "#content/video-options.ts";
import { Colours, defaultColours, needsText, type Problem, text } from "./parts.ts";

/** Spec studio.md §2.5, §3.1 and §5. */
export const VideoAgent = z.strictObject({
  avatarStyle: z
    .enum(avatarStyles)
    .meta({ title: "Avatar style", description: "How the presenter is dressed and drawn." }),
  voiceType: z.enum(voices).meta({ title: "Voice", description: "Who speaks the script." }),
  language: z
    .enum(videoLanguages)
    .meta({ title: "Language", description: "The language the script is written in." }),
  script: text(5000).meta({ title: "Script", description: "What the presenter says." }),
  duration: z
    .int()
    .min(videoDurationSeconds.min)
    .max(videoDurationSeconds.max)
    .meta({ title: "Duration", description: "In seconds.", unit: "s" }),
  background: z
    .enum(backgrounds)
    .meta({ title: "Background", description: "What stands behind the presenter." }),
  branding: z
    .strictObject({ colors: Colours })
    .meta({ title: "Branding", description: "Your colours, in titles and captions." }),
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
  duration: videoDurationSeconds.default,
  background: "office",
  branding: { colors: defaultColours },
  provider: { replicaId: "", personaId: "" },
};

export const videoAgentProblems = ({ script }: VideoAgent): Problem[] =>
  needsText(["videoAgent", "script"], script, "Write a script.");
