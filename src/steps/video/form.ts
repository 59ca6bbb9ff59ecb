import { z } from "zod";
import { defineStep } from "../contract.ts";

export const videoStep = defineStep({
  id: "video",
  title: "Generate a video",
  description: "Has the video of one of your projects made from its draft, and waits for it.",
  group: "ai",
  project: { key: "projectId", serviceType: "ai-video-agent", label: "Which video" },
  settings: z.strictObject({ projectId: z.string().max(64).default("") }),
  initial: { projectId: "" },
  needs: {},
  sample: { video: "vid_…", file: "fil_…", seconds: 60 },
  hasEffect: true,
  late: "The video wasn’t done within a day.",
  says: ({ projectId }) => (projectId === "" ? "No video project yet" : "And wait for it"),
});
