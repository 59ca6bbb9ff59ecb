/** Where the axis ends: 1, 2 or 5 times a power of ten, never below the highest value. */
export function axisEnd(highest: number): number {
  if (highest <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 5, 10].map((times) => times * step).find((end) => end >= highest) ?? highest;
}

/**
 * The line through values, in a box of `width` by `height`; it breaks where a value is missing, and a value alone is a
 * dot (a line of no length with round ends).
 */
export function lineThrough(
  values: readonly (number | null)[],
  { end, width, height }: { end: number; width: number; height: number },
): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  let path = "";
  let isDrawing = false;
  for (const [at, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    const place = `${rounded(at * step)} ${rounded(height - (Math.min(value, end) / end) * height)}`;
    path += isDrawing ? `L${place}` : `M${place}h0`;
    isDrawing = true;
  }
  return path;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
