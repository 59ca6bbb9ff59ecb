/** Windings around the ring, and how often the thread goes in and out meanwhile; without a common divisor. */
const knots = [
  [2, 7],
  [3, 8],
  [2, 9],
  [3, 10],
  [3, 11],
  [2, 11],
  [3, 7],
  [2, 5],
] as const;
const pointsPerLobe = 14;

/** A number from a name, the same everywhere (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * A ring of one thread, woven as a name says: the same name is always the same line. Leaves the middle free
 * for two letters.
 * @returns an SVG path within a view box of 100 by 100
 */
export function nameKnot(name: string): string {
  const hash = hashOf(name);
  const [windings, lobes] = knots[hash % knots.length] ?? knots[0];
  const turned = ((hash >>> 8) % 360) * (Math.PI / 180);
  const depth = 8 + ((hash >>> 20) % 5);
  const count = lobes * pointsPerLobe;
  const points = Array.from({ length: count }, (_, step) => {
    const along = (2 * Math.PI * step) / count;
    const radius = 47 - depth + depth * Math.cos(lobes * along);
    const angle = windings * along + turned;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
