import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import type { VideoDeps } from "./deps.ts";
import type { VideoRow } from "./queries.ts";
import { failureWords } from "./video-words.ts";

type Deps = Pick<VideoDeps, "brandName" | "publicUrl">;

/** Where a project's videos are seen. */
export const videosPath = (projectId: string): string =>
  `/ai-service-design/workspace/${projectId}`;

/** To who asked for a video, once it is done. */
export const doneMail = (video: VideoRow, to: string, deps: Deps): NewMail => ({
  key: `video-done/${video.id}`,
  to,
  subject: "Your video is ready",
  ...mailLayout({
    brand: deps.brandName,
    heading: "Your video is ready",
    paragraphs: [`Version ${video.number} of “${titleOf(video)}” is ready to watch and download.`],
    action: { label: "Watch the video", url: deps.publicUrl + videosPath(video.projectId) },
    footer: "You’re getting this email because you asked for the video.",
  }),
});

/** To who asked for it, where nothing came of it. */
export const failedMail = (video: VideoRow, to: string, deps: Deps): NewMail => ({
  key: `video-failed/${video.id}`,
  to,
  subject: "Your video couldn’t be made",
  ...mailLayout({
    brand: deps.brandName,
    heading: "Your video couldn’t be made",
    paragraphs: [
      `Version ${video.number} of “${titleOf(video)}” couldn’t be finished. No credits were used.`,
      failureWords[video.failure ?? "provider_failed"],
    ],
    action: { label: "Open the project", url: deps.publicUrl + videosPath(video.projectId) },
    footer: "You’re getting this email because you asked for the video.",
  }),
});

const titleOf = ({ storyboard }: VideoRow): string => storyboard.title.slice(0, 100);
