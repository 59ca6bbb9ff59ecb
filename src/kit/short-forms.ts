/** What people type in haste with what it is short for. */
const short: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(do|does|did|ca|wo|is|are|was|were|have|has|had|should|would|could)nt(?!\p{L})/giu,
    "$1n’t",
  ],
  [/(?<!\p{L})im(?= (?!\p{Lu}))/giu, "i’m"],
  [/(?<!\p{L})(that|what|where|who|here|there)s(?!\p{L})/giu, "$1’s"],
  [/(?<![\p{L}.@/-])u(?![\p{L}.@/-])/giu, "you"],
  [/(?<![\p{L}.@/-])ur(?![\p{L}.@/-])/giu, "your"],
  [/(?<!\p{L})(?:sum1|some1|sum one)(?!\p{L})/giu, "someone"],
  [/(?<!\p{L})any1(?!\p{L})/giu, "anyone"],
  [/(?<!\p{L})(?:pls|plz|plse)(?!\p{L})/giu, "please"],
  [/(?<!\p{L})abt(?!\p{L})/giu, "about"],
  [/(?<!\p{L})b4(?!\p{L})/giu, "before"],
  [/(?<!\p{L})(?:2moro|2morrow|tmrw|tmr|tomoz|tomorow)(?!\p{L})/giu, "tomorrow"],
  [/(?<!\p{L})(c|w|sh)(?:u|o)?ld(?!\p{L})/giu, "$1ould"],
  [/(?<!\p{L})msg(?= me(?!\p{L}))/giu, "message"],
  [/(?<=\p{L} )q(?= \p{L})/giu, "que"],
  [/(?<!\p{L})(?:xq|pq)(?!\p{L})/giu, "porque"],
  [/(?<!\p{L})rdv(?!\p{L})/giu, "rendez-vous"],
];

/** A text with words that were typed short written out: "dont", "u", "b4", "tmrw". */
export const withoutShortForms = (text: string): string =>
  short.reduce((said, [form, whole]) => said.replace(form, whole), text);
