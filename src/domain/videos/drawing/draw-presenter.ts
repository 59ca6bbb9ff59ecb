import type { Storyboard } from "../storyboard.ts";
import type { Timeline } from "../timeline.ts";
import type { DrawingContext } from "./context.ts";
import { drawClothes, sleeveOf } from "./draw-clothes.ts";
import { drawHairBehind } from "./draw-hair.ts";
import { drawHand } from "./draw-hand.ts";
import { drawHead, drawNeck } from "./draw-head.ts";
import { poseAt } from "./motion.ts";
import { mouthAt } from "./mouth.ts";
import type { Palette } from "./palette.ts";
import { personOf } from "./person.ts";

/** Where the middle of the head is, and how large it is drawn. */
export type PresenterPlace = { x: number; y: number; scale: number; leans: number };

/** Somebody who speaks to the viewer, down to the chest. */
export function drawPresenter(
  context: DrawingContext,
  {
    storyboard,
    timeline,
    palette,
    place,
    seed,
    seconds,
  }: {
    storyboard: Pick<Storyboard, "avatarStyle" | "voice">;
    /** Of the scene, and the seconds since its start. */
    timeline: Timeline;
    seed: number;
    palette: Palette;
    place: PresenterPlace;
    seconds: number;
  },
): void {
  const { avatarStyle: style, voice } = storyboard;
  const person = personOf(voice);
  const pose = poseAt(timeline, seconds, { leans: place.leans, seed });
  const turned = (turn: number, y: number, draw: () => void) => {
    context.save();
    context.translate(0, y);
    context.rotate(turn);
    context.translate(0, -y);
    draw();
    context.restore();
  };
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.scale, place.scale);
  const headMoves = (draw: () => void) =>
    turned(pose.head.turn, 150, () => {
      context.translate(pose.head.x, pose.head.y);
      draw();
    });
  headMoves(() => drawHairBehind(context, voice, person));
  turned(pose.body.turn, 500, () => {
    context.translate(0, pose.body.y);
    drawNeck(context, person);
    drawClothes(context, { style, palette, person });
  });
  headMoves(() =>
    drawHead(context, {
      person,
      pose,
      mouth: mouthAt(timeline, seconds),
      voice,
      wearsGlasses: style === "custom",
    }),
  );
  if (pose.hand > 0.01) {
    context.save();
    context.translate(-214 + 12 * pose.hand, 540 - 250 * pose.hand);
    context.rotate(-0.34 + 0.22 * pose.hand + Math.sin(seconds * 2.6) * 0.035);
    drawHand(context, person, sleeveOf(style, palette));
    context.restore();
  }
  context.restore();
}
