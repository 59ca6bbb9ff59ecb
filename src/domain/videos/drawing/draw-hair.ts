import type { Storyboard } from "../storyboard.ts";
import type { DrawingContext } from "./context.ts";
import type { Person } from "./person.ts";
import { fillPath, strokePath } from "./trace.ts";

type Hair = { behind: readonly string[]; front: readonly string[]; strands: readonly string[] };

/** Hair by voice: a bob, a short cut, curls. */
const styles: Readonly<Record<Storyboard["voice"], Hair>> = {
  female: {
    behind: [
      "M-2,-168 C-92,-170 -128,-108 -124,-20 C-122,40 -136,84 -128,128 C-104,158 -56,150 -40,120 L40,120 C58,152 104,156 128,126 C138,84 122,40 124,-20 C128,-108 90,-170 -2,-168 Z",
    ],
    front: [
      "M-28,-140 C-92,-138 -120,-70 -106,14 C-100,44 -98,62 -104,92 C-86,80 -84,40 -86,8 C-84,-40 -62,-70 -30,-92 C0,-84 60,-70 88,-12 C92,30 88,70 104,94 C100,60 104,36 110,8 C118,-76 84,-146 14,-148 C0,-150 -14,-144 -28,-140 Z",
    ],
    strands: [
      "M-30,-92 C-24,-112 -18,-126 -8,-140",
      "M-96,-40 C-88,-88 -66,-114 -40,-128",
      "M30,-128 C70,-110 94,-76 100,-34",
      "M-116,60 C-118,84 -118,100 -112,120",
      "M116,60 C118,84 118,100 112,120",
    ],
  },
  male: {
    behind: [],
    front: [
      "M-96,-8 C-112,-62 -104,-112 -66,-140 C-62,-158 -16,-176 30,-166 C82,-162 116,-116 98,-10 C94,-22 92,-34 88,-52 C84,-72 74,-84 66,-98 C38,-82 -22,-84 -58,-104 C-74,-92 -84,-70 -88,-50 C-90,-34 -92,-22 -96,-8 Z",
    ],
    strands: [
      "M-56,-106 C-46,-128 -30,-142 -8,-150",
      "M-20,-92 C0,-112 34,-126 58,-128",
      "M44,-96 C62,-108 74,-110 86,-100",
    ],
  },
  neutral: {
    behind: [
      "M-118,-6 C-140,-22 -140,-58 -120,-72 C-130,-104 -106,-134 -80,-134 C-70,-164 -30,-178 -6,-162 C22,-182 64,-168 76,-140 C108,-140 132,-108 120,-74 C142,-58 142,-20 118,-6 C118,10 104,18 92,8 L-92,8 C-104,18 -118,10 -118,-6 Z",
    ],
    front: [
      "M-98,14 C-122,-2 -124,-34 -106,-50 C-118,-84 -96,-116 -66,-118 C-54,-146 -20,-156 2,-142 C32,-158 66,-144 72,-120 C104,-114 120,-80 106,-50 C124,-32 120,0 98,14 C96,-8 94,-24 86,-38 C72,-40 66,-52 68,-64 C50,-58 34,-68 32,-82 C14,-70 -10,-74 -18,-88 C-28,-70 -50,-64 -62,-70 C-62,-54 -72,-42 -86,-38 C-94,-24 -96,-8 -98,14 Z",
    ],
    strands: [
      "M-84,-84 C-76,-98 -58,-100 -50,-90",
      "M-34,-114 C-22,-128 -4,-124 0,-110",
      "M26,-112 C38,-124 56,-118 58,-104",
      "M78,-72 C92,-74 98,-60 92,-50",
      "M-102,-30 C-110,-22 -108,-10 -100,-6",
    ],
  },
};

export function drawHairBehind(
  context: DrawingContext,
  voice: Storyboard["voice"],
  { hair }: Person,
): void {
  for (const path of styles[voice].behind) fillPath(context, path, hair);
}

export function drawHairInFront(
  context: DrawingContext,
  voice: Storyboard["voice"],
  { hair, strand }: Person,
): void {
  for (const path of styles[voice].front) fillPath(context, path, hair);
  for (const path of styles[voice].strands) strokePath(context, path, strand, 3);
}
