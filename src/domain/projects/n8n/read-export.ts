import { z } from "zod";
import { cleanText } from "#kit/text.ts";
import { maxSteps } from "../configuration/automation.ts";
import { asList, asRecord, below } from "./parameters.ts";

/** Why a file can't be imported, in words for people. */
export class NotImportable extends Error {
  override name = "NotImportable";
}

/** A note on n8n's canvas. */
export const stickyNote = "stickyNote";
const maxBytes = 1024 * 1024;
const maxDepth = 60;
const maxValues = 100_000;
/** Far more than an automation can hold; beyond it nothing is looked at. */
const maxNodes = 1000;
/** Names that no export has, and that could change how objects behave. */
const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** A node of n8n: what it is, where it stands, what it is set to. Credentials are never read. */
export type N8nNode = {
  name: string;
  /** Such as `webhook`, without its package. */
  type: string;
  version: number;
  position: readonly [number, number];
  parameters: Readonly<Record<string, unknown>>;
  isDisabled: boolean;
  /** What follows where it fails: nothing, its next step, or a way out of its own, the last. */
  onError: "stop" | "continue" | "branch";
  /** What somebody wrote about it. */
  about: string;
  /** It used an account: which one isn't read. */
  hasCredentials: boolean;
};
/** A way to a node, and which of its ways in it takes. */
export type N8nLink = { to: string; input: number };
export type N8nWorkflow = {
  name: string;
  nodes: readonly N8nNode[];
  /** What follows each way out of a node, by the node's name. */
  links: ReadonlyMap<string, readonly (readonly N8nLink[])[]>;
  /** What follows where a node fails, in exports that say it apart. */
  errorLinks: ReadonlyMap<string, readonly N8nLink[]>;
  /** Nodes that are only parts of AI nodes, and as what: `ai_tool`, `ai_languageModel`, … */
  parts: ReadonlyMap<string, string>;
  /** Empty where the file doesn't say it. */
  zone: string;
  hasPinnedData: boolean;
  hasErrorWorkflow: boolean;
  /** How many nodes couldn't be read. */
  unread: number;
};

const Node = z.object({
  name: z.string().max(300),
  type: z.string().max(200),
  typeVersion: z.number().catch(1),
  position: z.tuple([z.number(), z.number()]).catch([0, 0]),
  parameters: z.looseObject({}).catch({}),
  disabled: z.boolean().catch(false),
  onError: z.string().max(50).catch(""),
  continueOnFail: z.boolean().catch(false),
  notes: z.string().catch(""),
  credentials: z.unknown().optional(),
});
const Link = z.object({
  node: z.string().max(300),
  index: z.int().min(0).max(50).catch(0),
});
const Workflow = z.object({
  name: z.string().max(500).catch("Imported from n8n"),
  nodes: z.array(z.unknown()),
  connections: z.looseObject({}).catch({}),
  settings: z
    .object({ timezone: z.string().max(60).catch(""), errorWorkflow: z.unknown().optional() })
    .catch({ timezone: "" }),
  pinData: z.looseObject({}).catch({}),
});

const hasNodes = (json: unknown): json is object =>
  typeof json === "object" && json !== null && "nodes" in json && "connections" in json;

/** The workflow of a file: exports of one, those of all in a list, and what n8n's own interfaces answer around it. */
function unwrapped(json: unknown): unknown {
  let inner = json;
  for (let depth = 0; depth < 3 && !hasNodes(inner); depth += 1) {
    if (Array.isArray(inner)) {
      const [first, second] = inner as unknown[];
      if (second !== undefined) return inner;
      inner = first;
    } else inner = below(inner, "data") ?? below(inner, "workflow");
  }
  return inner;
}

/** Whether JSON looks like n8n's: nodes, with the connections between them. */
export const isN8n = (json: unknown): boolean => {
  const inner = unwrapped(json);
  return hasNodes(inner) || (Array.isArray(inner) && inner.every(hasNodes));
};

/**
 * Reads what n8n exports, from a file or pasted. What it holds is data: nothing of it is worked out, and no credential
 * is taken. @throws NotImportable
 */
export function readExport(text: string): N8nWorkflow {
  if (text.length > maxBytes)
    throw new NotImportable("This export is too large. Import workflows of up to 1 MB.");
  const file = parsed(text);
  refuseHostile(file);
  const json = unwrapped(file);
  if (Array.isArray(json) && json.length > 1 && json.every(hasNodes))
    throw new NotImportable(
      `This file has ${json.length} workflows. Import them one by one: in n8n, open each and choose Download.`,
    );
  const read = Workflow.safeParse(json);
  if (!read.success || !hasNodes(json))
    throw new NotImportable("This is not an n8n export. It has no nodes and connections.");
  const { name, nodes: given, connections, settings, pinData } = read.data;
  if (given.length > maxNodes)
    throw new NotImportable(
      `This workflow has ${given.length.toLocaleString("en-US")} nodes. Split it up: an automation can have ${maxSteps} steps.`,
    );
  const nodes = given.flatMap((one) => {
    const node = Node.safeParse(one);
    return node.success ? [toNode(node.data)] : [];
  });
  if (nodes.length === 0) throw new NotImportable("This workflow has no nodes.");
  // Connections name nodes by their names; notes have none.
  const names = nodes.flatMap((node) => (node.type === stickyNote ? [] : [node.name]));
  if (new Set(names).size < names.length)
    throw new NotImportable("Two nodes of this workflow have the same name. Rename one in n8n.");
  const ways = Object.entries(connections);
  const links = ways.map(([from, one]) => [from, linksOf(one, "main")] as const);
  return {
    name: oneLine(name).slice(0, 100) || "Imported from n8n",
    nodes,
    links: new Map(links),
    errorLinks: new Map(ways.map(([from, one]) => [from, linksOf(one, "error").flat()] as const)),
    parts: new Map(
      ways.flatMap(([from, one]) => {
        const kind = partKindOf(one);
        return kind === null ? [] : [[from, kind] as const];
      }),
    ),
    zone: isZone(settings.timezone) ? settings.timezone : "",
    hasPinnedData: Object.keys(pinData).length > 0,
    hasErrorWorkflow: typeof settings.errorWorkflow === "string" && settings.errorWorkflow !== "",
    unread: given.length - nodes.length,
  };
}

/** `DEFAULT` and the like aren't zones. */
const isZone = (zone: string): boolean => {
  if (!/^[\w+-]+(\/[\w+-]+)*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, " ").trim();

/** n8n's own packages; nodes of others keep theirs in their type, so that they are never taken for these. */
const ownPackages = /^(?:n8n-nodes-base|@n8n\/n8n-nodes-langchain)\./;

function toNode({ type, ...node }: z.infer<typeof Node>): N8nNode {
  const [x, y] = node.position;
  const onError: Readonly<Record<string, N8nNode["onError"]>> = {
    continueErrorOutput: "branch",
    continueRegularOutput: "continue",
    "": node.continueOnFail ? "continue" : "stop",
  };
  return {
    name: node.name,
    type: type.replace(ownPackages, ""),
    version: node.typeVersion,
    position: [x, y],
    parameters: node.parameters,
    isDisabled: node.disabled,
    onError: (Object.hasOwn(onError, node.onError) ? onError[node.onError] : undefined) ?? "stop",
    about: node.notes.trim(),
    hasCredentials: node.credentials !== undefined,
  };
}

/** The data connections, or those of failures; those of language models and tools (`ai_…`) aren't ways of a workflow. */
function linksOf(ways: unknown, kind: "main" | "error"): N8nLink[][] {
  return asList(below(ways, kind))
    .slice(0, 50)
    .map((targets) =>
      asList(targets)
        .slice(0, 50)
        .flatMap((target) => {
          const link = Link.safeParse(target);
          return link.success ? [{ to: link.data.node, input: link.data.index }] : [];
        }),
    );
}

/** As what a node belongs to an AI node; null for nodes of the workflow itself. */
function partKindOf(ways: unknown): string | null {
  if (linksOf(ways, "main").flat().length > 0) return null;
  return Object.keys(asRecord(ways)).find((kind) => kind.startsWith("ai_")) ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/^\s*```\w*\n|\n```\s*$/g, ""));
  } catch {
    throw new NotImportable("This is not JSON. In n8n, choose Download, or copy the nodes.");
  }
}

/** @throws NotImportable where it is nested deeper, or holds more, than any export does */
function refuseHostile(json: unknown): void {
  let left = maxValues;
  const open: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    left -= 1;
    if (left < 0 || one.depth > maxDepth)
      throw new NotImportable("This export is nested too deeply, or holds too much.");
    if (typeof one.value !== "object" || one.value === null) continue;
    for (const key of Object.keys(one.value))
      if (forbidden.has(key))
        throw new NotImportable(
          `This file has a field named “${key}”, which n8n exports don’t have.`,
        );
    for (const value of Object.values(one.value)) open.push({ value, depth: one.depth + 1 });
  }
}
