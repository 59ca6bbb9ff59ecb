import { partsOf, termOf } from "./words.ts";

/** A piece of text; `isHit` where it is what was looked for. */
export type Piece = { text: string; isHit: boolean };

/** The text in pieces, the found words apart. @param stems as `termOf` gives them */
export function markWords(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, part] of partsOf(text).entries()) {
    const isHit = index % 2 === 1 && stems.has(termOf(part) ?? "");
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += part;
    else if (part) pieces.push({ text: part, isHit });
  }
  return pieces;
}

/** About as many characters as two lines hold. */
const excerptLength = 150;

/** The place in a long text that holds the most different found words, in pieces; its beginning where there are none. */
export function excerptOf(text: string, stems: ReadonlySet<string>): Piece[] {
  if (text.length <= excerptLength) return markWords(text, stems);
  let at = 0;
  const hits: { at: number; stem: string }[] = [];
  for (const [index, part] of partsOf(text).entries()) {
    const stem = index % 2 === 1 ? termOf(part) : null;
    if (stem && stems.has(stem)) hits.push({ at, stem });
    at += part.length;
  }
  const countFrom = (from: number) =>
    new Set(
      hits
        .filter((hit) => hit.at >= from && hit.at < from + excerptLength - 20)
        .map(({ stem }) => stem),
    ).size;
  const best = hits.reduce(
    (found, hit) => (countFrom(hit.at) > countFrom(found) ? hit.at : found),
    hits[0]?.at ?? 0,
  );
  const from = best < 60 ? 0 : text.lastIndexOf(" ", best - 30) + 1;
  const end =
    from + excerptLength >= text.length ? text.length : text.lastIndexOf(" ", from + excerptLength);
  const cut = text.slice(from, end);
  return [
    ...(from > 0 ? [{ text: "… ", isHit: false }] : []),
    ...markWords(cut, stems),
    ...(end < text.length ? [{ text: " …", isHit: false }] : []),
  ];
}
