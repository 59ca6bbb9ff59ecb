import { useContext, useEffect, useState } from "react";
import type { Picture } from "#domain/videos/drawing/context.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";
import { PictureContext } from "../pictures.ts";

/** A storyboard's pictures as a canvas draws them; those that can't be shown are left out. */
export function usePictures({ scenes, logoFileId }: Storyboard) {
  const addressOf = useContext(PictureContext);
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
  const ids = [...new Set([logoFileId, ...scenes.map((scene) => scene.pictureFileId)])]
    .filter((id) => id !== null)
    .join(" ");
  useEffect(() => {
    let isOver = false;
    for (const id of ids.split(" ").filter(Boolean)) {
      const address = addressOf(id);
      if (address === null) continue;
      const image = new Image();
      image.addEventListener("load", () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        if (!isOver) setPictures((known) => new Map(known).set(id, { image, width, height }));
      });
      image.src = address;
    }
    return () => {
      isOver = true;
    };
  }, [ids, addressOf]);
  return { pictures, logo: pictures.get(logoFileId ?? "") ?? null };
}
