/** The longest line of a script, as wide as the frame that shows it. */
const maxColumns = 92;

/**
 * Text of people on one line, without what could end a comment or hide what stands there: control characters,
 * line and paragraph separators, halves of characters, and marks that turn the direction of writing
 * (https://trojansource.codes).
 */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

/** A string of Pine Script. */
export const pineString = (text: string): string => `"${oneLine(text).replace(/[\\"]/g, "\\$&")}"`;

/** Comment lines that hold a text, broken between words; none begins with `@`, which would be an annotation. */
export function pineComment(text: string): string[] {
  const lines: string[] = [];
  let line = "//";
  for (const word of oneLine(text).split(" ")) {
    if (line !== "//" && !word.startsWith("@") && line.length + 1 + word.length > maxColumns) {
      lines.push(line);
      line = "//";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/**
 * A call over as many lines as it needs. A line that goes on stands five deeper than its beginning, because
 * TradingView takes multiples of four as a block.
 */
export function pineCall(start: string, values: readonly string[], indent = 0): string[] {
  const lines: string[] = [];
  let line = `${" ".repeat(indent)}${start}(`;
  for (const [place, value] of values.entries()) {
    const end = place === values.length - 1 ? ")" : ",";
    const isFirst = line.endsWith("(");
    if (!isFirst && line.length + 1 + value.length + end.length > maxColumns) {
      lines.push(line);
      line = `${" ".repeat(indent + 5)}${value}${end}`;
    } else line += `${isFirst ? "" : " "}${value}${end}`;
  }
  return [...lines, line];
}

/** A definition, broken after its `=` where it is long. */
export function pineDefinition(name: string, value: string, indent = 0): string[] {
  const start = `${" ".repeat(indent)}${name} =`;
  const line = `${start} ${value}`;
  return line.length <= maxColumns ? [line] : [start, `${" ".repeat(indent + 5)}${value}`];
}

/** A figure as Pine Script reads it, without an exponent. */
export const pineNumber = (value: number): string =>
  value.toFixed(8).replace(/0+$/, "").replace(/\.$/, "");
/** The same with its decimal point: `2.0`. */
export const pineFloat = (value: number): string => {
  const text = pineNumber(value);
  return text.includes(".") ? text : `${text}.0`;
};
