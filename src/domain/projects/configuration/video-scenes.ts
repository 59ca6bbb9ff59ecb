import { z } from "zod";
import { maxScenes, maxScriptLength, sceneLayouts } from "#content/video-options.ts";
import { ItemId, items, type Problem, text } from "./parts.ts";

/** One scene of a video: what is said in it, and what is seen meanwhile. */
export const VideoScene = z.strictObject({
  id: ItemId,
  title: text(100).meta({ title: "Title", description: "Shown in the scene, and its chapter." }),
  text: text(maxScriptLength).meta({ title: "Text", description: "What the presenter says." }),
  layout: z.enum(sceneLayouts).meta({ title: "Layout" }),
  /** One of the project's files; null for none. */
  pictureFileId: text(64).nullable(),
});
export type VideoScene = z.infer<typeof VideoScene>;
export const VideoScenes = items(VideoScene, maxScenes);

type Scripted = {
  script: string;
  usesScenes: boolean;
  scenes: readonly VideoScene[];
};

/** All that is said, whether it is written as one script or in scenes. */
export const scriptOf = ({ script, usesScenes, scenes }: Scripted): string =>
  usesScenes ? joined(scenes) : script;

const joined = (scenes: readonly VideoScene[]): string =>
  scenes
    .map((scene) => scene.text.trim())
    .filter((one) => one !== "")
    .join("\n\n");

export const emptyScene = (id: string): VideoScene => ({
  id,
  title: "",
  text: "",
  layout: "presenter",
  pictureFileId: null,
});

/**
 * From one script to scenes: a paragraph each, the last one with all that is left. Scenes that were made before come
 * back with their titles and pictures, where their text is still in the script.
 */
export function toScenes<Video extends Scripted>(video: Video, newId: () => string): Video {
  if (video.usesScenes) return video;
  if (video.scenes.length > 0 && joined(video.scenes) === video.script.trim())
    return { ...video, usesScenes: true };
  const all = video.script
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  const texts = [...all.slice(0, maxScenes - 1), all.slice(maxScenes - 1).join("\n\n")];
  const left = [...video.scenes];
  const scenes = texts
    .filter((one) => one !== "")
    .map((one) => {
      const known = left.findIndex((scene) => scene.text.trim() === one);
      const [scene = emptyScene(newId())] = known === -1 ? [] : left.splice(known, 1);
      return { ...scene, text: one };
    });
  return { ...video, usesScenes: true, scenes: scenes.length > 0 ? scenes : [emptyScene(newId())] };
}

/** Back to one script, which holds what all scenes say; the scenes are kept until the script is changed. */
export const toScript = <Video extends Scripted>(video: Video): Video =>
  video.usesScenes ? { ...video, usesScenes: false, script: joined(video.scenes) } : video;

/** What keeps the scenes from being made into a video. */
export function sceneProblems({ usesScenes, scenes, script }: Scripted): Problem[] {
  if (!usesScenes)
    return script.trim() === ""
      ? [{ path: ["videoAgent", "script"], message: "Write a script." }]
      : [];
  const path = ["videoAgent", "scenes"];
  const said = joined(scenes);
  if (said === "") return [{ path, message: "Write what the presenter says in the first scene." }];
  if (said.length > maxScriptLength)
    return [
      { path, message: `All scenes together can have at most ${maxScriptLength} characters.` },
    ];
  return scenes.flatMap(({ id, title, text: words, layout, pictureFileId }) => {
    const at = [...path, `#${id}`];
    const needsPicture = layout === "picture" || layout === "beside-picture";
    return [
      ...(needsPicture && pictureFileId === null
        ? [{ path: [...at, "pictureFileId"], message: "Add a picture, or choose another layout." }]
        : []),
      ...(layout === "title" && title.trim() === ""
        ? [{ path: [...at, "title"], message: "Enter a title, or choose another layout." }]
        : []),
      ...(words.trim() === "" && layout !== "title"
        ? [{ path: [...at, "text"], message: "Write what is said here, or delete the scene." }]
        : []),
    ];
  });
}
