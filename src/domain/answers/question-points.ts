/** "1) … 2) …", "Q1: …", "- …" line by line, "First, … Second, …", in four languages. */
const marks: readonly RegExp[] = [
  /(?:^|\s)\(?(?:#|[Qq](?:uestion)?\s?|[Ff]rage\s?)?\d{1,2}(?:[).]|\s?:)\s+(?=\S)/gu,
  /(?:^|\s)\(?[a-l]\)\s+(?=\S)/gu,
  /(?:^|\n)\s*[-*•–·]\s+(?=\S)/gu,
  /(?:^|[.!?;:,\n]\s*)(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|erstens|zweitens|drittens|viertens|zum einen|zum anderen|primero|segundo|tercero|cuarto|por último|en primer lugar|en segundo lugar|premièrement|deuxièmement|troisièmement|d['’]abord|ensuite|enfin)\s*[,:]\s*(?=\S)/giu,
];

/** The points of a list, whatever marks them; null where a text is none. What stands before the first is left out. */
export function pointsOf(text: string): string[] | null {
  for (const mark of marks) {
    const found = [...text.matchAll(mark)];
    const points = found
      .map(({ index, 0: said }, at) =>
        text
          .slice(index + said.length, found[at + 1]?.index)
          .replace(/(?:[\s,;]+(?:and|plus|und|sowie|y|et))?[\s,;]*$/iu, "")
          .trim(),
      )
      .filter((point) => /\p{L}{3}/u.test(point));
    if (points.length > 1) return points;
  }
  return null;
}
