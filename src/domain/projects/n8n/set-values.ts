import { braced, plain } from "./expressions.ts";
import type { Mapped, Reading } from "./mapped.ts";
import { asList, asRecord, below, textAt } from "./parameters.ts";

/** A name, its value, and of which type it has to be. */
type Given = { name: string; value: unknown; type: string };
const maxFields = 50;
const presets: Readonly<Record<string, unknown>> = { number: 0, boolean: false, string: "" };

/** Names and values of all generations of this node. */
function givenOf({ parameters }: Reading["node"]): Given[] {
  const newer = asList(below(parameters, "assignments", "assignments")).map((one) => ({
    name: textAt(one, "name"),
    value: below(one, "value"),
    type: textAt(one, "type"),
  }));
  const older = Object.entries(asRecord(below(parameters, "values"))).flatMap(([type, list]) =>
    asList(list).map((one) => ({
      name: textAt(one, "name"),
      value: below(one, "value") ?? (Object.hasOwn(presets, type) ? presets[type] : ""),
      type,
    })),
  );
  const fields = asList(below(parameters, "fields", "values")).map((one) => {
    const key = textAt(one, "type") || "stringValue";
    return { name: textAt(one, "name"), value: below(one, key), type: key.replace("Value", "") };
  });
  return [...newer, ...older, ...fields];
}

const parsed = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value.replace(/^=/, ""));
  } catch {
    return undefined;
  }
};

/** A value that keeps its type: numbers, lists and objects aren't texts. */
function typed({ value, type }: Given, { text, operand, json, note }: Reading): string {
  const isCode = typeof value === "string" && value.startsWith("=") && value.includes("{{");
  if (type === "string" || type === "") return text(value);
  if (!isCode && ["number", "boolean", "array", "object"].includes(type)) {
    const code = json(parsed(value));
    return code === null ? text(value) : braced(code);
  }
  const code = type === "number" ? operand(value) : null;
  if (type === "array" || type === "object")
    note("Check its lists and objects: here, a text stays a text.");
  return code === null ? text(value) : braced(`$number(${code})`);
}

type Field = { name: string; value: string };

/** `address.city` belongs into an object `address`. */
function nested(given: readonly Given[], reading: Reading): Field[] {
  const groups = new Map<string, { rest: string; one: Given }[]>();
  for (const one of given) {
    const [name = "", ...rest] = one.name.startsWith("=") ? [one.name] : one.name.split(".");
    groups.set(name, [...(groups.get(name) ?? []), { rest: rest.join("."), one }]);
  }
  return [...groups].flatMap(([name, members]): Field[] => {
    if (members.every(({ rest }) => rest === ""))
      return members.map(({ one }) => ({
        name: reading.text(one.name),
        value: typed(one, reading),
      }));
    const tree: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    const codes = members.flatMap(({ rest, one }) => {
      const code = reading.operand(one.value);
      if (code === null || rest === "") {
        reading.note(`“${one.name.slice(0, 80)}” couldn’t be imported: enter it again.`);
        return [];
      }
      return [[rest.split("."), code] as const];
    });
    for (const [keys, code] of codes) put(tree, keys, code);
    return [{ name: plain(name), value: braced(written(tree)) }];
  });
}

function put(tree: Record<string, unknown>, [key = "", ...rest]: readonly string[], code: string) {
  if (rest.length === 0) tree[key] = code;
  else {
    const inner = typeof tree[key] === "object" ? asRecord(tree[key]) : {};
    const branch = Object.assign(Object.create(null) as Record<string, unknown>, inner);
    tree[key] = branch;
    put(branch, rest, code);
  }
}
const written = (tree: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(tree)
    .map(([key, one]) => {
      const value = typeof one === "string" ? one : written(asRecord(one));
      return `${JSON.stringify(key)}: ${value}`;
    })
    .join(", ")}}`;

/** Values that were written as one JSON object; null where that can't be read. */
function rawFields({ node: { parameters }, json, text }: Reading): Field[] | null {
  const object = asRecord(parsed(below(parameters, "jsonOutput")));
  const fields = Object.entries(object).map(([name, value]) => {
    if (typeof value === "string")
      return { name: plain(name), value: text(value.includes("{{") ? `=${value}` : value) };
    const code = json(value);
    return code === null ? null : { name: plain(name), value: braced(code) };
  });
  return fields.length === 0 || fields.includes(null) ? null : (fields as Field[]);
}

/** Whether it keeps what came in beside what it sets: until its version 3.3 it does where nothing else is said. */
function keepsOthers({ parameters, version }: Reading["node"]): boolean {
  if (version < 3) return below(parameters, "keepOnlySet") !== true;
  const include = textAt(parameters, "include");
  if (version < 3.3) return include !== "none";
  return below(parameters, "includeOtherFields") === true || (include !== "" && include !== "none");
}

/** A node that sets values. */
export function setNode(reading: Reading): Mapped {
  const { node, note } = reading;
  const isRaw = textAt(node.parameters, "mode") === "raw";
  const given = givenOf(node);
  const lists = given.filter(({ name }) => name.includes("["));
  if (lists.length > 0)
    note(
      `Here a value has a name alone: enter ${lists.length === 1 ? "" : "lists such as "}“${lists[0]?.name.slice(0, 60)}” again.`,
    );
  const others = given.filter(({ name }) => !name.includes("["));
  const hasDots = below(node.parameters, "options", "dotNotation") === false;
  const raw = isRaw ? rawFields(reading) : null;
  if (isRaw && raw === null) note("It was written as JSON: enter its values again.");
  const all =
    raw ??
    (hasDots
      ? others.map((one) => ({ name: reading.text(one.name), value: typed(one, reading) }))
      : nested(others, reading));
  const fields = all.slice(0, maxFields);
  if (all.length > maxFields)
    note(`Only the first ${maxFields} of its ${all.length} values were imported.`);
  return {
    type: "set",
    settings: {
      fields: fields.map(({ name, value }, at) => ({
        id: `value-${at + 1}`,
        name: name.slice(0, 100),
        value: value.slice(0, 5000),
      })),
    },
    gives: { at: "", ...(keepsOthers(node) && { adds: fields.map(({ name }) => name) }) },
  };
}
