const wholeExpression = /^\s*\{\{((?:(?!\}\}).)*)\}\}\s*$/s;
const anyExpression = /\{\{((?:(?!\}\}).)*)\}\}/gs;
/** A way to a value, as most expressions are: found without JSONata. */
const plainWay = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d+\])*$/;

/** Whether an expression is only a way to a value, such as `call.body.items[0]`. */
export const isPlainWay = (expression: string): boolean => plainWay.test(expression);

/** The expression that a text is as a whole; null where it is none, or has text beside it. */
export const wholeExpressionOf = (text: string): string | null =>
  wholeExpression.exec(text)?.[1] ?? null;

/** Every expression of a text. `at`: where its braces begin; `length`: with its braces. */
export const expressionsIn = (text: string): { source: string; at: number; length: number }[] =>
  [...text.matchAll(anyExpression)].map((found) => ({
    source: found[1] ?? "",
    at: found.index,
    length: found[0].length,
  }));

/** A name that an expression can use for a step: `each-1` is `each_1`. */
export const nameInData = (id: string): string => id.replaceAll(/\W/g, "_");
