/**
 * A pattern that fits only whole words of any script, in capitals or not: `\b` knows no "é".
 * @param source alternatives as in a regular expression
 */
export const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu");
