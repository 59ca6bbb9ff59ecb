import type { SceneLayout, StoryScene, Storyboard } from "../storyboard.ts";
import { type DrawingContext, font, grid, type Picture, smooth } from "./context.ts";
import { drawThread, type Thread } from "./draw-thread.ts";
import type { Palette } from "./palette.ts";
import { type Box, fitted, pictureBox } from "./scene-places.ts";
import { cut, isFromRight, wrapped } from "./text.ts";

export type ScenePart = {
  scene: StoryScene;
  layout: SceneLayout;
  palette: Palette;
  picture: Picture | undefined;
  captions: Storyboard["captions"];
  /** Seconds since the scene began. */
  sinceStart: number;
};

type TitleStyle = { box: Box; sizes: readonly number[]; lines: number };

/** @param x where it begins, seen from the side from which it is read */
function titleStyle(layout: SceneLayout, x: number): TitleStyle {
  if (layout === "title")
    return { box: { x, y: 120, width: 1040, height: 400 }, sizes: [88, 72, 58, 46], lines: 4 };
  if (layout === "presenter")
    return { box: { x, y: 140, width: 500, height: 330 }, sizes: [60, 52, 44, 36], lines: 5 };
  const width = layout === "picture" ? grid.width - grid.margin - x : 640;
  return { box: { x, y: 110, width, height: 84 }, sizes: [38, 32], lines: 2 };
}

/** The title with the thread that runs under it, and the picture. */
export function drawSceneParts(context: DrawingContext, part: ScenePart): void {
  const hasTitle = part.scene.title.trim() !== "";
  const bottom = hasTitle ? drawTitle(context, part) : null;
  if (part.layout === "presenter" || part.layout === "title")
    drawThread(context, threadFor(part.layout, bottom), {
      part: 1 - (1 - Math.min(1, Math.max(0, part.sinceStart / 1.3))) ** 3,
      colour: part.palette.thread,
      width: 4.5,
    });
  if (part.picture && (part.layout === "picture" || part.layout === "beside-picture")) {
    const box = pictureBox(part.layout, { hasTitle, hasCaptions: part.captions !== "none" });
    drawPicture(context, part.picture, box, part);
  }
}

/** @returns the foot of its last line */
function drawTitle(
  context: DrawingContext,
  { scene, layout, palette, picture, captions }: ScenePart,
): number {
  const left = layout === "picture" && picture ? pictureLeft(picture, captions) : grid.margin;
  const { box, sizes, lines: max } = titleStyle(layout, left);
  let lines: string[] = [];
  let size = sizes[0] ?? 38;
  for (size of sizes) {
    context.font = font(size);
    lines = wrapped(context, scene.title, box.width);
    if (lines.length * size * 1.12 <= box.height && lines.length <= max) break;
  }
  lines = cut(lines, Math.max(1, Math.min(max, Math.floor(box.height / (size * 1.12)))));
  const height = lines.length * size * 1.12;
  const isAbovePicture = layout === "picture" || layout === "beside-picture";
  const top = isAbovePicture ? box.y + box.height - height : box.y + (box.height - height) / 2;
  const fromRight = isFromRight(scene.title);
  context.fillStyle = palette.ink;
  context.textBaseline = "alphabetic";
  context.direction = fromRight ? "rtl" : "ltr";
  context.textAlign = fromRight ? "right" : "left";
  const right = layout === "picture" ? grid.width - box.x : box.x + box.width;
  const x = fromRight ? right : box.x;
  for (const [place, line] of lines.entries())
    context.fillText(line, x, top + size * 0.9 + place * size * 1.12);
  context.direction = "ltr";
  context.textAlign = "left";
  return top + height;
}

/** A title stands over the left edge of its picture. */
function pictureLeft(picture: Picture, captions: Storyboard["captions"]): number {
  const box = pictureBox("picture", { hasTitle: true, hasCaptions: captions !== "none" });
  return box.x + (box.width - fitted(picture, box).place.width) / 2;
}

const threads = new Map<string, Thread>();

/** From the left edge under the title, through a loop, and on behind whoever speaks. */
function threadFor(layout: "presenter" | "title", titleBottom: number | null): Thread {
  const y = Math.round((titleBottom ?? 560) + 30);
  const key = `${layout} ${y} ${titleBottom === null}`;
  const found = threads.get(key);
  if (found) return found;
  const thread = layout === "title" ? underTitle(y) : titleBottom === null ? along : toPresenter(y);
  threads.set(key, thread);
  return thread;
}

/** Without a title: a wave along the wall, behind the presenter. */
const along: Thread = {
  from: [0, 236],
  curves: [
    [
      [120, 236],
      [170, 180],
      [270, 190],
    ],
    [
      [340, 198],
      [330, 268],
      [286, 262],
    ],
    [
      [236, 254],
      [262, 176],
      [340, 178],
    ],
    [
      [460, 182],
      [520, 340],
      [640, 340],
    ],
    [
      [780, 340],
      [860, 150],
      [1000, 168],
    ],
    [
      [1110, 182],
      [1160, 250],
      [1280, 236],
    ],
  ],
};

const toPresenter = (y: number): Thread => ({
  from: [0, y],
  curves: [
    [
      [120, y],
      [260, y],
      [360, y],
    ],
    [
      [420, y],
      [470, y - 4],
      [470, y + 30],
    ],
    [
      [470, y + 62],
      [418, y + 62],
      [418, y + 30],
    ],
    [
      [418, y - 8],
      [486, y + 6],
      [540, y + 6],
    ],
    [
      [640, y + 6],
      [640, 140],
      [760, 90],
    ],
    [
      [860, 50],
      [1010, 60],
      [1080, 150],
    ],
    [
      [1150, 240],
      [1180, 330],
      [1280, 330],
    ],
  ],
});

const underTitle = (y: number): Thread => ({
  from: [0, y],
  curves: [
    [
      [200, y],
      [420, y],
      [640, y],
    ],
    [
      [720, y],
      [780, y - 6],
      [780, y + 34],
    ],
    [
      [780, y + 74],
      [716, y + 74],
      [716, y + 34],
    ],
    [
      [716, y - 10],
      [800, y + 4],
      [880, y + 4],
    ],
    [
      [1020, y + 4],
      [1090, y - 60],
      [1280, y - 60],
    ],
  ],
});

function drawPicture(
  context: DrawingContext,
  picture: Picture,
  box: Box,
  { palette, layout, sinceStart }: ScenePart,
): void {
  const { place, source } = fitted(picture, box);
  const x = place.x + (layout === "picture" ? (box.width - place.width) / 2 : 0);
  const { y, width, height } = place;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fillStyle = palette.raised;
  context.fill();
  context.clip();
  // It comes a little closer in its first second.
  const zoom = 1.03 - 0.03 * smooth(0, 1.2, sinceStart);
  context.translate(x + width / 2, y + height / 2);
  context.scale(zoom, zoom);
  context.drawImage(
    picture.image,
    source.x,
    source.y,
    source.width,
    source.height,
    -width / 2,
    -height / 2,
    width,
    height,
  );
  context.restore();
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.strokeStyle = palette.faint;
  context.lineWidth = 2;
  context.stroke();
}
