import type { Brief, BriefSection } from "#kit/pdf/brief.ts";
import { isPictureKey } from "./pictures.ts";
import { nodeBelow, type SchemaNode, schemaOf } from "./schema-nodes.ts";
import type { Configuration, ServiceType } from "./types.ts";

/** Longer texts are paragraphs of their own, not facts in a row. */
const maxFact = 80;

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A project as a document to hand on: each field of the configuration under the title that its designer shows, in the
 * schema's order. What is empty is left out.
 */
export function briefOf(
  type: ServiceType,
  { name, description, configuration }: BriefContent,
): Pick<Brief, "title" | "subtitle" | "sections"> {
  const sections = Object.entries(configuration).flatMap(([group, values]) =>
    isValues(values) ? sectionsOf("Overview", nodeBelow(schemaOf(type), group), values) : [],
  );
  return { title: name, subtitle: description, sections };
}
type BriefContent = { name: string; description: string; configuration: Configuration };

/** The short values of a group as facts, and a section for each text, list and group in it. */
function sectionsOf(heading: string, node: SchemaNode | undefined, values: Values): BriefSection[] {
  const fields = Object.keys(node?.properties ?? {}).flatMap((key) => {
    const below = nodeBelow(node, key);
    const title = below?.title;
    return title ? [{ title, below, value: shown(key, values[key]) }] : [];
  });
  const facts = fields.flatMap(({ title, below, value }) => {
    const words = shortWords(value, below);
    return words === null ? [] : [{ label: title, value: words }];
  });
  const others = fields.flatMap(({ title, below, value }): BriefSection[] => {
    if (typeof value === "string" && isLong(value))
      return [{ heading: title, paragraphs: value.split(/\n+/).filter((one) => one.trim()) }];
    if (Array.isArray(value)) {
      const list = value.map((item) => itemWords(item, below?.items)).filter(Boolean);
      return list.length > 0 ? [{ heading: title, list }] : [];
    }
    return isValues(value) ? sectionsOf(title, below, value) : [];
  });
  return facts.length > 0 ? [{ heading, facts }, ...others] : others;
}

/** A picture's id says nothing to a reader: only that there is one. */
const shown = (key: string, value: unknown) => (isPictureKey(key) ? Boolean(value) : value);

const isLong = (text: string) => text.length > maxFact || text.includes("\n");

/** A value that fits a row; null where there is none, or where it needs a section of its own. */
function shortWords(value: unknown, node: SchemaNode | undefined): string | null {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return `${value}${node?.unit ? ` ${node.unit}` : ""}`;
  return typeof value === "string" && value.trim() !== "" && !isLong(value) ? value : null;
}

/** An item in one line: its name, and after it what else is set in it. Ids of other items say nothing to a reader. */
function itemWords(item: unknown, node: SchemaNode | undefined): string {
  if (!isValues(item)) return String(item);
  const words = Object.keys(node?.properties ?? {}).flatMap((key) => {
    const below = nodeBelow(node, key);
    const value = item[key];
    if (!below?.title || value === false || key.endsWith("Id")) return [];
    if (Array.isArray(value)) return listWords(below, value);
    const said = value === true ? below.title : shortWords(value, below);
    if (said === null) return [];
    const isName = key === "name" || key === "title" || value === true;
    return [{ isName, text: isName ? said : `${below.title.toLowerCase()}: ${said}` }];
  });
  const [first, ...rest] = words.toSorted((a, b) => Number(b.isName) - Number(a.isName));
  if (!first) return "";
  return [first.text, ...rest.map(({ text }) => text)].join("; ");
}

function listWords({ title = "", items }: SchemaNode, values: readonly unknown[]) {
  const said = values
    .map((value) => itemWords(value, items))
    .filter(Boolean)
    .join(", ");
  if (said === "") return [];
  return [{ isName: false, text: `${title.toLowerCase()}: ${said}` }];
}
