import type { Storyboard } from "../storyboard.ts";
import { sceneAt, timelineOfScene } from "../timeline-of-scene.ts";
import type { Timeline } from "../timeline.ts";
import { type DrawingContext, grid, type Picture } from "./context.ts";
import { drawBackdrop, drawRoom } from "./draw-background.ts";
import { drawCaptions } from "./draw-captions.ts";
import { drawGeneratedLabel, drawLogo } from "./draw-marks.ts";
import { drawPresenter } from "./draw-presenter.ts";
import { drawSceneParts } from "./draw-scene.ts";
import { seedOf } from "./motion.ts";
import { paletteOf } from "./palette.ts";
import { appearance, layoutOf, presenterAt, presenterPlace } from "./scene-places.ts";

/** What a frame shows. The size is that of the canvas; another shape than 16:9 gets edges in the ground's colour. */
export type FrameParts = {
  storyboard: Storyboard;
  timeline: Timeline;
  /** By the files' ids. One that is missing is left out, and its scene drawn without it. */
  pictures: ReadonlyMap<string, Picture>;
  logo: Picture | null;
  width: number;
  height: number;
};

/**
 * Draws the video as it is at a time, for the preview in the browser and for the renderer alike. The same time gives the
 * same picture, whatever was drawn before; apart from the presenter's way from and to its neighbours, a scene's frames
 * follow from that scene alone, so that it can be used again in another video (segments.ts of the built-in renderer).
 * Needs the font Instrument Sans in weights 500 and 600.
 */
export function drawFrame(context: DrawingContext, parts: FrameParts, seconds: number): void {
  const { storyboard, width, height } = parts;
  const palette = paletteOf(storyboard);
  const scale = Math.min(width / grid.width, height / grid.height);
  context.save();
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  context.translate((width - grid.width * scale) / 2, (height - grid.height * scale) / 2);
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, grid.width, grid.height);
  context.clip();
  context.lineCap = "round";
  context.lineJoin = "round";
  const scene = sceneAt(parts.timeline, seconds);
  const timeline = timelineOfScene(parts.timeline, scene.number);
  drawStage(context, parts, { at: seconds, scene, timeline });
  drawCaptions(context, {
    captions: storyboard.captions,
    timeline,
    palette,
    seconds: scene.seconds,
  });
  if (parts.logo) drawLogo(context, parts.logo, palette);
  drawGeneratedLabel(context, storyboard.language);
  context.restore();
}

function drawStage(
  context: DrawingContext,
  parts: FrameParts,
  {
    at,
    scene: { number, seconds },
    timeline,
  }: { at: number; scene: ReturnType<typeof sceneAt>; timeline: Timeline },
): void {
  const { storyboard, pictures } = parts;
  const palette = paletteOf(storyboard);
  const scenes = storyboard.scenes.map((scene) => {
    const picture = pictures.get(scene.pictureFileId ?? "");
    return { scene, picture, layout: layoutOf(scene, picture !== undefined) };
  });
  const places = scenes.map(({ layout, scene }) =>
    presenterPlace(layout, scene.title.trim() !== ""),
  );
  const place = presenterAt(places, parts.timeline, at);
  const isHere = place.x < grid.width + 300;
  drawRoom(context, storyboard.background, palette);
  if (isHere) drawBackdrop(context, storyboard.background, palette, place);
  const now = scenes[number];
  if (now) {
    const { alpha, shift, sinceStart } = appearance(parts.timeline, number, at);
    context.save();
    context.globalAlpha = alpha;
    context.translate(shift, 0);
    drawSceneParts(context, { ...now, palette, captions: storyboard.captions, sinceStart });
    context.restore();
  }
  const seed = seedOf(now?.scene.id ?? "");
  if (isHere) drawPresenter(context, { storyboard, timeline, palette, place, seed, seconds });
}
