import type { DrawingContext } from "./context.ts";

type Step = readonly [command: string, ...numbers: number[]];
const known = new Map<string, Step[]>();

/** A path as SVG writes it, with M, L, C, Q and Z in absolute numbers: there is no Path2D that every canvas knows. */
export function trace(context: DrawingContext, path: string): void {
  const steps = known.get(path) ?? stepsOf(path);
  known.set(path, steps);
  context.beginPath();
  for (const [command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of steps)
    if (command === "M") context.moveTo(a, b);
    else if (command === "L") context.lineTo(a, b);
    else if (command === "C") context.bezierCurveTo(a, b, c, d, e, f);
    else if (command === "Q") context.quadraticCurveTo(a, b, c, d);
    else context.closePath();
}

const numbersFor: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].flatMap(([, command = "", rest = ""]) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const each = numbersFor[command] ?? 0;
    if (each === 0) return [[command]];
    return Array.from({ length: numbers.length / each }, (_none, place): Step => [
      command,
      ...numbers.slice(place * each, (place + 1) * each),
    ]);
  });
}

export function fillPath(context: DrawingContext, path: string, colour: string): void {
  trace(context, path);
  context.fillStyle = colour;
  context.fill();
}

export function strokePath(
  context: DrawingContext,
  path: string,
  colour: string,
  width: number,
): void {
  trace(context, path);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** What is drawn inside stays within the path. */
export function inside(context: DrawingContext, path: string, draw: () => void): void {
  context.save();
  trace(context, path);
  context.clip();
  draw();
  context.restore();
}

/** The same on both sides of the middle. */
export function onBothSides(context: DrawingContext, draw: () => void): void {
  for (const side of [1, -1]) {
    context.save();
    context.scale(side, 1);
    draw();
    context.restore();
  }
}
