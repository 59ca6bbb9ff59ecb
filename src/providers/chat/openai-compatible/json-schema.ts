import { z } from "zod";

/** What every provider with structured output takes; others refuse limits of length, formats and the like. */
const known = new Set(["type", "properties", "required", "items", "enum", "anyOf", "description"]);

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** A contract as JSON schema in the plainest words: limits stay out of it, they are checked on the answer. */
export function plainJsonSchema(shape: z.ZodType): { [key: string]: Json } {
  return simplify(z.toJSONSchema(shape, { io: "input" }) as { [key: string]: Json });
}

function simplify(schema: { [key: string]: Json }): { [key: string]: Json } {
  const plain: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) {
    if (!known.has(key)) continue;
    if (key === "properties")
      plain[key] = Object.fromEntries(
        Object.entries(value as { [key: string]: Json }).map(([name, one]) => [name, inner(one)]),
      );
    else if (key === "items" || key === "anyOf") plain[key] = inner(value);
    else plain[key] = value;
  }
  return schema["type"] === "object" ? { ...plain, additionalProperties: false } : plain;
}

const inner = (value: Json): Json =>
  Array.isArray(value) ? value.map(inner) : simplify(value as { [key: string]: Json });
