import { z } from "zod";
import { cleanText } from "#kit/text.ts";

/** Why a file can't be imported, in words for people. */
export class NotImportable extends Error {
  override name = "NotImportable";
}

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
  /** It used an account: which one isn't read. */
  hasCredentials: boolean;
};
export type N8nWorkflow = {
  name: string;
  nodes: readonly N8nNode[];
  /** The nodes that follow each way out of a node, by the node's name. */
  links: ReadonlyMap<string, readonly (readonly string[])[]>;
  zone: string;
};

const Node = z.object({
  name: z.string().max(300),
  type: z.string().max(200),
  typeVersion: z.number().catch(1),
  position: z.tuple([z.number(), z.number()]).catch([0, 0]),
  parameters: z.looseObject({}).catch({}),
  disabled: z.boolean().catch(false),
  credentials: z.unknown().optional(),
});
const Link = z.object({ node: z.string().max(300) });
const Workflow = z.object({
  name: z.string().max(500).catch("Imported from n8n"),
  nodes: z.array(z.unknown()),
  connections: z.looseObject({}).catch({}),
  settings: z.object({ timezone: z.string().max(60).catch("") }).catch({ timezone: "" }),
});

/** Whether JSON looks like n8n's: nodes, with the connections between them. */
export const isN8n = (json: unknown): boolean =>
  typeof json === "object" && json !== null && "nodes" in json && "connections" in json;

/**
 * Reads what n8n exports, from a file or pasted. What it holds is data: nothing of it is worked out, and no credential
 * is taken. @throws NotImportable
 */
export function readExport(text: string): N8nWorkflow {
  if (text.length > maxBytes)
    throw new NotImportable("This export is too large. Import workflows of up to 1 MB.");
  const json = parsed(text);
  refuseHostile(json);
  const read = Workflow.safeParse(json);
  if (!read.success || !isN8n(json))
    throw new NotImportable("This is not an n8n export. It has no nodes and connections.");
  const { name, nodes: given, connections, settings } = read.data;
  if (given.length > maxNodes)
    throw new NotImportable(
      `This workflow has ${given.length.toLocaleString("en-US")} nodes. Split it up: an automation can have 200 steps.`,
    );
  const nodes = given.flatMap((one) => {
    const node = Node.safeParse(one);
    return node.success ? [toNode(node.data)] : [];
  });
  if (nodes.length === 0) throw new NotImportable("This workflow has no nodes.");
  if (new Set(nodes.map((node) => node.name)).size < nodes.length)
    throw new NotImportable("Two nodes of this workflow have the same name. Rename one in n8n.");
  const zone = /^[\w+-]+(\/[\w+-]+)*$/.test(settings.timezone) ? settings.timezone : "";
  return {
    name: oneLine(name).slice(0, 100) || "Imported from n8n",
    nodes,
    links: new Map(
      Object.entries(connections).map(([from, ways]) => [from, linksOf(ways)] as const),
    ),
    zone,
  };
}

const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, " ").trim();

function toNode({ type, ...node }: z.infer<typeof Node>): N8nNode {
  const [x, y] = node.position;
  return {
    name: node.name,
    type: type.slice(type.lastIndexOf(".") + 1),
    version: node.typeVersion,
    position: [x, y],
    parameters: node.parameters,
    isDisabled: node.disabled,
    hasCredentials: node.credentials !== undefined,
  };
}

/** The data connections; those of language models and tools (`ai_…`) aren't ways of a workflow. */
function linksOf(ways: unknown): string[][] {
  const main = typeof ways === "object" && ways !== null && "main" in ways ? ways.main : undefined;
  if (!Array.isArray(main)) return [];
  return main.slice(0, 50).map((targets: unknown) =>
    (Array.isArray(targets) ? targets : []).slice(0, 50).flatMap((target: unknown) => {
      const link = Link.safeParse(target);
      return link.success ? [link.data.node] : [];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
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
