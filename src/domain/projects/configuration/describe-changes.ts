import { type Change, isSameJson, type Json } from "#kit/json-changes.ts";
import { stepTitle } from "#steps/forms.ts";
import { triggerTitle } from "#steps/triggers.ts";
import { isPictureKey } from "./pictures.ts";
import { nodeBelow, type SchemaNode, schemaOf } from "./schema-nodes.ts";
import type { ServiceType } from "./types.ts";

/** Longer texts are only said to have changed. */
const maxText = 40;

/** The parts of a document that no configuration's schema describes. */
const ownTitles: Readonly<Record<string, string>> = {
  name: "Project name",
  description: "Description",
};

type Place = {
  /** Names of the items on the way, then the field's title: `Email: Required`. */
  words: string;
  /** The name of the item that the path ends at; null where it ends at something else. */
  item: string | null;
  node: SchemaNode | undefined;
};

/**
 * What changed in a project's document, one short line a change: `Temperature 0.7 → 0.3`, `Added “Email”`.
 * @param document where names of items are looked up, which a change itself doesn't hold
 */
export const describeChanges = (
  type: ServiceType,
  changes: readonly Change[],
  document: Json = null,
): string[] => {
  const lines = changes.map((change) => describe(type, change, document));
  // A list whose items came, went or moved says so once.
  return [...new Set(lines.filter((line) => line !== ""))];
};

function describe(type: ServiceType, { path, from, to }: Change, document: Json): string {
  const last = path.at(-1);
  if (path[2] === "canvas" && (path[3] === "positions" || last === "position"))
    return "Moved on the canvas";
  if (last === "@order") return describeOrder(type, { path, from, to }, document);
  const { words, item, node } = placeAt(type, path, document, to ?? from);
  if (last?.startsWith("#") && (isAbsent(from) || isAbsent(to)))
    return `${isAbsent(from) ? "Added" : "Removed"} ${item ?? "an entry"}`;
  if (Array.isArray(from) && Array.isArray(to)) return describeList(words, from, to);
  if (last && isPictureKey(last))
    return `${words} ${to ? (from ? "replaced" : "added") : "removed"}`;
  const kindTitle = kindTitles(path);
  const [before, after] = [from, to].map((value) =>
    kindTitle && typeof value === "string" ? kindTitle(value) : valueWords(value, node),
  );
  return before === null || after === null ? `${words} changed` : `${words} ${before} → ${after}`;
}

/** What kinds of steps and triggers are called, where a path leads to one. */
function kindTitles(path: readonly string[]): ((kind: string) => string) | null {
  const [, part, list, , key, ...rest] = path;
  if (part !== "automation" || key !== "type" || rest.length > 0) return null;
  return list === "workflows" ? stepTitle : list === "triggers" ? triggerTitle : null;
}

/** Items that only came or went are said by their own changes. */
function describeOrder(type: ServiceType, { path, from, to }: Change, document: Json): string {
  const [before, after] = [idsIn(from), idsIn(to)];
  const [kept, now] = [
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  ];
  return isSameJson(kept, now)
    ? ""
    : `${placeAt(type, path.slice(0, -1), document).words} reordered`;
}
const idsIn = (value: Json | undefined) => (Array.isArray(value) ? textsIn(value) : []);
const textsIn = (values: readonly Json[]) => values.filter((one) => typeof one === "string");

function describeList(words: string, from: readonly Json[], to: readonly Json[]): string {
  const [before, after] = [textsIn(from), textsIn(to)];
  const added = after.filter((one) => !before.includes(one)).map(quoted);
  const removed = before.filter((one) => !after.includes(one)).map(quoted);
  const isTexts = before.length + after.length === from.length + to.length;
  if (!isTexts || added.length + removed.length > 4) return `${words} changed`;
  const parts = [
    ...(added.length > 0 ? [`added ${added.join(", ")}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(", ")}`] : []),
  ];
  return parts.length > 0 ? `${words}: ${parts.join(", ")}` : `${words} reordered`;
}

/** Where a change is, in the words of its screen. */
export const placeWords = (type: ServiceType, path: readonly string[], document: Json): string =>
  placeAt(type, path, document).words;

/** What the innermost item on a path of a configuration calls itself, in quotes; null where the path leads into none. */
export function itemWords(configuration: Json, path: readonly string[]): string | null {
  let at: Json | undefined = configuration;
  let words: string | null = null;
  for (const key of path) {
    at = below(at, key);
    if (key.startsWith("#") && at !== undefined) words = nameOf(at);
  }
  return words;
}

function placeAt(type: ServiceType, path: readonly string[], document: Json, value?: Json): Place {
  const [first = "", ...rest] = path;
  if (first !== "configuration")
    return { words: ownTitles[first] ?? first, item: null, node: undefined };
  let node: SchemaNode | undefined = schemaOf(type);
  let at: Json | undefined = below(document, first);
  let title = "Configuration";
  let item: string | null = null;
  const names: string[] = [];
  for (const [index, key] of rest.entries()) {
    node = nodeBelow(node, key);
    at = below(at, key);
    item = key.startsWith("#") ? nameOf(index === rest.length - 1 ? (value ?? at) : at) : null;
    if (item !== null) names.push(item);
    if (node?.title) title = node.title;
  }
  const words = item === null ? [...names.slice(-1), title] : names.slice(-1);
  return { words: words.join(": "), item, node };
}

function below(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value.find((one) => isObject(one) && one["id"] === key.slice(1));
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an item calls itself: its name, or the first short text that it holds. */
function nameOf(item: Json | undefined): string {
  if (!isObject(item)) return "an entry";
  const of = isObject(item["configuration"]) ? item["configuration"]["name"] : undefined;
  const named = [item["name"], of, item["title"], item["label"], item["kind"], item["type"]];
  const name = named.find((one) => typeof one === "string" && one.trim() !== "");
  return typeof name === "string" ? quoted(name) : "an entry without a name";
}

const isAbsent = (value: Json | undefined) => value === undefined || value === null;
const quoted = (text: string) =>
  `“${text.length > maxText ? `${text.slice(0, maxText - 1)}…` : text}”`;

/** A short value as people write it; null where it is too long for a line. */
function valueWords(value: Json | undefined, node: SchemaNode | undefined): string | null {
  if (isAbsent(value) || value === "") return "empty";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return `${value}${node?.unit ? ` ${node.unit}` : ""}`;
  if (typeof value !== "string" || value.length > maxText) return null;
  return node?.enum ? value : quoted(value);
}
