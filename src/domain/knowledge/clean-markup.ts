import { cleanText } from "#kit/text.ts";

/** Settings at the beginning of a Markdown file, between two lines of dashes. */
const frontMatter = /^\s*---[^\S\n]*\n(?:[^\n]*\n){0,200}?---[^\S\n]*(?:\n|$)/;
/** What a text says where it isn't shown: it ends within so many letters, or is text. */
const hidden: readonly RegExp[] = [
  /<!--[^]{0,2000}?-->/g,
  /<(script|style)\b[^]{0,20000}?<\/\1\s*>/gi,
  /\{%[^%\n]{0,300}%\}/g,
  /\{\{[^{}\n]{0,300}\}\}/g,
  /\{:[^{}\n]{0,100}\}/g,
];

/** Others may be words: `cf push <APP_NAME>`. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|blockquote|body|button|cite|code|caption|col|colgroup|del|details|em|figure|figcaption|font|form|head|html|i|iframe|img|input|ins|kbd|label|link|main|mark|meta|nav|noscript|path|picture|pre|q|s|samp|small|source|span|strike|strong|sub|summary|sup|svg|t[dh]|tbody|tfoot|thead|time|title|u|var|video|wbr)\b[^<>]{0,1000}>/gi;

/** A link or picture with its words, which may go over a line's end and hold brackets of their own. */
const link =
  /!?\[((?:[^[\]\n]|\n(?!\s*\n)|\[[^[\]\n]{0,100}\]){0,500})\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,1000}\)/g;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const entity = (whole: string, name: string): string => {
  const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1] ?? null;
  const point = code === null ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(code, 16);
  if (point > 31 && point < 0x110000) return String.fromCodePoint(point).toWellFormed();
  return entities[name.toLowerCase()] ?? whole;
};

/** A text without markup: lines of words, `# ` before headings, tabs between the cells of a table's row. */
export function cleanMarkup(text: string, { isStart = true } = {}): string {
  let clean = cleanText(text).replace(/\p{Cf}/gu, "");
  if (isStart) clean = clean.replace(frontMatter, "");
  // Of `{% channel "help" %}` the words are what is shown; of a mark that names a path, nothing is.
  clean = clean.replace(/\{%-?\s{0,20}\w{1,40}\s{1,20}"([^"/%\n]{0,200})"\s{0,20}-?%\}/g, "$1");
  for (const mark of hidden) clean = clean.replace(mark, " ");
  return clean
    .replace(
      /<h([1-6])\b[^<>]{0,500}>/gi,
      (_whole, level: string) => `\n${"#".repeat(Number(level))} `,
    )
    .replace(/<\/t[dh]\s*>\s{0,100}(?=<t[dh]\b)/gi, "\t")
    .replace(
      /<\/?(?:p|div|li|ul|ol|tr|table|br|hr|h[1-6]|section|article|header|footer|dt|dd)\b[^<>]{0,500}>/gi,
      "\n",
    )
    .replace(inlineTag, "")
    .replace(link, "$1")
    .replace(/\[([^[\]\n]{1,300})\]\[[^[\]\n]{0,100}\]/g, "$1")
    .replace(
      /(?<!\w)(\*{1,3}|_{1,3}|`{1,3}|~~)(?=\S)((?:[^\n*_`~]|\n(?!\s*\n)){1,500})(?<=\S)\1(?!\w)/g,
      "$2",
    )
    .replace(/&([a-z]{2,6}|#\d{1,7}|#x[\da-f]{1,6});/gi, entity)
    .split("\n")
    .map(cleanLine)
    .join("\n");
}

/** A line without what stands before its words: quotes, fences, rules, numbers of attributes. */
function cleanLine(line: string): string {
  if (/^\s{0,3}(?:`{3,}|~{3,})\s*[\w+-]{0,30}\s*$/.test(line)) return "";
  const bare = line.replace(/^[\s>]{0,50}/, (start) => (start.includes("\t") ? start : ""));
  return bare.replace(/[^\S\t]+/g, " ").trimEnd();
}
