type Part = { id: string; heading: string; text: string };

/** What isn't read as text: examples of code, drawings, what one presses. */
const unread = /<(pre|svg|script|style|button|form)\b[^]*?<\/\1>/g;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

/**
 * Takes a rendered document apart at its main headings.
 * @param html as React writes it: well-formed, quotes and entities always the same
 * @returns the words before the first heading, and each heading with the words below it
 */
export function splitDocument(html: string): { intro: string; parts: Part[] } {
  const [intro = "", ...rest] = html.replace(unread, " ").split(/<h2\b(?=[^>]*\sid=)/);
  return {
    intro: wordsOf(intro),
    parts: rest.map((part) => {
      const [, id = "", heading = "", text = ""] =
        /^[^>]*\sid="([^"]*)"[^>]*>(.*?)<\/h2>(.*)$/s.exec(part) ?? [];
      return { id, heading: wordsOf(heading), text: wordsOf(text) };
    }),
  };
}

const wordsOf = (html: string): string =>
  html
    .replace(/<\/?(a|b|code|em|i|strong|span|time|abbr|wbr)\b[^>]*>/g, "") // within a word
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
