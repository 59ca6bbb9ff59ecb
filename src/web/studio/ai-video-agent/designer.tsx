import { useDeferredValue } from "react";
import { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { ScriptGuide, VideoView } from "./video-view.tsx";

/** The video agent's settings (spec studio.md §2.5) beside a drawing of the scene. */
export default function VideoDesigner({
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
  projectId,
}: DesignerProps<"ai-video-agent">) {
  const { videoAgent } = configuration;
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const form = {
    schema: VideoAgent,
    value: videoAgent,
    change: (next: VideoAgent) => change({ videoAgent: next }),
    path: ["videoAgent"],
    problems,
    isReadOnly,
    select,
  };
  return (
    <DesignerSplit
      title="AI Video Agent Designer"
      selected={selected}
      settings={
        <>
          <section className="designer__part">
            <h3 className="items__title">Presenter</h3>
            <SchemaForm {...form} only={["avatarStyle", "voiceType", "language", "background"]} />
          </section>
          <section className="designer__part">
            <h3 className="items__title">Script</h3>
            <SchemaForm {...form} only={["duration", "script"]} />
            <ScriptGuide videoAgent={videoAgent} />
          </section>
          <SchemaForm {...form} only={["branding", "provider"]} />
        </>
      }
      view={<VideoView videoAgent={shown.videoAgent} />}
      price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
    />
  );
}
