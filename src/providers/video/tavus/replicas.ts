import { type Page, readAs, readPage, Replica } from "./answers.ts";
import { ask, orNull, pathOf, queryOf } from "./ask.ts";
import type { TavusSettings } from "./settings.ts";

/** What isn't done to the default persona (spec site.md §5). */
export class ProtectedPersona extends Error {
  override name = "ProtectedPersona";
}

/**
 * Replicas, which are trained from a video of somebody who agreed to it (spec site.md §7).
 * All calls throw TavusFailure.
 */
export function createReplicas(settings: TavusSettings) {
  const isDefault = (id: string) => id === settings.defaultPersona.replicaId;
  return {
    async create(replica: {
      name: string;
      trainVideoUrl: string;
      callbackUrl: string | null;
    }): Promise<Pick<Replica, "id" | "status">> {
      const body = {
        replica_name: replica.name,
        train_video_url: replica.trainVideoUrl,
        ...(replica.callbackUrl ? { callback_url: replica.callbackUrl } : {}),
      };
      const answer = await ask(
        { method: "POST", path: "/replicas", body, creates: true },
        settings,
      );
      const { id, status } = readAs(Replica, answer);
      return { id, status };
    },

    async list(place: { limit?: number; page?: number } = {}): Promise<Page<Replica>> {
      const path = `/replicas${queryOf(place)}`;
      return readPage(Replica, await ask({ method: "GET", path }, settings));
    },

    /** Null where there is none. */
    read: (id: string): Promise<Replica | null> =>
      orNull(async () => {
        const answer = await ask({ method: "GET", path: pathOf("replica", id) }, settings);
        return readAs(Replica, answer);
      }),

    /** @throws ProtectedPersona for the default one */
    async rename(id: string, name: string): Promise<void> {
      if (isDefault(id)) throw new ProtectedPersona("Cannot modify the default AI persona");
      const path = `${pathOf("replica", id)}/name`;
      await ask({ method: "PATCH", path, body: { replica_name: name } }, settings);
    },

    /** One that isn't there is deleted already. @throws ProtectedPersona for the default one */
    async remove(id: string): Promise<void> {
      if (isDefault(id)) throw new ProtectedPersona("Cannot delete the default AI persona");
      await orNull(async () => ask({ method: "DELETE", path: pathOf("replica", id) }, settings));
    },
  };
}
