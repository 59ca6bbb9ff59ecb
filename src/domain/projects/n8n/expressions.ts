import { expressionsIn } from "#steps/expressions.ts";
import type { DataOf } from "./javascript-values.ts";
import { translate, translatePart } from "./javascript.ts";
import { located } from "./parameters.ts";

const maxDepth = 20;

/** A text and, where they stand in it, expressions. */
type Part = { said: string } | { code: string };

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { source, at, length } of expressionsIn(text)) {
    parts.push({ said: text.slice(from, at) }, { code: source.trim() });
    from = at + length;
  }
  return [...parts, { said: text.slice(from) }].filter(
    (part) => "code" in part || part.said !== "",
  );
}

/** Braces of a plain text are text in n8n; here they would be an expression. */
export const plain = (text: string): string => text.replaceAll("{{", "{ {");

/**
 * A parameter of n8n as a text of a step: a text that begins with `=` may hold expressions, others are as they are. What
 * can't be translated is left out, and told.
 */
export function toText(value: unknown, data: DataOf, leftOut: (code: string) => void): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "object" && value !== null)
    return "__rl" in value ? toText(located(value), data, leftOut) : plain(JSON.stringify(value));
  if (typeof value !== "string") return "";
  if (!value.startsWith("=")) return plain(value);
  return partsOf(value.slice(1))
    .map((part) => {
      if ("said" in part) return plain(part.said);
      const found = translate(part.code, data);
      if (found === null && part.code !== "") leftOut(part.code);
      return found === null ? "" : `{{${spaced(found)}}}`;
    })
    .join("");
}

/** An object's own braces stand apart from those of the expression. */
const spaced = (code: string): string =>
  code.startsWith("{") || code.endsWith("}") ? ` ${code} ` : code;

/** A parameter as a part of a JSONata expression: a way, a literal, or text with both. Null where it can't be one. */
export function toOperand(value: unknown, data: DataOf): string | null {
  if (typeof value !== "string" || !value.startsWith("=")) return JSON.stringify(value ?? "");
  const parts = partsOf(value.slice(1)).map((part) =>
    "said" in part ? JSON.stringify(part.said) : translatePart(part.code, data),
  );
  if (parts.includes(null)) return null;
  const [first = '""'] = parts;
  return parts.length <= 1 ? first : `(${parts.join(" & ")})`;
}

/** JSON whose texts may hold expressions, as a JSONata expression. Null where one can't be translated. */
export function toJsonCode(value: unknown, data: DataOf, depth = 0): string | null {
  if (depth > maxDepth) return null;
  if (typeof value === "string") return toOperand(value.includes("{{") ? `=${value}` : value, data);
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const parts = Array.isArray(value)
    ? value.map((one: unknown) => toJsonCode(one, data, depth + 1))
    : Object.entries(value).map(([name, one]) => {
        const code = toJsonCode(one, data, depth + 1);
        return code === null ? null : `${JSON.stringify(name)}: ${code}`;
      });
  if (parts.includes(null)) return null;
  return Array.isArray(value) ? `[${parts.join(", ")}]` : `{${parts.join(", ")}}`;
}

/** The expression as a whole setting, such as `{{trigger.body}}`. */
export const braced = (code: string): string => `{{${spaced(code)}}}`;
