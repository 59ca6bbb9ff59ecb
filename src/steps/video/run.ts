import type { z } from "zod";
import { dayMs } from "#kit/time.ts";
import type { RunStep } from "../contract.ts";
import type { videoStep } from "./form.ts";

/** Asks for the video once, however often this is tried; it is told when the video is done. */
export const runVideo: RunStep<z.infer<typeof videoStep.settings>> = async (
  { projectId },
  { now, powers },
) => {
  const video = await powers.makeVideo(projectId);
  const output = { video, file: null, seconds: null };
  return { kind: "wait", until: new Date(now.getTime() + dayMs), output };
};
