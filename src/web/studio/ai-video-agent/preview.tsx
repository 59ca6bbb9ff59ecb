import { useMemo } from "react";
import { storyboardOf } from "#domain/videos/rules.ts";
import type { PreviewProps } from "../designer-props.ts";
import { ScriptBudget } from "./script-budget.tsx";
import { Stage } from "./stage.tsx";

/** The video of a draft, drawn live. */
export default function VideoPreview({
  name,
  configuration: { videoAgent },
  isShared = false,
}: PreviewProps<"ai-video-agent">) {
  const storyboard = useMemo(() => storyboardOf({ title: name, videoAgent }), [name, videoAgent]);
  return (
    <>
      <Stage storyboard={storyboard} />
      {isShared ? null : <ScriptBudget storyboard={storyboard} duration={videoAgent.duration} />}
    </>
  );
}
