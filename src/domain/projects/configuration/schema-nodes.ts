import { z } from "zod";
import { configurationSchemas, type ServiceType } from "./types.ts";

/** A part of a configuration as its schema describes it. */
export type SchemaNode = {
  title?: string;
  unit?: string;
  enum?: unknown[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
};

const known = new Map<ServiceType, SchemaNode>();

/** The schema of a type's configuration, with the titles that people read. */
export function schemaOf(type: ServiceType): SchemaNode {
  const found =
    known.get(type) ??
    (z.toJSONSchema(configurationSchemas[type], {
      io: "input",
      unrepresentable: "any",
    }) as SchemaNode);
  known.set(type, found);
  return found;
}

/** The part below a key of a path: a property, or an item of a list (`#id`). */
export function nodeBelow(node: SchemaNode | undefined, key: string): SchemaNode | undefined {
  if (!node) return undefined;
  const more =
    typeof node.additionalProperties === "object" ? node.additionalProperties : undefined;
  const here = node.properties?.[key] ?? (key.startsWith("#") ? node.items : undefined) ?? more;
  if (here) return here;
  for (const one of node.anyOf ?? []) {
    const found = nodeBelow(one, key);
    if (found) return found;
  }
  return undefined;
}
