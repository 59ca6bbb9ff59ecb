/** A piece of a text, and where it stands. */
export type FoundText = { text: string; at: number; end: number };

/** All matches of several patterns, where two overlap the longer one. */
export function matchesOf<T extends object>(
  text: string,
  patterns: readonly (readonly [RegExp, T])[],
): (T & FoundText)[] {
  const all = patterns
    .flatMap(([pattern, rest]) =>
      [...text.matchAll(pattern)].map((match) => ({
        ...rest,
        text: match[0].trim(),
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter(({ text: said }) => said !== "")
    .toSorted((a, b) => b.end - b.at - (a.end - a.at));
  return all.filter(
    (one, index) =>
      !all.slice(0, index).some((longer) => one.at < longer.end && longer.at < one.end),
  );
}
