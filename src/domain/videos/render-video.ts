import { z } from "zod";
import { defineJob, enqueueJob, type Job } from "#db/jobs.ts";
import { secondMs } from "#kit/time.ts";
import type { VideoDeps } from "./deps.ts";
import { takeStep } from "./take-step.ts";

/** Waits that are longer leave their place in the queue to others. */
const longWaitMs = 2 * secondMs;

const RenderInput = z.object({ videoId: z.string(), from: z.int().min(0) });
type RenderInput = z.infer<typeof RenderInput>;

/**
 * Has a video made, step by step, until it is over. Each step is remembered: after kill -9 this node or another goes on
 * with the one that was lost. Where the renderer has to be asked again later (a provider is at work), the run ends
 * and a later one goes on; a run whose step was taken by another ends, too.
 */
export const renderVideoJob: Job<RenderInput, VideoDeps> = defineJob({
  name: "videos.render",
  input: RenderInput,
  queue: "videos",
  async run({ videoId, from }, deps: VideoDeps, { step }) {
    for (let at = from; ; at++) {
      const taken = await step(`step ${at}`, () => takeStep({ videoId, at }, deps));
      if (taken.isOver) return;
      if (taken.againMs >= longWaitMs)
        return step(`again after ${at}`, () =>
          enqueueJob(
            deps.db,
            renderVideoJob,
            { videoId, from: at + 1 },
            {
              id: `videos.render/${videoId}/${at + 1}`,
              delayUntil: new Date(Date.now() + taken.againMs),
            },
          ),
        );
      if (taken.againMs > 0) await new Promise((done) => setTimeout(done, taken.againMs));
    }
  },
});
