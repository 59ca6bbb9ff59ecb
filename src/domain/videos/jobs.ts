import type { Job } from "#db/jobs.ts";
import type { VideoDeps } from "./deps.ts";
import { discardVideoJob } from "./discard-video.ts";
import { renderVideoJob } from "./render-video.ts";

/** Its background work. */
export const videoJobs: readonly Job<unknown, VideoDeps>[] = [discardVideoJob, renderVideoJob];
