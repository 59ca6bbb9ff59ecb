import { createRequire } from "node:module";
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  loadImage,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import type { DrawingContext, Picture } from "#domain/videos/drawing/context.ts";
import { drawFrame } from "#domain/videos/drawing/draw-frame.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import type { Timeline } from "#domain/videos/timeline.ts";
import { frame } from "./plan.ts";
import { isLight } from "./read-picture.ts";

const require = createRequire(import.meta.url);

function registerFonts(): void {
  if (GlobalFonts.has("Instrument Sans")) return;
  for (const weight of [500, 600])
    for (const letters of ["latin", "latin-ext"])
      GlobalFonts.registerFromPath(
        require.resolve(
          `@fontsource/instrument-sans/files/instrument-sans-${letters}-${weight}-normal.woff2`,
        ),
        "Instrument Sans",
      );
}

export type Stage = {
  canvas: Canvas;
  /** Draws the frame of a time. @returns its pixels, four bytes each */
  pixelsAt(seconds: number): Uint8ClampedArray;
};

/** A canvas on which the frames of a video are drawn. */
export function createStage(
  parts: { storyboard: Storyboard; timeline: Timeline } & Pictures,
): Stage {
  registerFonts();
  const { width, height } = frame;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  return {
    canvas,
    pixelsAt(seconds) {
      drawFrame(asDrawingContext(context), { ...parts, width, height }, seconds);
      return context.getImageData(0, 0, width, height).data;
    },
  };
}

/** Skia's canvas does the same as a browser's; its types are its own. */
const asDrawingContext = (context: SKRSContext2D) => context as unknown as DrawingContext;

export type Pictures = { pictures: ReadonlyMap<string, Picture>; logo: Picture | null };

/** The ids of all pictures of a video, each once. */
export const pictureIds = ({ scenes, logoFileId }: Storyboard): string[] => [
  ...new Set(
    [...scenes.map(({ pictureFileId }) => pictureFileId), logoFileId].filter((id) => id !== null),
  ),
];

/** Pictures that were read before, by their ids. */
export async function openPictures(
  { scenes, logoFileId }: Storyboard,
  read: (fileId: string) => Promise<Uint8Array | null>,
): Promise<Pictures> {
  const open = async (fileId: string): Promise<Picture | null> => {
    const bytes = await read(fileId);
    if (!bytes) return null;
    const image = await loadImage(Buffer.from(bytes));
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const { width, height } = canvas;
    return {
      image: canvas as unknown as CanvasImageSource,
      width,
      height,
      isLight: isLight(canvas),
    };
  };
  const pictures = new Map<string, Picture>();
  for (const { pictureFileId } of scenes) {
    if (pictureFileId === null || pictures.has(pictureFileId)) continue;
    const picture = await open(pictureFileId);
    if (picture) pictures.set(pictureFileId, picture);
  }
  return { pictures, logo: logoFileId === null ? null : await open(logoFileId) };
}
