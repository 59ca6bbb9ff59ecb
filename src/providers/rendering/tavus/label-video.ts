import { rename, rm } from "node:fs/promises";
import { generatedLabel } from "#domain/videos/drawing/draw-marks.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";

/**
 * Says in a video file's metadata that it is AI-generated, as the videos made here say it. Pictures and sound are copied
 * as they are. A file that can't be rewritten stays as it came: its page and the player say it, too.
 */
export async function labelVideo(
  file: string,
  { title, language }: Pick<Storyboard, "title" | "language">,
): Promise<void> {
  const labelled = `${file}-labelled`;
  const media = await import("mediabunny");
  const { MATROSKA, MP4, QTFF, WEBM } = media;
  const formats = [MP4, QTFF, WEBM, MATROSKA];
  const input = new media.Input({ formats, source: new media.FilePathSource(file) });
  try {
    const isWebm = (await input.getFormat()) === WEBM;
    const output = new media.Output({
      format: isWebm
        ? new media.WebMOutputFormat()
        : new media.Mp4OutputFormat({ fastStart: false }),
      target: new media.FilePathTarget(labelled),
    });
    const conversion = await media.Conversion.init({
      input,
      output,
      showWarnings: false,
      tags: (before) => ({
        ...before,
        title,
        comment: generatedLabel[language],
        description: "AI-generated video",
      }),
    });
    if (!conversion.isValid || conversion.discardedTracks.length > 0) return;
    await conversion.execute();
    await rename(labelled, file);
  } catch {
    // What came from the provider plays, or was refused before.
  } finally {
    input.dispose();
    await rm(labelled, { force: true });
  }
}
