import type { RenderingFailure } from "./ports.ts";

/** Why no video came of it, and what to do, for whoever asked for it. */
export const failureWords: Readonly<Record<RenderingFailure, string>> = {
  out_of_credits:
    "The video provider has no credits left. Tell us, and try again once we have added some.",
  busy: "The video provider is busy at the moment. Try again in a few minutes.",
  replica_unavailable:
    "The chosen replica isn’t available at the video provider. Choose another one, or leave it empty for the default.",
  rejected:
    "The video provider refused the script or its settings. Change the script, and try again.",
  picture_unreadable:
    "A picture of the video can’t be read. Choose another picture, and try again.",
  out_of_room: "The server ran out of disk space while it was making the video. Try again later.",
  provider_failed:
    "Making the video failed on our side. Try again, or contact us if it fails again.",
};
