import type { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { Notice } from "../../ui/Notice.tsx";

/** What a connected provider leaves out of its videos, and where it is shown instead. */
export const ByProvider = ({ captions }: { captions: VideoAgent["captions"] }) => (
  <Notice title="Tavus films one continuous take">
    <p>
      Its video has the replica and your script, in one piece. It leaves out the avatar style, the
      voice chosen here, the background, scene titles, layouts, pictures and the logo.
    </p>
    <p>
      On our player and the video’s page you get chapters from your scenes, the page in your brand’s
      colours, and captions
      {captions === "none" ? " that viewers can switch on" : " that are switched on"}. Their times
      are worked out from the script, so they can be off by a moment.
    </p>
  </Notice>
);
