import type { Storyboard } from "./storyboard.ts";
import type { Timeline } from "./timeline.ts";

/** What is being done, as people see it. */
export const renderingPhases = ["voice", "drawing", "encoding"] as const;
export type RenderingPhase = (typeof renderingPhases)[number];

/** Pieces that a rendering keeps between two steps, by name: they outlast a restart, and go when the video is done. */
export interface RenderingPieces {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | null>;
}

/** A finished video of the same project and renderer, of which what hasn't changed can be used again. */
export type EarlierVideo = {
  storyboard: Storyboard;
  /** What its last step returned as `state`. */
  state: unknown;
  bytes: number;
  read: (from: number, to: number) => Promise<Uint8Array>;
};

export type RenderingWork = {
  videoId: string;
  storyboard: Storyboard;
  /** What the last step returned as `state`; null at the first. JSON. */
  state: unknown;
  pieces: RenderingPieces;
  /** The bytes of a picture of the storyboard. @throws AppError not_found */
  picture(fileId: string): Promise<Uint8Array>;
  /** Newest first. */
  earlier: () => Promise<EarlierVideo[]>;
  /** Where a provider can tell that something happened; the next step then comes at once. Absent: nowhere. */
  callbackUrl?: string;
  /** Aborted when the video is cancelled or the process ends. */
  signal: AbortSignal;
};

/** A finished video. The bytes can be read once, and are never whole in memory. */
export type RenderedVideo = {
  bytes: AsyncIterable<Uint8Array>;
  mediaType: "video/webm" | "video/mp4";
  width: number;
  height: number;
  /** Null where the provider gave no times: captions and chapters are then estimated. */
  timeline: Timeline | null;
  seconds: number;
  /** A still, as PNG or JPEG. */
  poster: Uint8Array | null;
};

export type RenderingStep =
  | { status: "working"; phase: RenderingPhase; done: number; state: unknown; againMs: number }
  | { status: "done"; video: RenderedVideo; state: unknown }
  | { status: "failed"; code: RenderingFailure; detail: string };

/** Why no video came of it; the words for people stand in the noun. */
export const renderingFailures = [
  "out_of_credits",
  "busy",
  "replica_unavailable",
  "rejected",
  "picture_unreadable",
  "out_of_room",
  "provider_failed",
] as const;
export type RenderingFailure = (typeof renderingFailures)[number];

/**
 * Makes videos of storyboards, step by step: each step is short enough to be done again after a restart, and says how far
 * it is. Built in (src/providers/rendering/built-in) or by the video provider (tavus).
 */
export interface VideoRenderer {
  readonly kind: "built-in" | "tavus";
  /** Whether the script is heard; else the video has captions alone, which is said before it is made. */
  speaks(storyboard: Pick<Storyboard, "language" | "voice">): boolean;
  /**
   * What making it probably takes, said before: seconds, and which scenes are used again from earlier videos, by their
   * positions. One that makes every video as a whole uses none.
   */
  expect(
    storyboard: Storyboard,
    earlier: readonly Pick<EarlierVideo, "storyboard" | "state">[],
  ): { seconds: number; keptScenes: number[] };
  /** One step of the work. Throws only where trying again may help; what can't be mended is returned as "failed". */
  step(work: RenderingWork): Promise<RenderingStep>;
  /** Frees what the provider holds for a video that is cancelled or deleted. Quiet where there is nothing. */
  discard(work: Pick<RenderingWork, "videoId" | "state">): Promise<void>;
}

/** A face of the video provider that can speak. */
export type ReplicaView = {
  id: string;
  name: string | null;
  status: "ready" | "training" | "failed";
  /** The default one is protected (spec site.md §5). */
  isDefault: boolean;
  createdAt: string | null;
};

/** Who can speak in a video: replicas that are ready, and personas, each of which brings one along. */
export type SpeakerChoices = {
  replicas: { id: string; name: string | null; hasPicture: boolean; isDefault: boolean }[];
  personas: { id: string; name: string | null; replicaId: string | null }[];
};

/** What shows a replica: a still, or a short film of which browsers show the beginning. */
export type ReplicaPicture = { mediaType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The replicas of the account at the video provider (spec site.md §7). All calls throw AppError: replica_protected with
 * the specified text, video_provider_failed with the provider's words.
 */
export interface ReplicaDesk {
  list(): Promise<ReplicaView[]>;
  /** What a video can be made with; may be a minute old. */
  choices(): Promise<SpeakerChoices>;
  /** Null where the provider has none that can be shown. */
  picture(replicaId: string): Promise<ReplicaPicture | null>;
  create(replica: { name: string; trainVideoUrl: string }): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A video in the account at the video provider, made here or elsewhere with the same account. */
export type LibraryVideo = {
  id: string;
  name: string | null;
  status: "queued" | "generating" | "ready" | "failed";
  /** Why it failed, in the provider's words. */
  failure: string | null;
  /** Where it can be watched; null until it is ready. */
  url: string | null;
};

/** The videos of the account at the video provider (spec site.md §7). All calls throw AppError video_provider_failed. */
export interface VideoLibrary {
  /** @param page counts from 1 */
  list(page: number): Promise<{ videos: LibraryVideo[]; hasMore: boolean }>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}
