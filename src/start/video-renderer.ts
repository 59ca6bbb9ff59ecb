import type { Config } from "#config";
import type { VideoRenderer } from "#domain/videos/ports.ts";
import { createBuiltInRenderer } from "#providers/rendering/built-in/renderer.ts";
import { createTavusRenderer } from "#providers/rendering/tavus/renderer.ts";
import { createApiOutside } from "./outside.ts";
import { createTavusOf } from "./video.ts";

type Settings = Pick<Config, "video" | "videoFormat" | "publicUrl" | "outsideLoopbackPorts">;

/** Who makes videos: Tavus where its key is set, else this machine. Nothing heavy is loaded before one is asked for. */
export function createVideoRenderer(config: Settings): VideoRenderer {
  const { video, videoFormat } = config;
  if (!video) return createBuiltInRenderer({ format: videoFormat });
  const { videos, replicas, personas } = createTavusOf(video);
  return createTavusRenderer({
    videos,
    replicas,
    personas,
    defaultReplicaId: video.replicaId,
    fetchOutside: createApiOutside(config).fetch,
  });
}
