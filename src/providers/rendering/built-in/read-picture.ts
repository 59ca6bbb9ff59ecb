import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { frame } from "./plan.ts";
import { RenderingFailed } from "./render-jobs.ts";

/** A pixel takes four bytes while a picture is read. */
const maxPixels = 64_000_000;
const readableTypes = new Set(["png", "jpg", "webp", "gif"]);

/**
 * A picture, scaled down to what a frame can show. Its size is looked at before any of it is unpacked.
 * @throws RenderingFailed picture_unreadable
 */
export async function readPicture(bytes: Uint8Array): Promise<Canvas> {
  const { width, height } = sizeOf(bytes);
  if (width * height > maxPixels)
    throw new RenderingFailed(
      "picture_unreadable",
      `A picture of ${width} × ${height} pixels is too large.`,
    );
  const image = await decoded(bytes);
  const scale = Math.min(1, frame.width / image.width, (frame.height * 2) / image.height);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, type } = imageSize(bytes);
    if (width > 0 && height > 0 && readableTypes.has(type ?? "")) return { width, height };
  } catch {
    // Told below.
  }
  throw new RenderingFailed(
    "picture_unreadable",
    "A picture is damaged, or of a kind that can’t be drawn.",
  );
}

async function decoded(bytes: Uint8Array): Promise<Image> {
  try {
    const image = await loadImage(Buffer.from(bytes));
    if (image.width > 0 && image.height > 0) return image;
    throw new Error("The picture is empty.");
  } catch (error) {
    throw new RenderingFailed("picture_unreadable", "A picture is damaged.", { cause: error });
  }
}

/** Whether what is drawn of a logo is light, so that it needs a dark ground. */
export function isLight(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let [light, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * 7) {
    const alpha = (data[at + 3] ?? 0) / 255;
    light +=
      alpha * (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0));
    all += alpha;
  }
  return all > 0 && light / all > 170;
}
