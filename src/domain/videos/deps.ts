import type { FileDeps } from "#domain/files/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import type { ReplicaDesk, VideoLibrary, VideoRenderer } from "./ports.ts";

/** What videos need. */
export type VideoDeps = FileDeps &
  IdentityDeps &
  Pick<UsageDeps, "usage"> & {
    publicUrl: string;
    /** Name of the provider, for mails. */
    brandName: string;
    videos: {
      /** Null: this installation makes no videos. */
      renderer: VideoRenderer | null;
      /** Null: no video provider is connected. */
      replicas: ReplicaDesk | null;
      /** Null: no video provider is connected. */
      library: VideoLibrary | null;
    };
  };

/** @throws AppError video_not_ready where this installation makes no videos */
export function rendererOf({
  videos: { renderer },
}: {
  videos: Pick<VideoDeps["videos"], "renderer">;
}): VideoRenderer {
  if (!renderer)
    throw new AppError("video_not_ready", {
      message: "This installation can’t make videos yet. Your design is saved.",
    });
  return renderer;
}
