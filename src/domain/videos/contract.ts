import { z } from "zod";
import { defineEvent } from "#domain/events/contract.ts";
import type { RenderingFailure } from "./ports.ts";
import type { VideoState } from "./states.ts";
import type { Storyboard } from "./storyboard.ts";
import type { Span } from "./timeline.ts";

export type { VideoState };

/** A video of a project, as its members see it. */
export type VideoView = {
  id: string;
  /** v1, v2, …: counts a project's videos. */
  number: number;
  title: string;
  state: VideoState;
  /** Of 1, as the renderer says. */
  progress: number;
  /** Why it failed, and what to do; null where it didn't. */
  failure: { code: RenderingFailure; text: string } | null;
  /** Its length, once it is done. */
  seconds: number | null;
  credits: number | null;
  createdAt: string;
  /** Seconds that it probably still takes; null where it is over. */
  leftSeconds: number | null;
  /** Who makes it. */
  renderer: "built-in" | "tavus";
  isShown: boolean;
  result: VideoResult | null;
};

/** A finished video: addresses work for the reader, for a short time. */
export type VideoResult = {
  videoUrl: string;
  mediaType: string;
  posterUrl: string | null;
  captionsUrl: string;
  width: number;
  height: number;
  bytes: number;
  chapters: Chapter[];
  /** Its scenes; null where it was made from one script. */
  sceneIds: string[] | null;
  script: string;
  language: string;
  /** The player shows captions by itself, as none are drawn into the picture. */
  showsCaptions: boolean;
};
export type Chapter = Span & { title: string; text: string };

/** What the designer of a video shows beside the draft. */
export type VideoDesk = {
  videos: VideoView[];
  /** Null: this installation makes no videos. */
  renderer: "built-in" | "tavus" | null;
  /** Services that a script can be written about. */
  services: { id: string; title: string }[];
  /** Credits that were used for this project so far. */
  creditsUsed: number;
  /** Where it is published; null: nowhere. */
  page: { address: string; isPaused: boolean } | null;
  /** What addresses begin with. */
  publicUrl: string;
};

/** What generating would cost and take: said before. */
export type VideoOffer = {
  revision: number;
  words: number;
  /** Length of the video, as it is estimated. */
  seconds: number;
  /** The duration that the draft asks for. */
  wantedSeconds: number;
  /** How long making it takes, roughly. */
  expectedSeconds: number;
  /** How many scenes it has, and how many of them are used again from an earlier video. */
  scenes: { all: number; kept: number };
  credits: number;
  includedLeft: number;
  isRevision: boolean;
  /** The script has gaps such as `[your name]`. */
  hasBrackets: boolean;
  /** Whether the script is heard. */
  isSpoken: boolean;
  language: string;
  renderer: "built-in" | "tavus";
  /** Seconds of the plan that are left this month; null: for the owner to know. */
  planSecondsLeft: number | null;
  /** What keeps it from being made. */
  problems: string[];
};

/** A finished video of which one scene is made again, and which one. */
export const SceneAgain = z.strictObject({
  videoId: z.string().min(1).max(64),
  sceneId: z.string().min(1).max(64),
});
export type SceneAgain = z.infer<typeof SceneAgain>;

/** `again`: all but one scene stays as it is in that video; the scene comes from the draft. */
export const GenerateVideo = z.strictObject({
  revision: z.int().min(1),
  again: SceneAgain.optional(),
});

/** A video in the back office. */
export type VideoListItem = {
  id: string;
  projectId: string;
  title: string;
  number: number;
  state: VideoState;
  /** What went wrong, for operators. */
  failure: string | null;
  seconds: number | null;
  credits: number | null;
  renderer: "built-in" | "tavus";
  createdAt: string;
  /** From asking to done; null where it isn't. */
  tookSeconds: number | null;
};

/** How quickly videos were made, beside what is promised. */
export type VideoSpeed = {
  days: number;
  upToSeconds: number;
  withinSeconds: number;
  /** Videos of up to that length, and how many were made within that time. */
  short: number;
  inTime: number;
  /** Half of all videos took at most so many seconds for one of theirs; null: there are none. */
  perSecond: number | null;
};

export const NewReplica = z.object({
  name: z.string().trim().min(1, "Give the replica a name.").max(100),
  trainVideoUrl: z
    .url({ protocol: /^https$/, error: "Enter the https address of a training video." })
    .max(1000),
});
export const RenameReplica = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1, "Give the replica a name.").max(100),
});
/** A video in the account at the video provider gets another name there. */
export const RenameLibraryVideo = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1, "Give the video a name.").max(200),
});

/** What a script is written about. */
export const WriteScript = z.discriminatedUnion("from", [
  z.strictObject({
    from: z.literal("sentence"),
    text: z.string().trim().min(3, "Write what the video is about.").max(1000),
  }),
  z.strictObject({ from: z.literal("service"), serviceId: z.string().max(100) }),
  z.strictObject({
    from: z.literal("page"),
    url: z
      .url({ protocol: /^https?$/, error: "Enter an address like https://example.com." })
      .max(500),
  }),
]);
export type WriteScript = z.infer<typeof WriteScript>;
export type WrittenScript = { script: string; by: "model" | "rules" };

/** A published video, as anyone sees it. */
export type PublicVideo = {
  address: string;
  title: string;
  description: string;
  state: "ready" | "paused" | "none";
  seconds: number;
  width: number;
  height: number;
  mediaType: string;
  hasPoster: boolean;
  chapters: Chapter[];
  language: string;
  /** Null where there is no video. */
  colours: Storyboard["colours"] | null;
  showsCaptions: boolean;
  createdAt: string;
};

export const videoDone = defineEvent(
  "video.done",
  z.object({ projectId: z.string(), videoId: z.string(), seconds: z.number() }),
);
export const videoFailed = defineEvent(
  "video.failed",
  z.object({ projectId: z.string(), videoId: z.string(), code: z.string() }),
);
