/** How a step's data is called here, by its name in n8n; undefined where there is no such step. */
export type DataOf = {
  /** What came in, `$json`. */
  before: string;
  named: (name: string) => string | undefined;
};

const anyExpression = /\{\{((?:(?!\}\}).)*)\}\}/gs;
/** `.name`, `["a name"]` or `[0]`, as JavaScript has them. */
const inner = String.raw`((?:\??\.[A-Za-z_]\w*|\[\s*(?:"[^"\\]*"|'[^'\\]*'|\d+)\s*\])*)`;
const ownJson = new RegExp(String.raw`^\$json${inner}$`);
const namedJson = new RegExp(
  String.raw`^\$(?:node\[(?:"([^"\\]*)"|'([^'\\]*)')\]|\((?:"([^"\\]*)"|'([^'\\]*)')\)(?:\.item|\.first\(\)|\.last\(\))?)\.json${inner}$`,
);
const nowExpression = /^\$now(?:\.toISO\(\))?$|^new Date\(\)\.toISOString\(\)$/;

/** The way in JSONata for a chain of accesses in JavaScript. */
const wayOf = (chain: string): string =>
  [...chain.matchAll(/\??\.([A-Za-z_]\w*)|\[\s*(?:"([^"]*)"|'([^']*)'|(\d+))\s*\]/g)]
    .map(([, plain, double, single, place]) => {
      if (place !== undefined) return `[${place}]`;
      const name = plain ?? double ?? single ?? "";
      return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.\`${name.replaceAll("`", "")}\``;
    })
    .join("");

/** One expression of n8n as JSONata; null where it does more than name a value. */
function translate(source: string, data: DataOf): string | null {
  const code = source.trim();
  const own = ownJson.exec(code);
  if (own) return data.before + wayOf(own[1] ?? "");
  const named = namedJson.exec(code);
  if (named) {
    const [, a, b, c, d, chain = ""] = named;
    const base = data.named(a ?? b ?? c ?? d ?? "");
    return base === undefined ? null : base + wayOf(chain);
  }
  return nowExpression.test(code) ? "$now()" : null;
}

/**
 * A parameter of n8n as a text of a step: a text that begins with `=` may hold expressions, others are as they are. What
 * can't be translated is left out, and told.
 */
export function toText(value: unknown, data: DataOf, leftOut: (code: string) => void): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  if (typeof value !== "string") return "";
  // Braces of a plain text are text there; here they would be an expression.
  if (!value.startsWith("=")) return value.replaceAll("{{", "{ {");
  return value.slice(1).replaceAll(anyExpression, (_whole, source: string) => {
    const found = translate(source, data);
    if (found === null) leftOut(source.trim());
    return found === null ? "" : `{{${found}}}`;
  });
}

/** A parameter as a part of a JSONata expression: a way, or a literal. Null where it can't be one. */
export function toOperand(value: unknown, data: DataOf): string | null {
  if (typeof value !== "string" || !value.startsWith("="))
    return JSON.stringify(value ?? "").replaceAll(/\{\{|\}\}/g, "");
  const [, whole] = /^=\s*\{\{((?:(?!\}\}).)*)\}\}\s*$/s.exec(value) ?? [];
  return whole === undefined
    ? value.includes("{{")
      ? null
      : JSON.stringify(value.slice(1))
    : translate(whole, data);
}
