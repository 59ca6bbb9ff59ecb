import { paletteOf } from "#domain/videos/drawing/palette.ts";
import type { Storyboard } from "#domain/videos/storyboard.ts";

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/**
 * The page of a video in its brand's colours: those that the drawn video has, so that both look like one, in the light
 * theme and in the dark one. A provider's video gets them here alone, with its captions.
 */
export function videoStyleSheet(colours: Storyboard["colours"] | null): string {
  if (!colours || !isColour(colours.primary) || !isColour(colours.secondary)) return "";
  const light = paletteOf({ colours, background: "office" });
  const dark = paletteOf({ colours, background: "studio" });
  const { ground, words } = light.caption;
  return `.video-page {
  --video-ground: light-dark(${light.ground}, ${dark.ground});
  --video-ink: light-dark(${light.ink}, ${dark.ink});
  --video-thread: light-dark(${light.thread}, ${dark.thread});
}
.video-page__video::cue {
  background: ${ground};
  color: ${words};
}
`;
}
