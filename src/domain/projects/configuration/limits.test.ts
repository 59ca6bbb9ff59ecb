import { expect, test } from "vitest";
import { z } from "zod";
import { serviceTemplates } from "#content/service-templates.ts";
import { readConfiguration } from "../read-configuration.ts";
import { configurationSchemas, newConfiguration, type ServiceType, serviceTypes } from "./types.ts";

/** A part of a JSON Schema, with the limits that are checked here. */
type Limits = {
  type?: string;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Limits>;
  additionalProperties?: Limits | boolean;
  items?: Limits;
  anyOf?: Limits[];
};
type Place = readonly (string | number)[];
type Bad = { at: Place; what: string; value: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Values beyond each limit that a schema sets at, and below, a value that is within them all. */
function beyond(limits: Limits | undefined, value: unknown, at: Place): Bad[] {
  if (!limits) return [];
  if (limits.anyOf) {
    // What one of several shapes refuses another may take: only "this or nothing" is told apart.
    const shapes = limits.anyOf.filter(({ type }) => type !== "null");
    return shapes.length === 1 && value !== null ? beyond(shapes[0], value, at) : [];
  }
  const here: Bad[] = [];
  const refuse = (what: string, bad: unknown) => here.push({ at, what, value: bad });
  if (typeof value === "string") {
    if (limits.enum) refuse("an unknown choice", "no such choice");
    if (limits.maxLength !== undefined) refuse("too long", "x".repeat(limits.maxLength + 1));
    if (limits.pattern ?? limits.format) refuse("another form", "? ?");
    refuse("no text", 7);
  }
  if (typeof value === "number") {
    if (limits.minimum !== undefined) refuse("too small", limits.minimum - 1);
    if (limits.maximum !== undefined) refuse("too large", limits.maximum + 1);
    if (limits.type === "integer") refuse("a fraction", value + 0.5);
    refuse("no number", "7");
  }
  if (typeof value === "boolean") refuse("neither yes nor no", "yes");
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    if (limits.maxItems !== undefined && first !== undefined)
      refuse(
        "too many",
        Array.from({ length: limits.maxItems + 1 }, (_, place) =>
          isObject(first) ? { ...first, id: `item-${place}` } : first,
        ),
      );
    here.push(...value.flatMap((item, place) => beyond(limits.items, item, [...at, place])));
  }
  if (isObject(value)) {
    if (limits.additionalProperties === false)
      refuse("an unknown field", { ...value, "no-such-field": 1 });
    const more = isObject(limits.additionalProperties) ? limits.additionalProperties : undefined;
    for (const [key, part] of Object.entries(value))
      here.push(...beyond(limits.properties?.[key] ?? more, part, [...at, key]));
  }
  return here;
}

/** The same value with another one in that place. */
function withBad(value: unknown, [key, ...rest]: Place, bad: unknown): unknown {
  if (key === undefined) return bad;
  if (Array.isArray(value))
    return value.map((item, place) => (place === key ? withBad(item, rest, bad) : item));
  return isObject(value) ? { ...value, [key]: withBad(value[key], rest, bad) } : value;
}

const configurationsOf = (type: ServiceType) => [
  newConfiguration(type),
  ...serviceTemplates
    .filter(({ serviceType }) => serviceType === type)
    .map(({ configuration, schemaVersion }) =>
      readConfiguration(type, configuration, schemaVersion),
    ),
];

test.each(serviceTypes)(
  "a %s takes nothing beyond any limit of its schema, and no field that isn't in it",
  (type) => {
    const schema = configurationSchemas[type];
    const limits = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Limits;
    const tried = new Map<string, boolean>();
    for (const configuration of configurationsOf(type)) {
      expect(schema.safeParse(configuration).success).toBe(true);
      for (const { at, what, value } of beyond(limits, configuration, [])) {
        const place = at.map((key) => (typeof key === "number" ? "#" : key)).join(".");
        const isTaken = schema.safeParse(withBad(configuration, at, value)).success;
        tried.set(`${place}: ${what}`, isTaken || (tried.get(`${place}: ${what}`) ?? false));
      }
    }
    expect(tried.size).toBeGreaterThan(15);
    expect([...tried].filter(([, isTaken]) => isTaken).map(([what]) => what)).toEqual([]);
  },
);
