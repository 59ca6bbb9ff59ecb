import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { toScenes, toScript } from "#domain/projects/configuration/video-scenes.ts";
import type { SceneAgain } from "#domain/videos/contract.ts";
import { storyboardOf } from "#domain/videos/rules.ts";
import { Button } from "../../ui/Button.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { PictureControl } from "../fields/picture-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { ByProvider } from "./by-provider.tsx";
import { GenerateDialog } from "./generate-dialog.tsx";
import { ScenesEditor } from "./scenes-editor.tsx";
import { ScriptBudget } from "./script-budget.tsx";
import { SpeakerFields } from "./speaker-fields.tsx";
import { Stage } from "./stage.tsx";
import { useVideos } from "./use-videos.ts";
import { VideoProgress } from "./video-progress.tsx";
import { VideoVersions } from "./video-versions.tsx";
import { WriteForMe } from "./write-for-me.tsx";

const labels = {
  "videoAgent.captions": {
    marked: "Words marked as spoken",
    plain: "Plain lines",
    none: "None in the picture",
  },
};

/** What is about to be generated: the whole draft, or one scene of a finished video. */
type Asking = { again?: SceneAgain | undefined };

/** The video agent's settings (spec studio.md §2.5) beside a live preview and the videos made of it. */
export default function VideoDesigner(props: DesignerProps<"ai-video-agent">) {
  const { projectId, name, configuration, change, save, isReadOnly, problems, selected, select } =
    props;
  const { videoAgent } = configuration;
  const view = useRef<HTMLDivElement>(null);
  const videos = useVideos(projectId, () => keepFocus(view.current));
  const [tab, setTab] = useState("preview");
  const [asking, setAsking] = useState<Asking | null>(null);
  const [begun, setBegun] = useState(0);
  // On a phone the videos are below the settings: who has started one sees it come.
  useEffect(() => {
    if (begun > 0) view.current?.scrollIntoView({ block: "nearest" });
  }, [begun]);
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const storyboard = useMemo(
    () => storyboardOf({ title: name, videoAgent: shown.videoAgent }),
    [name, shown],
  );
  const put = (next: VideoAgent) => change({ videoAgent: next });
  const form = {
    schema: VideoAgent,
    value: videoAgent,
    change: put,
    path: ["videoAgent"],
    problems,
    isReadOnly,
    labels,
    select,
  };
  const running = videos.desk?.videos.find(({ leftSeconds }) => leftSeconds !== null);
  const sceneId = selected?.match(/scenes\.#([\w-]+)/)?.[1] ?? null;
  return (
    <>
      <DesignerSplit
        title="AI Video Agent Designer"
        selected={selected}
        settings={
          <>
            {videos.desk?.renderer === "tavus" ? (
              <ByProvider captions={videoAgent.captions} />
            ) : null}
            <section className="designer__part">
              <h3 className="items__title">Presenter</h3>
              <SchemaForm {...form} only={["avatarStyle", "voiceType", "language", "background"]} />
            </section>
            <section className="designer__part">
              <h3 className="items__title">Script</h3>
              {isReadOnly ? null : (
                <WriteForMe
                  {...{ projectId, put }}
                  video={videoAgent}
                  services={videos.desk?.services ?? []}
                />
              )}
              <SchemaForm {...form} only={["duration"]} />
              <Spoken
                {...{ projectId, isReadOnly, problems, select }}
                video={videoAgent}
                change={put}
                script={<SchemaForm {...form} only={["script"]} />}
              />
              <ScriptBudget storyboard={storyboard} duration={shown.videoAgent.duration} />
            </section>
            <SchemaForm {...form} only={["branding"]} />
            <div data-path="videoAgent.logoFileId">
              <PictureControl
                projectId={projectId}
                label="Logo"
                hint="Shown in a corner of the video."
                value={videoAgent.logoFileId}
                isReadOnly={isReadOnly}
                onFocus={() => select("videoAgent.logoFileId")}
                onChange={(logoFileId) => put({ ...videoAgent, logoFileId })}
              />
            </div>
            <SchemaForm {...form} only={["captions"]} />
            {videos.desk?.renderer === "tavus" ? (
              <section className="designer__part" data-path="videoAgent.provider">
                <h3 className="items__title">Video provider</h3>
                <SpeakerFields
                  projectId={projectId}
                  value={videoAgent.provider}
                  change={(provider) => put({ ...videoAgent, provider })}
                  isReadOnly={isReadOnly}
                  onFocus={() => select("videoAgent.provider")}
                />
              </section>
            ) : (
              <SchemaForm {...form} only={["provider"]} />
            )}
            {videos.desk?.renderer === "built-in" ? (
              <p className="field__hint">
                No video provider is connected, so videos are made here: a drawn presenter with a
                demo voice in English. With a Tavus key (TAVUS_API_KEY) you choose who speaks from
                its replicas.
              </p>
            ) : null}
          </>
        }
        act={
          isReadOnly ? null : (
            <Button variant="solid" busy={running !== undefined} onClick={() => setAsking({})}>
              {running ? "Generating…" : "Generate"}
            </Button>
          )
        }
        view={
          <>
            {running && tab === "preview" ? (
              <VideoProgress
                video={running}
                isReadOnly={isReadOnly}
                cancel={() => void videos.act(running.id, "cancel")}
              />
            ) : null}
            <div ref={view} tabIndex={-1}>
              <Tabs
                label="Preview and videos"
                value={tab}
                onChange={setTab}
                tabs={[
                  {
                    value: "preview",
                    label: "Live preview",
                    shows: (
                      <Stage
                        storyboard={storyboard}
                        sceneId={sceneId}
                        isByProvider={videos.desk?.renderer === "tavus"}
                      />
                    ),
                  },
                  {
                    value: "videos",
                    label: `Videos${videos.desk?.videos.length ? ` (${videos.desk.videos.length})` : ""}`,
                    shows: (
                      <VideoVersions
                        {...{ projectId, name, videos, isReadOnly }}
                        scenes={videoAgent.usesScenes ? videoAgent.scenes : []}
                        generate={(again) => setAsking({ again })}
                      />
                    ),
                  },
                ]}
              />
            </div>
          </>
        }
        price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
      />
      {asking ? (
        <GenerateDialog
          projectId={projectId}
          again={asking.again}
          save={save}
          begun={async () => {
            await videos.refresh();
            setTab("videos");
            setBegun((count) => count + 1);
          }}
          close={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

/** Where the button that did something went with its video, the focus stays near. */
const keepFocus = (near: HTMLElement | null) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) near?.focus({ preventScroll: true });
  });

/** What is said: one script, or scenes; going from one to the other loses nothing. */
function Spoken({
  video,
  change,
  script,
  ...rest
}: {
  projectId: string;
  video: VideoAgent;
  change: (next: VideoAgent) => void;
  isReadOnly: boolean;
  problems: readonly Problem[];
  select: (path: string) => void;
  script: ReactNode;
}) {
  const toggle = () =>
    change(
      video.usesScenes
        ? toScript(video)
        : toScenes(video, () => `scene-${crypto.randomUUID().slice(0, 8)}`),
    );
  return (
    <>
      {video.usesScenes ? <ScenesEditor {...rest} video={video} change={change} /> : script}
      {rest.isReadOnly ? null : (
        <p>
          <Button variant="quiet" size="small" onClick={toggle}>
            {video.usesScenes ? "Write as one script" : "Divide into scenes"}
          </Button>
        </p>
      )}
    </>
  );
}
