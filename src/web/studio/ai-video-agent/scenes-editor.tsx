import { type DragEvent, useRef, useState } from "react";
import { maxScenes, sceneLayouts } from "#content/video-options.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { VideoAgent } from "#domain/projects/configuration/video-agent.ts";
import { emptyScene, type VideoScene } from "#domain/projects/configuration/video-scenes.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { moveItem } from "../fields/move-item.ts";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { PictureControl } from "../fields/picture-control.tsx";
import { TextControl } from "../fields/text-control.tsx";

const layoutWords: Readonly<Record<VideoScene["layout"], string>> = {
  presenter: "Presenter",
  "beside-picture": "Presenter and picture",
  picture: "Picture",
  title: "Title",
};
const layouts = sceneLayouts.map((value) => ({ value, label: layoutWords[value] }));
const newSceneId = () => `scene-${crypto.randomUUID().slice(0, 8)}`;

type Props = {
  projectId: string;
  video: VideoAgent;
  change: (next: VideoAgent) => void;
  isReadOnly: boolean;
  problems: readonly Problem[];
  select: (path: string) => void;
};

/** The scenes in their order: what is said and seen in each. A deleted one can be brought back. */
export function ScenesEditor({ projectId, video, change, isReadOnly, problems, select }: Props) {
  const [deleted, setDeleted] = useState<{ scene: VideoScene; place: number } | null>(null);
  const errorAt = (...path: string[]) =>
    problems.find((one) => one.path.join(".") === ["videoAgent", "scenes", ...path].join("."))
      ?.message;
  const put = (scenes: VideoScene[]) => {
    const gone = video.scenes.findIndex(({ id }) => !scenes.some((scene) => scene.id === id));
    const scene = video.scenes[gone];
    setDeleted(scene ? { scene, place: gone } : null);
    change({ ...video, scenes });
  };
  return (
    <div className="scenes">
      <OrderedItems
        label="Scenes"
        itemName="scene"
        items={video.scenes}
        onChange={put}
        newItem={() => emptyScene(newSceneId())}
        max={maxScenes}
        isReadOnly={isReadOnly}
        hint={`Up to ${maxScenes}. Alt with an arrow key moves a scene, or drag it by its number.`}
        error={errorAt()}
        empty="No scenes yet."
        nameOf={(scene) => scene.title || "scene"}
        path="videoAgent.scenes"
      >
        {(scene, changeScene, place) => (
          <Scene
            {...{ projectId, scene, place, isReadOnly }}
            change={changeScene}
            errorAt={(key) => errorAt(`#${scene.id}`, key)}
            select={() => select(`videoAgent.scenes.#${scene.id}`)}
            drop={(from) =>
              change({ ...video, scenes: moveItem(video.scenes, from, place - from) })
            }
          />
        )}
      </OrderedItems>
      {deleted ? (
        <p role="status">
          Scene removed.{" "}
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              change({
                ...video,
                scenes: video.scenes.toSpliced(deleted.place, 0, deleted.scene),
              });
              setDeleted(null);
            }}
          >
            Undo
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const dragType = "application/x-scene-place";

function Scene({
  projectId,
  scene,
  place,
  change,
  isReadOnly,
  errorAt,
  select,
  drop,
}: {
  projectId: string;
  scene: VideoScene;
  place: number;
  change: (scene: VideoScene) => void;
  isReadOnly: boolean;
  errorAt: (key: string) => string | undefined;
  select: () => void;
  drop: (from: number) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const shared = { isReadOnly, onFocus: select };
  const showsPicture = scene.layout === "picture" || scene.layout === "beside-picture";
  const dropped = (event: DragEvent) => {
    const from = event.dataTransfer.getData(dragType);
    if (from === "" || isReadOnly) return;
    event.preventDefault();
    drop(Number(from));
  };
  return (
    // Keys move scenes, too (OrderedItems).
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="scene"
      ref={row}
      onDrop={dropped}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
    >
      <span
        className="scene__number figures"
        draggable={!isReadOnly}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, String(place));
          if (row.current) event.dataTransfer.setDragImage(row.current, 0, 0);
        }}
      >
        {place + 1}
      </span>
      <TextControl
        {...shared}
        label="Title"
        value={scene.title}
        max={100}
        error={errorAt("title")}
        onChange={(title) => change({ ...scene, title })}
      />
      <TextControl
        {...shared}
        label="Text"
        hint={scene.layout === "title" ? "A title alone may be silent." : undefined}
        value={scene.text}
        max={5000}
        isLong
        error={errorAt("text")}
        onChange={(text) => change({ ...scene, text })}
      />
      <ChoiceControl
        {...shared}
        label="Layout"
        isList
        options={layouts}
        value={scene.layout}
        onChange={(layout) => change({ ...scene, layout: layout as VideoScene["layout"] })}
      />
      {showsPicture || scene.pictureFileId ? (
        <PictureControl
          {...shared}
          projectId={projectId}
          label="Picture"
          hint="An animated picture is shown as a still."
          value={scene.pictureFileId}
          error={errorAt("pictureFileId")}
          onChange={(pictureFileId) => change({ ...scene, pictureFileId })}
        />
      ) : null}
    </div>
  );
}
