import type { N8nNode } from "./read-export.ts";

/** Names that expressions use for other things. */
const taken = ["trigger", "item", "index", "links", "start"];
const words = ["true", "false", "null", "and", "or", "in", "function"];

/** Names by which expressions find each step: `HTTP Request` is `http_request`. */
export function idsOf(steps: readonly Pick<N8nNode, "name">[]): Map<string, string> {
  const used = new Set([...taken, ...words]);
  const ids = new Map<string, string>();
  for (const { name } of steps) {
    const plain = name
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "_")
      .replaceAll(/^[^a-z]+|_+$/g, "")
      .slice(0, 40);
    const base = plain === "" ? "step" : plain;
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}${number}`;
    used.add(id);
    ids.set(name, id);
  }
  return ids;
}
