import { imageSize } from "image-size";
import { files as promised } from "#content/promises.ts";
import { AppError } from "#errors";

/**
 * Refuses a picture with more pixels than a visitor's device should have to draw, told by its header.
 * @param head the beginning of the file
 * @throws AppError picture_too_large; file_type_mismatch where its size can't be read
 */
export function checkPixels(head: Uint8Array): void {
  const max = promised.maxPictureMegapixels;
  const megapixels = megapixelsOf(head);
  if (megapixels > max)
    throw new AppError("picture_too_large", {
      message: `This picture has ${Math.round(megapixels)} megapixels. Choose one with up to ${max}.`,
    });
}

function megapixelsOf(head: Uint8Array): number {
  try {
    const { width, height } = imageSize(head);
    return (width * height) / 1e6;
  } catch (error) {
    throw new AppError("file_type_mismatch", { cause: error });
  }
}
