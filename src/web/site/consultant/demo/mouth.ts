/** How a mouth stands: 0 closed to 1 open, and 0 round to 1 wide. */
export type MouthShape = { open: number; wide: number };

/** About how many letters are said in a millisecond. */
export const lettersPerMs = 0.015;

export const restingMouth: MouthShape = { open: 0, wide: 0.7 };

const shapes: readonly (readonly [RegExp, MouthShape])[] = [
  [/[aàáâäh]/i, { open: 1, wide: 0.75 }],
  [/[oôöqw]/i, { open: 0.85, wide: 0.15 }],
  [/[uûü]/i, { open: 0.5, wide: 0.1 }],
  [/[eéèê]/i, { open: 0.6, wide: 0.9 }],
  [/[iy]/i, { open: 0.4, wide: 1 }],
  [/[bmp]/i, { open: 0, wide: 0.6 }],
  [/[fv]/i, { open: 0.15, wide: 0.7 }],
  [/[\p{L}\p{N}]/u, { open: 0.3, wide: 0.6 }],
];

const shapeOf = (letter: string | undefined): MouthShape =>
  (letter && shapes.find(([letters]) => letters.test(letter))?.[1]) || restingMouth;

/** The mouth at a place in what is said, in letters; between two letters it is on its way. */
export function mouthAt(text: string, place: number): MouthShape {
  const at = Math.max(0, Math.floor(place));
  const part = Math.min(1, Math.max(0, place - at));
  const [from, to] = [shapeOf(text[at]), shapeOf(text[at + 1])];
  const between = (a: number, b: number) => a + (b - a) * part;
  return { open: between(from.open, to.open), wide: between(from.wide, to.wide) };
}

/** What is known of where a voice is: the word that it began last, and how long ago; none where it doesn't tell. */
export type Heard = { word: number | null; sinceMs: number };

/**
 * Where a voice is in a text, in letters. A voice that tells its words is waited for at each word's end; one that
 * doesn't is taken to speak at the usual speed.
 */
export function placeIn(text: string, { word, sinceMs }: Heard): number {
  const said = Math.max(0, sinceMs) * lettersPerMs;
  if (word === null) return Math.min(said, text.length);
  const end = text.indexOf(" ", word + 1);
  return Math.min(word + said, end < 0 ? text.length : end);
}

const [middle, line] = [160, 139];
const round = (number: number) => Math.round(number * 10) / 10;

/** The mouth as an SVG path; closed, its two lips are one smiling line. */
export function mouthPath({ open, wide }: MouthShape): string {
  const half = round(9 + 8 * wide);
  const upper = round(line + 7 - 9 * open);
  const lower = round(line + 7 + 15 * open);
  return `M${middle - half} ${line}Q${middle} ${upper} ${middle + half} ${line}Q${middle} ${lower} ${middle - half} ${line}Z`;
}
