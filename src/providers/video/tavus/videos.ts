import { type Page, readAs, readPage, Video } from "./answers.ts";
import { ask, orNull, pathOf, queryOf } from "./ask.ts";
import { personaUnavailable } from "./failures.ts";
import type { TavusSettings } from "./settings.ts";

/** Videos in which a replica speaks a script (spec site.md §7, §9). All calls throw TavusFailure. */
export function createVideos(settings: TavusSettings) {
  const { resolution, fps, voiceStability, voiceSimilarity } = settings.video;
  return {
    /** @throws TavusFailure persona_unavailable also without a replica */
    async create(video: {
      replicaId: string;
      script: string;
      name: string;
      /** A page that is shown behind the replica; null: nothing. */
      backgroundUrl: string | null;
      /** Where it tells that the video is done, or failed; null: nowhere. */
      callbackUrl?: string | null;
    }): Promise<Pick<Video, "id" | "status" | "url">> {
      if (!video.replicaId.trim()) throw personaUnavailable();
      const body = {
        replica_id: video.replicaId,
        script: video.script,
        video_name: video.name,
        voice_settings: { stability: voiceStability, similarity: voiceSimilarity },
        video_settings: { resolution, fps },
        ...(video.backgroundUrl ? { background_url: video.backgroundUrl } : {}),
        ...(video.callbackUrl ? { callback_url: video.callbackUrl } : {}),
      };
      const answer = await ask({ method: "POST", path: "/videos", body, creates: true }, settings);
      const { id, status, url } = readAs(Video, answer);
      return { id, status, url };
    },

    async list(place: { limit?: number; page?: number } = {}): Promise<Page<Video>> {
      const path = `/videos${queryOf(place)}`;
      return readPage(Video, await ask({ method: "GET", path }, settings));
    },

    /** Null where there is none. */
    read: (id: string): Promise<Video | null> =>
      orNull(async () => {
        const answer = await ask(
          { method: "GET", path: `${pathOf("video", id)}${queryOf({ verbose: true })}` },
          settings,
        );
        return { ...readAs(Video, answer), id };
      }),

    async rename(id: string, name: string): Promise<void> {
      const path = `${pathOf("video", id)}/name`;
      await ask({ method: "PATCH", path, body: { video_name: name } }, settings);
    },

    /** One that isn't there is deleted already. */
    async remove(id: string): Promise<void> {
      await orNull(async () => ask({ method: "DELETE", path: pathOf("video", id) }, settings));
    },
  };
}
