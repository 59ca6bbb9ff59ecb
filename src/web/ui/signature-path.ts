const ascenders = new Set("bdfhklt");
const descenders = new Set("gjpqyz");
const rounds = new Set("aceos");

/** How each kind of letter is written, from the base line back to it, and how far that brings the pen. */
const strokes = {
  capital: { d: "c4-30 14-52 18-46s-14 40-8 44 8 2 12 2", width: 22 },
  ascender: { d: "c6-6 14-38 8-40s-10 34-4 40 8 0 10 0", width: 14 },
  descender: { d: "c2-10 10-12 10-2s-2 34-8 34-2-24 10-32", width: 12 },
  round: { d: "c8-2 10-12 3-12s-8 13 1 13 7-1 8-1", width: 12 },
  arch: { d: "c2-12 5-13 6-6s2 6 4 6", width: 10 },
  gap: { d: "c6 4 10 4 16 0", width: 16 },
} as const;

const kindOf = (letter: string): keyof typeof strokes => {
  if (!/\p{L}/u.test(letter)) return "gap";
  if (letter !== letter.toLowerCase()) return "capital";
  if (ascenders.has(letter)) return "ascender";
  if (descenders.has(letter)) return "descender";
  return rounds.has(letter) ? "round" : "arch";
};

/**
 * A name written in one line, as an SVG path: each letter becomes the stroke of its kind, so that no two
 * names look alike and the same name always looks the same.
 * @returns `d`, and the width it takes from x = 0; it stays between y = 0 and y = 96, the base line at 60
 */
export function signaturePath(name: string): { d: string; width: number } {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  const written = Array.from(plain, (letter) => strokes[kindOf(letter)]);
  const width = written.reduce((sum, stroke) => sum + stroke.width, 0);
  return { d: `M0 60${written.map(({ d }) => d).join("")}c10-2 16-4 24-10`, width: width + 24 };
}
