import type { SceneLayout, StoryScene } from "../storyboard.ts";
import type { Timeline } from "../timeline.ts";
import { between, grid, smooth } from "./context.ts";
import type { PresenterPlace } from "./draw-presenter.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** A layout that asks for a picture, without one, is the same without it. */
export function layoutOf(scene: StoryScene, hasPicture: boolean): SceneLayout {
  if (hasPicture || scene.layout === "presenter" || scene.layout === "title") return scene.layout;
  return scene.layout === "picture" && scene.title.trim() ? "title" : "presenter";
}

const away: PresenterPlace = { x: grid.width + 340, y: 330, scale: 1, leans: 0 };

export function presenterPlace(layout: SceneLayout, hasTitle: boolean): PresenterPlace {
  if (layout === "beside-picture") return { x: 1012, y: 318, scale: 0.94, leans: -0.6 };
  if (layout !== "presenter") return away;
  return hasTitle
    ? { x: 898, y: 292, scale: 1.06, leans: 0 }
    : { x: 640, y: 292, scale: 1.06, leans: 0 };
}

/** Where the presenter is at a time: it walks over while one scene gives way to the next. */
export function presenterAt(
  places: readonly PresenterPlace[],
  { scenes }: Pick<Timeline, "scenes">,
  seconds: number,
): PresenterPlace {
  let place = places[0] ?? away;
  for (const [number, next] of places.entries()) {
    const start = scenes[number]?.start ?? 0;
    if (number === 0 || seconds < start - 0.35) continue;
    const part = smooth(start - 0.35, start + 0.4, seconds);
    place = {
      x: between(place.x, next.x, part),
      y: between(place.y, next.y, part),
      scale: between(place.scale, next.scale, part),
      leans: between(place.leans, next.leans, part),
    };
  }
  return place;
}

/** How much of a scene's title and picture is seen, and how far they have come. */
export function appearance(timeline: Timeline, scene: number, seconds: number) {
  const { start, end } = timeline.scenes[scene] ?? { start: 0, end: timeline.seconds };
  const comes = scene === 0 ? 1 : smooth(start + 0.05, start + 0.45, seconds);
  const goes = scene === timeline.scenes.length - 1 ? 0 : smooth(end - 0.32, end - 0.02, seconds);
  return {
    alpha: comes * (1 - goes),
    shift: (1 - comes) * 26 - goes * 26,
    sinceStart: seconds - start,
  };
}

/** Room for a picture, below the title where there is one, and above the captions where there are any. */
export function pictureBox(
  layout: SceneLayout,
  { hasTitle, hasCaptions }: { hasTitle: boolean; hasCaptions: boolean },
): Box {
  const y = hasTitle ? 206 : 122;
  const bottom = hasCaptions ? 578 : 650;
  const width = layout === "picture" ? grid.width - 2 * grid.margin : 620;
  return { x: grid.margin, y, width, height: bottom - y };
}

/** The shape of a picture within a box. It is only cut where it is far too tall or wide for any box. */
export function fitted(picture: { width: number; height: number }, box: Box) {
  const own = picture.width / picture.height;
  const shape = Math.min(2.6, Math.max(0.62, own));
  const width = Math.min(box.width, box.height * shape);
  const height = width / shape;
  const place = { x: box.x, y: box.y + (box.height - height) / 2, width, height };
  // What is cut off a tall picture comes more from its foot: faces and headings are above.
  const source =
    own > shape
      ? { width: picture.height * shape, height: picture.height }
      : { width: picture.width, height: picture.width / shape };
  return {
    place,
    source: {
      ...source,
      x: (picture.width - source.width) / 2,
      y: (picture.height - source.height) * 0.25,
    },
  };
}
