import type { VideoLibrary } from "#domain/videos/ports.ts";
import { inWords } from "./in-words.ts";
import type { createTavus } from "./index.ts";

const pageSize = 25;

/** The account's videos for the back office (spec site.md §7). Deleted ones, which Tavus still lists, are left out. */
export const createVideoLibrary = ({
  videos,
}: Pick<ReturnType<typeof createTavus>, "videos">): VideoLibrary => ({
  list: (page) =>
    inWords(async () => {
      // Tavus counts its pages from 0.
      const { items, total } = await videos.list({ limit: pageSize, page: page - 1 });
      return {
        videos: items.flatMap(({ id, name, status, failure, url }) =>
          status === "deleted"
            ? []
            : [
                {
                  id,
                  name,
                  status: status === "error" ? ("failed" as const) : status,
                  failure,
                  url: status === "ready" ? url : null,
                },
              ],
        ),
        hasMore: total > page * pageSize,
      };
    }),
  rename: (id, name) => inWords(() => videos.rename(id, name)),
  remove: (id) => inWords(() => videos.remove(id)),
});
