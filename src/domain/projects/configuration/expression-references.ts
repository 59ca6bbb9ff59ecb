import { isPlainWay } from "#steps/expressions.ts";

/** A node of JSONata's syntax tree, of which only the parts that are looked at are named. */
export type ParsedNode = {
  type?: string;
  value?: unknown;
  steps?: ParsedNode[];
  predicate?: ParsedNode[];
  stages?: ParsedNode[];
  group?: unknown;
  pattern?: ParsedNode;
  update?: ParsedNode;
  delete?: ParsedNode;
};
export type ParseExpression = (
  source: string,
) => { ast: ParsedNode } | { problem: string; position: number | null };

/** A way that an expression goes from its data: what it reads there, and what inside of that. */
export type Reference = readonly string[];

/**
 * The ways that an expression goes from its data, as far as they can be told without working it out; names inside of
 * `[…]` and after `.` are those of what stands before.
 */
export function referencesOf(
  source: string,
  parse: ParseExpression | null,
): { references: Reference[] } | { problem: string; position: number | null } | null {
  const way = source.trim();
  if (way === "") return { references: [] };
  if (isPlainWay(way)) return { references: [way.replaceAll(/\[\d+\]/g, "").split(".")] };
  if (!parse) return null;
  const parsed = parse(way);
  if (!("ast" in parsed)) return parsed;
  const references: Reference[] = [];
  look(parsed.ast, true, references);
  return { references };
}

/** @param isAtRoot whether names are looked up in the expression's data itself */
function look(node: unknown, isAtRoot: boolean, found: Reference[]): void {
  if (Array.isArray(node)) {
    for (const one of node) look(one, isAtRoot, found);
    return;
  }
  if (typeof node !== "object" || node === null || node instanceof RegExp) return;
  const { type, steps } = node as ParsedNode;
  if (type === "path" && steps) {
    lookAlong(steps, isAtRoot, found);
    look((node as ParsedNode).group, false, found);
    return;
  }
  for (const [key, inner] of Object.entries(node)) {
    // What a transformation and a filter name is inside of what they are applied to.
    const isInside =
      type === "transform" || ["predicate", "stages", "group", "terms"].includes(key);
    look(inner, isAtRoot && !isInside, found);
  }
}

function lookAlong(steps: readonly ParsedNode[], isAtRoot: boolean, found: Reference[]): void {
  const [first, ...rest] = steps;
  if (!first) return;
  const startsAtRoot =
    first.type === "variable" && (first.value === "$" || (first.value === "" && isAtRoot));
  const names: string[] = [];
  const walked = startsAtRoot ? rest : isAtRoot ? steps : [];
  for (const { type, value, predicate, stages } of walked) {
    if (type !== "name" || typeof value !== "string") break;
    names.push(value);
    // A filter may pick a part that looks otherwise.
    if (predicate || stages) break;
  }
  if (names.length > 0) found.push(names);
  for (const [place, step] of steps.entries()) {
    const { predicate, stages } = step;
    look(predicate, false, found);
    look(stages, false, found);
    if (step.type !== "name")
      look({ ...step, predicate: null, stages: null }, isAtRoot && place === 0, found);
  }
}
