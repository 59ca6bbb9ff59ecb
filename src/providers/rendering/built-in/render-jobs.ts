import type { RenderingFailure } from "#domain/videos/ports.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import type { FrameRange, VideoFormat } from "./plan.ts";
import type { Segment } from "./segments.ts";

/** What a child is told to do, once. */
export type RenderJob = { storyboard: Storyboard; folder: string } & (
  | { kind: "speak"; format: VideoFormat }
  | { kind: "keep"; format: VideoFormat; bytes: number; parts: readonly KeptPart[] }
  | { kind: "draw"; ranges: readonly FrameRange[]; format: VideoFormat }
  | { kind: "join"; segments: number; frames: number; format: VideoFormat; file: string }
);

/** A segment that an earlier video has, and the frames that it takes there. */
export type KeptPart = { segment: number; from: number; to: number };

export type RenderResult = {
  speak: { seconds: number; frames: number; segments: Segment[] };
  /** The segments that were taken over. */
  keep: number[];
  draw: null;
  join: null;
};

/** What a child asks of its parent, where pieces, pictures and the earlier video can be read. */
export type ChildQuestion =
  | { kind: "get"; name: string }
  | { kind: "put"; name: string; bytes: Uint8Array }
  | { kind: "picture"; fileId: string }
  | { kind: "earlier"; from: number; to: number };

export type FromChild =
  | { question: number; asks: ChildQuestion }
  | { progress: number }
  | { result: unknown }
  | { failure: RenderingFailure; detail: string };

export type FromParent = { job: RenderJob } | { question: number; answer: Uint8Array | null };

/** What can't be mended by trying again. */
export class RenderingFailed extends Error {
  override name = "RenderingFailed";
  readonly code: RenderingFailure;
  constructor(code: RenderingFailure, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.code = code;
  }
}

/** A full disk, of ours or of the database's. */
export function isOutOfRoom(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (/^(ENOSPC|EDQUOT|EFBIG|53100)$/.test(String((at as { code?: unknown }).code))) return true;
  return false;
}
