type Part = { id: string; heading: string; text: string };

/** What isn't read as text: examples of code, drawings, what one presses. */
const unread =
  /<(pre|svg|script|style|button|form)\b[^]*?<\/\1>|<figcaption class="code__head">[^]*?<\/figcaption>/g;
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

const ended = (text: string) => (/[.!?:;]\s*(<[^>]*>\s*)*$/.test(text) ? text : `${text}.`);

const cellsIn = (row: string): string[] =>
  [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell);

/** A table as a line for each row: `Starter: $29.`, and from three columns on with their heads. */
function tableAsLines(table: string): string {
  const caption = /<caption\b[^>]*>(.*?)<\/caption>/s.exec(table)?.[1];
  const rows = [...table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => row);
  const isHead = (row: string) => !/<td\b/.test(row);
  const head = cellsIn(rows.find(isHead) ?? "");
  const lines = rows
    .filter((row) => !isHead(row))
    .map((row) => {
      const [first = "", ...rest] = cellsIn(row);
      const told = rest.map((cell, at) =>
        (rest.length > 1 && head[at + 1] ? `${head[at + 1]} ${cell}` : cell).replace(/\.$/, ""),
      );
      return ended(told.length > 0 ? `${first}: ${told.join(", ")}` : first);
    });
  return `\n${[caption ? `${caption}:` : "", ...lines].filter(Boolean).join("\n")}\n`;
}

/** Plain words, one block (paragraph, list item, row) a line: whoever reads them as sentences can tell them apart. */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/(span|time)>(?=<)/g, " ") // apart by their looks alone
    .replace(/<\/?(a|b|code|em|i|strong|span|time|abbr|wbr)\b[^>]*>/g, "") // within a word
    .replace(/<table\b[^>]*>(.*?)<\/table>/gs, (_, table: string) => tableAsLines(table))
    .replace(
      /<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs,
      (_, term: string, means: string) => `\n${ended(`${term}: ${means}`)}\n`,
    )
    .replace(/<\/?(p|li|ul|ol|dl|dt|dd|h\d|div|section|table|caption|figure|br)\b[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
