import type { Config } from "#config";
import { brand } from "#content/brand.ts";
import { callSettings, videoSettings, videoTimes } from "#content/consultations.ts";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import type { Log } from "#kit/log.ts";
import { createBuiltInCalls } from "#providers/video/built-in.ts";
import { createTavus } from "#providers/video/tavus/index.ts";

/** The demo consultation: without a provider, or where it refuses our key. */
export const createDemoCalls = (): VideoCalls =>
  createBuiltInCalls({ consultant: brand.consultant });

/** Tavus where its key is set, else the demo consultation. */
export function createVideoCalls({ video }: Pick<Config, "video">, log: Log): VideoCalls {
  const { consultant } = brand;
  if (!video) return createDemoCalls();
  const { baseUrl, apiKey, replicaId, personaId } = video;
  const { calls } = createTavus({
    baseUrl,
    apiKey,
    defaultPersona: { replicaId, personaId, name: consultant },
    ...videoTimes,
    call: callSettings,
    video: videoSettings,
  });
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

/** Whether an entry of TAVUS_ROOM_ORIGINS stands for an origin, as browsers read it. */
const covers = (entry: string, origin: string): boolean => {
  const [scheme = "", host = ""] = entry.toLowerCase().split("://");
  if (!host.startsWith("*.")) return entry.toLowerCase() === origin;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(host.slice(1));
};
