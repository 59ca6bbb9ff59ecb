import { z } from "zod";

type Named = { key: string; title: string; hint: string };
/** A field of a form, as a schema describes it. */
export type FieldSpec = Named &
  (
    | { kind: "text" | "long-text"; max: number }
    | { kind: "colour" | "yes-no" }
    | { kind: "number" | "slider"; min: number; max: number; step: number; unit: string }
    | { kind: "choice"; options: readonly string[]; isOptional: boolean }
    | { kind: "choices"; options: readonly string[] }
    | { kind: "list"; max: number; itemMax: number }
    | { kind: "group"; fields: readonly FieldSpec[] }
    | { kind: "items"; max: number; fields: readonly FieldSpec[] }
  );

/** From so many characters on, a text gets several lines, unless its schema says `isLine`. */
const longTextFrom = 300;
const colourPattern = /^\^#\[0-9a-f\]\{6\}\$$/;

type Node = z.core.JSONSchema.BaseSchema;
const asNode = (value: unknown): Node | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : null;
const wordsOf = (value: unknown): string => (typeof value === "string" ? value : "");
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/**
 * The fields of an object's schema, in its order, from its titles, descriptions and limits. A `step` makes a number
 * a slider, a `unit` stands behind it. What has no title is left to the designer.
 */
export function readFields(schema: z.ZodType): readonly FieldSpec[] {
  const fields =
    known.get(schema) ?? fieldsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  known.set(schema, fields);
  return fields;
}

/** Schemas never change: each is read once, and not with every letter that is typed. */
const known = new WeakMap<z.ZodType, readonly FieldSpec[]>();

function fieldsIn({ properties = {}, required = [] }: Node): FieldSpec[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    const node = asNode(value);
    const title = wordsOf(node?.title);
    // A group without a title is one only in the data: its fields are shown as if they stood outside of it.
    if (!node || (title === "" && node.type !== "object")) return [];
    const isOptional = !required.includes(key) && node.default === undefined;
    const found = specOf(node, isOptional);
    return found ? [{ key, title, hint: wordsOf(node.description), ...found }] : [];
  });
}

type Bare<Spec> = Spec extends Named ? Omit<Spec, keyof Named> : never;

function specOf(node: Node, isOptional: boolean): Bare<FieldSpec> | null {
  const options = textsOf(node.enum);
  if (options.length > 0) return { kind: "choice", options, isOptional };
  if (node.type === "boolean") return { kind: "yes-no" };
  if (node.type === "string") return textSpec(node);
  if (node.type === "number" || node.type === "integer") return numberSpec(node);
  if (node.type === "array") return listSpec(node);
  return node.type === "object" ? { kind: "group", fields: fieldsIn(node) } : null;
}

function textSpec(node: Node): Bare<FieldSpec> {
  if (colourPattern.test(node.pattern ?? "")) return { kind: "colour" };
  const max = node.maxLength ?? Infinity;
  const isLong = max >= longTextFrom && node["isLine"] !== true;
  return { kind: isLong ? "long-text" : "text", max };
}

function numberSpec(node: Node): Bare<FieldSpec> {
  const step = typeof node["step"] === "number" ? node["step"] : null;
  return {
    kind: step === null ? "number" : "slider",
    min: node.minimum ?? -Infinity,
    max: node.maximum ?? Infinity,
    step: step ?? (node.type === "integer" ? 1 : 0.1),
    unit: wordsOf(node["unit"]),
  };
}

function listSpec(node: Node): Bare<FieldSpec> | null {
  const item = asNode(node.items);
  if (!item) return null;
  const max = node.maxItems ?? Infinity;
  const options = textsOf(item.enum);
  if (options.length > 0) return { kind: "choices", options };
  if (item.type === "string") return { kind: "list", max, itemMax: item.maxLength ?? Infinity };
  return item.type === "object" ? { kind: "items", max, fields: fieldsIn(item) } : null;
}
