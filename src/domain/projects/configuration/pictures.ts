import type { Configuration } from "./types.ts";

/** Fields that name a file, e.g. `logoFileId`. */
export const isPictureKey = (key: string): boolean => key.endsWith("FileId");

/** Ids of the pictures that a configuration shows: files of its project. */
export function pictureIdsOf(configuration: Configuration): string[] {
  const ids: string[] = [];
  changePictures(configuration, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

/** The same configuration with other pictures; null takes one away. */
export function changePictures<Any extends Configuration>(
  configuration: Any,
  change: (id: string) => string | null,
): Any {
  const changed = (id: string | null) => (id ? change(id) : null);
  if ("formInterface" in configuration) {
    const { formInterface: form } = configuration;
    const logoFileId = changed(form.styling.logoFileId) ?? "";
    return { formInterface: { ...form, styling: { ...form.styling, logoFileId } } } as Any;
  }
  if ("chatbot" in configuration) {
    const { chatbot } = configuration;
    const pictureFileId = changed(chatbot.look.pictureFileId);
    return { chatbot: { ...chatbot, look: { ...chatbot.look, pictureFileId } } } as Any;
  }
  if ("videoAgent" in configuration) {
    const { videoAgent: video } = configuration;
    const scenes = video.scenes.map((scene) => ({
      ...scene,
      pictureFileId: changed(scene.pictureFileId),
    }));
    return { videoAgent: { ...video, logoFileId: changed(video.logoFileId), scenes } } as Any;
  }
  return configuration;
}
