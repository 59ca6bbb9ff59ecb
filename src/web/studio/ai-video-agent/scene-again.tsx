import { useState } from "react";
import type { VideoScene } from "#domain/projects/configuration/video-scenes.ts";
import type { SceneAgain as Again, VideoView } from "#domain/videos/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Field.tsx";

/** Has one scene of a finished video made again as the draft has it now; the others stay as they are in that video. */
export function SceneAgain({
  video,
  scenes,
  generate,
}: {
  video: VideoView;
  /** Of the draft. */
  scenes: readonly VideoScene[];
  generate: (again: Again) => void;
}) {
  const made = video.result?.sceneIds ?? [];
  const both = scenes.flatMap((scene, at) =>
    made.includes(scene.id)
      ? [{ id: scene.id, name: scene.title || shortened(scene.text), at }]
      : [],
  );
  const [chosen, setChosen] = useState("");
  const sceneId = both.find(({ id }) => id === chosen)?.id ?? both[0]?.id;
  if (sceneId === undefined || made.length < 2) return null;
  return (
    <details className="scene-again">
      <summary>Regenerate one scene</summary>
      <div className="scene-again__form">
        <Select
          label="Scene"
          name="scene"
          hint={`Made as it is in your draft now. All other scenes stay as they are in v${video.number}.`}
          value={sceneId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {both.map(({ id, name, at }) => (
            <option key={id} value={id}>
              {at + 1}. {name}
            </option>
          ))}
        </Select>
        <Button
          variant="quiet"
          size="small"
          onClick={() => generate({ videoId: video.id, sceneId })}
        >
          Regenerate this scene
        </Button>
      </div>
    </details>
  );
}

const maxLetters = 40;
const shortened = (text: string) =>
  text.length > maxLetters ? `${text.slice(0, maxLetters).trimEnd()}…` : text || "Without words";
