/** A way to a value, as most expressions are: found without JSONata. */
const plainWay = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d+\])*$/;

/** Whether an expression is only a way to a value, such as `call.body.items[0]`. */
export const isPlainWay = (expression: string): boolean => plainWay.test(expression);

/** An expression of a text. `at`: where its braces begin; `length`: with its braces. */
export type FoundExpression = { source: string; at: number; length: number };

/**
 * Every expression of a text. Braces that belong to an expression don't end it: those inside quotes, comments and
 * regular expressions, and those of objects. One that never ends this way, as with a quote that isn't closed, ends at
 * the first two braces.
 */
export function expressionsIn(text: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  // Once one doesn't end, the rest of the text isn't read again for each that follows.
  let isReadable = true;
  for (let at = text.indexOf("{{"); at !== -1;) {
    const read: End = isReadable ? endOfExpression(text, at + 2) : "open";
    isReadable = typeof read === "number";
    const end: number = typeof read === "number" ? read : text.indexOf("}}", at + 2);
    if (end === -1) break;
    found.push({ source: text.slice(at + 2, end), at, length: end + 2 - at });
    at = text.indexOf("{{", end + 2);
  }
  return found;
}

/** The expression that a text is as a whole; null where it is none, or has text beside it. */
export function wholeExpressionOf(text: string): string | null {
  const [first, second] = expressionsIn(text);
  if (!first || second) return null;
  const beside = text.slice(0, first.at) + text.slice(first.at + first.length);
  return beside.trim() === "" ? first.source : null;
}

/** Where the expression begins, after its braces, that isn't closed at the end of a text; null where none is open. */
export function openExpressionAt(text: string): number | null {
  let isReadable = true;
  for (let at = text.indexOf("{{"); at !== -1;) {
    const read: End = isReadable ? endOfExpression(text, at + 2) : "in quotes";
    if (read === "open") return at + 2;
    isReadable = read !== "in quotes";
    const end: number = read === "in quotes" ? text.indexOf("}}", at + 2) : read;
    if (end === -1) return at + 2;
    at = text.indexOf("{{", end + 2);
  }
  return null;
}

/** What has braces of its own in JSONata: strings, names in backticks, comments. */
const enclosed = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\*[^]*?\*\//sy;
const regularExpression = /\/(?:[^/\\\n]|\\.)+\//y;
/** After these a slash divides. */
const isOperandEnd = /[\w)\]}"'`$]/;

type End = number | "open" | "in quotes";

/** Where the closing braces of an expression are that begins at `from`, or in what the text ends before they come. */
function endOfExpression(text: string, from: number): End {
  let depth = 0;
  let before = "";
  for (let at = from; at < text.length;) {
    const sign = text[at] ?? "";
    const isRegular = sign === "/" && text[at + 1] !== "*" && !isOperandEnd.test(before);
    const length = isRegular
      ? lengthOf(regularExpression, text, at)
      : /["'`]/.test(sign) || text.startsWith("/*", at)
        ? lengthOf(enclosed, text, at)
        : 1;
    if (length === null) return "in quotes";
    if (sign === "{") depth += 1;
    else if (sign === "}" && depth > 0) depth -= 1;
    else if (sign === "}" && text[at + 1] === "}") return at;
    if (sign.trim() !== "") before = sign;
    at += length;
  }
  return "open";
}

function lengthOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? null;
}

/** A name that an expression can use for a step: `each-1` is `each_1`. */
export const nameInData = (id: string): string => id.replaceAll(/\W/g, "_");
