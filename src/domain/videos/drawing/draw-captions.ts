import { captionsOf, type Cue } from "../captions.ts";
import type { Storyboard } from "../storyboard.ts";
import type { Timeline } from "../timeline.ts";
import { type DrawingContext, font, grid } from "./context.ts";
import type { Palette } from "./palette.ts";
import { orderFromLeft } from "./text.ts";

const known = new WeakMap<Timeline, Cue[]>();
const size = 34;
const gap = 10;
const maxWidth = grid.width - 2 * grid.margin - 56;
const bottom = 684;

/** The line that is spoken, low in the picture; the word at hand stands out where captions are marked. */
export function drawCaptions(
  context: DrawingContext,
  {
    captions,
    timeline,
    palette,
    seconds,
  }: {
    captions: Storyboard["captions"];
    /** Of the scene, and the seconds since its start. */
    timeline: Timeline;
    palette: Palette;
    seconds: number;
  },
): void {
  if (captions === "none") return;
  const cues = known.get(timeline) ?? captionsOf(timeline);
  known.set(timeline, cues);
  const cue = cues.find(({ start, end }) => seconds >= start && seconds < end);
  if (!cue) return;
  context.font = font(size);
  const texts = cue.words.map(({ text }) => text);
  const widths = texts.map((text) => context.measureText(text).width);
  const width = widths.reduce((sum, one) => sum + one + gap, -gap);
  // One word can be wider than the picture: then the line is drawn smaller.
  const scale = Math.min(1, maxWidth / width);
  const { ground, words, mark } = palette.caption;
  context.save();
  context.translate(grid.width / 2, bottom - 32);
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(-width / 2 - 28, -34, width + 56, 68, 14);
  context.fillStyle = ground;
  context.fill();
  context.textBaseline = "middle";
  context.textAlign = "left";
  let x = -width / 2;
  for (const place of orderFromLeft(texts)) {
    const word = cue.words[place];
    const wide = widths[place] ?? 0;
    if (!word) continue;
    const isAtHand = captions === "marked" && seconds >= word.start && seconds < word.end;
    context.fillStyle = isAtHand ? mark : words;
    context.fillText(word.text, x, 1);
    if (isAtHand) {
      context.beginPath();
      context.roundRect(x, 21, wide, 4, 2);
      context.fill();
    }
    x += wide + gap;
  }
  context.restore();
  context.textBaseline = "alphabetic";
}
