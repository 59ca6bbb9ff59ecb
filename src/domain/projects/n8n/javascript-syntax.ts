import { type Expression, parseExpressionAt } from "acorn";

const maxLength = 10_000;
/** This also limits how deep a syntax tree is. */
const maxTokens = 600;

/** The syntax tree (ESTree) of a source that is one JavaScript expression; null where it isn't, or is too long. */
export function parseJavascript(source: string): Expression | null {
  if (source.length > maxLength) return null;
  let tokens = 0;
  const onToken = () => {
    tokens += 1;
    if (tokens > maxTokens) throw new RangeError("Too many tokens");
  };
  try {
    // Without nodes for brackets, the tree of `(a)` would end before the closing one.
    const options = { ecmaVersion: "latest", preserveParens: true, onToken } as const;
    const expression = parseExpressionAt(source, 0, options);
    return source.slice(expression.end).trim() === "" ? expression : null;
  } catch (error) {
    // Nesting inside a regular expression is one token, and can be too deep for the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}
