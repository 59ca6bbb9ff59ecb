import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import type { VideoDeps } from "./deps.ts";

/** Frees what a renderer holds for a video that was cancelled, failed or was deleted. Safe to repeat. */
export const discardVideoJob = defineJob({
  name: "videos.discard",
  input: z.object({
    videoId: z.string(),
    renderer: z.enum(["built-in", "tavus"]),
    state: z.unknown(),
  }),
  async run({ videoId, renderer, state }, { videos }: Pick<VideoDeps, "videos">, { step }) {
    const current = videos.renderer;
    if (current?.kind === renderer)
      await step("discard", () => current.discard({ videoId, state }));
  },
});
