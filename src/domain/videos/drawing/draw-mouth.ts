import type { DrawingContext } from "./context.ts";
import type { Mouth } from "./mouth.ts";
import type { Person } from "./person.ts";
import { strokePath } from "./trace.ts";

const at = (value: number) => value.toFixed(1);

/** The mouth around the point where its corners meet. */
export function drawMouth(context: DrawingContext, mouth: Mouth, { lip, line }: Person): void {
  const wide = mouth.wide;
  const open = Math.max(0, mouth.open);
  const corner = -mouth.smile * 4;
  if (open < 2.5) {
    const dip = 5 + mouth.smile * 4;
    strokePath(
      context,
      `M${at(-wide)},${at(corner)} C${at(-wide * 0.45)},${at(dip)} ${at(wide * 0.45)},${at(dip)} ${at(wide)},${at(corner)}`,
      line,
      4,
    );
    strokePath(context, "M-11,17 Q0,21 11,17", lip, 3);
    return;
  }
  const bow = open * (0.18 + mouth.round * 0.3);
  const low = open * (0.86 - mouth.round * 0.1);
  const fullness = 0.55 + mouth.round * 0.2;
  const side = wide * fullness;
  const path =
    `M${at(-wide)},${at(corner)} C${at(-side)},${at(-bow - 2)} ${at(-wide * 0.18)},${at(-bow - 1)} 0,${at(-bow + 1)}` +
    ` C${at(wide * 0.18)},${at(-bow - 1)} ${at(side)},${at(-bow - 2)} ${at(wide)},${at(corner)}` +
    ` C${at(side * 1.12)},${at(low)} ${at(wide * 0.42)},${at(low + 3)} 0,${at(low + 3)}` +
    ` C${at(-wide * 0.42)},${at(low + 3)} ${at(-side * 1.12)},${at(low)} ${at(-wide)},${at(corner)} Z`;
  strokePath(context, path, lip, 7);
  context.fillStyle = "#4a1a20";
  context.fill();
  context.save();
  context.clip();
  if (mouth.tongue > 0.15) {
    context.fillStyle = "#b4575a";
    context.beginPath();
    context.ellipse(0, low + 4, wide * 0.62, open * 0.42 * mouth.tongue, 0, 0, 7);
    context.fill();
  }
  if (mouth.teeth > 0.1) {
    const tall = Math.min(open * 0.42, 4 + 5 * mouth.teeth);
    context.fillStyle = "#f7f2ea";
    context.beginPath();
    context.roundRect(-wide * 0.74, -bow - 6, wide * 1.48, tall + 6, 5);
    context.fill();
  }
  context.restore();
}
