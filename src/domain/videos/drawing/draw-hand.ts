import type { DrawingContext } from "./context.ts";
import { seamOf } from "./draw-clothes.ts";
import type { Person } from "./person.ts";
import { fillPath, strokePath } from "./trace.ts";

const fingers = [
  "M-15,-26 C-20,-48 -23,-58 -25,-68",
  "M-4,-30 C-6,-54 -7,-68 -8,-80",
  "M8,-29 C9,-52 10,-64 11,-75",
  "M19,-23 C22,-40 24,-48 26,-57",
];
const thumb = "M-20,6 C-34,-4 -42,-16 -47,-28";

/** A forearm with an open hand, around the wrist. */
export function drawHand(context: DrawingContext, person: Person, sleeve: string): void {
  fillPath(context, "M-40,46 C-46,120 -60,200 -70,300 L84,300 C66,200 50,120 40,46 Z", sleeve);
  strokePath(context, "M-40,46 C-46,120 -60,200 -70,300", seamOf(sleeve), 3);
  strokePath(context, "M40,46 C50,120 66,200 84,300", seamOf(sleeve), 3);
  fillPath(context, "M-25,60 C-24,36 -26,24 -27,6 L27,4 C26,24 25,40 26,60 Z", person.skin);
  for (const finger of fingers) strokePath(context, finger, person.skin, 16.5);
  strokePath(context, thumb, person.skin, 17);
  fillPath(
    context,
    "M-29,-20 C-32,0 -30,18 -22,30 L24,28 C32,14 33,-6 28,-24 C14,-42 -18,-42 -29,-20 Z",
    person.skin,
  );
  strokePath(context, "M-9.5,-32 L-11,-42", person.shade, 2.6);
  strokePath(context, "M2,-34 L2,-45", person.shade, 2.6);
  strokePath(context, "M14,-31 L15,-41", person.shade, 2.6);
  strokePath(context, "M-18,2 C-8,-6 -4,8 -10,20", person.shade, 2.6);
  fillPath(context, "M-46,44 C-20,54 20,54 46,44 L48,72 C20,82 -22,82 -49,72 Z", seamOf(sleeve));
}
