import type { Config } from "#config";
import { brand } from "#content/brand.ts";
import { callSettings, videoSettings, videoTimes } from "#content/consultations.ts";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import type { ReplicaDesk, VideoLibrary } from "#domain/videos/ports.ts";
import type { Log } from "#kit/log.ts";
import { createBuiltInCalls } from "#providers/video/built-in.ts";
import { createTavus } from "#providers/video/tavus/index.ts";
import { createReplicaDesk } from "#providers/video/tavus/replica-desk.ts";
import { createVideoLibrary } from "#providers/video/tavus/video-library.ts";
import { createFetchOutside } from "./outside.ts";

/** The demo consultation: without a provider, or where it refuses our key. */
export const createDemoCalls = (): VideoCalls =>
  createBuiltInCalls({ consultant: brand.consultant });

/** Tavus as it is set. */
export const createTavusOf = ({
  baseUrl,
  apiKey,
  replicaId,
  personaId,
}: NonNullable<Config["video"]>): ReturnType<typeof createTavus> =>
  createTavus({
    baseUrl,
    apiKey,
    defaultPersona: { replicaId, personaId, name: brand.consultant },
    ...videoTimes,
    call: callSettings,
    video: videoSettings,
  });

/** Tavus where its key is set, else the demo consultation. */
export function createVideoCalls({ video }: Pick<Config, "video">, log: Log): VideoCalls {
  if (!video) return createDemoCalls();
  const { baseUrl } = video;
  const { calls } = createTavusOf(video);
  return {
    ...calls,
    async start(call) {
      const started = await calls.start(call);
      const { origin } = new URL(started.url ?? baseUrl);
      if (started.url !== null && !video.roomOrigins.some((one) => covers(one, origin)))
        log.warn({ origin }, "pages may not show this room: name its origin in TAVUS_ROOM_ORIGINS");
      return started;
    },
  };
}

/** The replicas of the account at the video provider, where its key is set. */
export const createReplicas = (
  config: Pick<Config, "video" | "publicUrl" | "outsideLoopbackPorts">,
): ReplicaDesk | null =>
  config.video &&
  createReplicaDesk(createTavusOf(config.video), {
    defaultReplicaId: config.video.replicaId,
    fetchOutside: createFetchOutside(config),
  });

/** The videos of the account at the video provider, where its key is set. */
export const createLibrary = (config: Pick<Config, "video">): VideoLibrary | null =>
  config.video && createVideoLibrary(createTavusOf(config.video));

/** Whether an entry of TAVUS_ROOM_ORIGINS stands for an origin, as browsers read it. */
const covers = (entry: string, origin: string): boolean => {
  const [scheme = "", host = ""] = entry.toLowerCase().split("://");
  if (!host.startsWith("*.")) return entry.toLowerCase() === origin;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1));
};
