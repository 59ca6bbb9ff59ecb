import { createCalls } from "./calls.ts";
import { createPersonas } from "./personas.ts";
import { createReplicas } from "./replicas.ts";
import type { TavusSettings } from "./settings.ts";
import { createVideos } from "./videos.ts";

/** Tavus, API version 2 (spec site.md §7, video-avatar provider; docs/decisions/0024). */
export const createTavus = (settings: TavusSettings) => ({
  calls: createCalls(settings),
  personas: createPersonas(settings),
  replicas: createReplicas(settings),
  videos: createVideos(settings),
});
