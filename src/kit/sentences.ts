/** Ends with a point and no sentence: "Dr.", "z. B.", "S.L.", "ca.", an initial. */
const abbreviation =
  /(?:^|[^\p{L}\p{N}])(?:Mr|Mrs|Ms|Dr|Prof|St|Nr|No|nos|ca|bzw|usw|z|B|e\.g|i\.e|approx|Str|Hr|Fr|Sr|Sra|Srta|Mme|Mlle|av|etc|vs|inkl|exkl|max|min|mind|Jan|Feb|Mär|Mrz|Apr|Aug|Sept?|Okt|Oct|Nov|Dez|Dec|déc|janv|févr|S\.L|S\.A|e|Ltd|Inc|Co|p\.m|a\.m|\p{Lu})\.$/u;
const dayOfMonth = /(?:^|\D)[0-3]?\d\.$/;
const monthOrWord =
  /^(?:\p{Ll}|\d|Jan|Feb|März|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Januar|Advent|Stock\b|Klasse\b)/u;

/** Whether the point that `before` ends with belongs to a word or a date, so that `after` goes on with it. */
const goesOn = (before: string, after: string): boolean =>
  dayOfMonth.test(before) ? monthOrWord.test(after) : abbreviation.test(before);

/** The sentences and lines of a text, in their order; the point of a date ("15. März") or of "Dr." ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    const sentences: string[] = [];
    for (const piece of line.split(/(?<=[.!?…][”"')]{0,2})\s+/)) {
      const part = piece.trim();
      if (part === "") continue;
      const before = sentences.at(-1);
      if (before !== undefined && goesOn(before, part))
        sentences[sentences.length - 1] = `${before} ${part}`;
      else sentences.push(part);
    }
    return sentences;
  });
}
