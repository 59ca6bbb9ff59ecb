import type { PreviewProps } from "../designer-props.ts";
import { ScriptGuide, VideoView } from "./video-view.tsx";

export default function VideoPreview({
  configuration: { videoAgent },
}: PreviewProps<"ai-video-agent">) {
  return (
    <>
      <VideoView videoAgent={videoAgent} />
      <ScriptGuide videoAgent={videoAgent} />
    </>
  );
}
