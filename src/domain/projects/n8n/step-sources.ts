import type { Mapped } from "./mapped.ts";
import type { Way } from "./order-nodes.ts";
import type { N8nNode } from "./read-export.ts";
import type { Source } from "./sources.ts";

type Known = {
  nodes: ReadonlyMap<string, N8nNode>;
  mapped: ReadonlyMap<string, Mapped>;
  sources: ReadonlyMap<string, Source>;
  ids: ReadonlyMap<string, string>;
};
const trigger: Source = { base: "trigger" };
/** Beyond it, only the first of several ways is looked at. */
const maxSize = 40;

const sizeOf = (source: Source): number =>
  "either" in source
    ? source.either.reduce((sum, one) => sum + sizeOf(one), 0)
    : 1 + (source.rest ? sizeOf(source.rest) : 0);

/** What a step finds as its input: what the steps before gave; in a loop, the item; after a failure, what it says. */
export function beforeOf(
  into: readonly (Pick<Way, "from"> & Partial<Way>)[],
  { nodes, mapped, sources, ids }: Known,
): Source {
  const found = into.map(({ from, out = 0 }) => {
    const source = sources.get(from) ?? trigger;
    const one = mapped.get(from);
    if (one?.type === "each" && out !== "onError")
      return one.ways?.[out] === "each" ? source : { base: ids.get(from) ?? "" };
    const isFailure =
      out === "onError" ||
      (nodes.get(from)?.onError === "branch" && out >= (one?.ways?.length ?? 1));
    return isFailure ? failureOf(ids.get(from) ?? "") : source;
  });
  const [first = trigger, ...others] = [...new Set(found)];
  if (others.length === 0) return first;
  const either: Source = { either: [first, ...others] };
  return sizeOf(either) > maxSize ? first : either;
}

/** What a failed step gives: its error alone. */
function failureOf(id: string): Source {
  return { base: id, renames: { "error.message": "error", message: "error" } };
}

/** What a loop's steps find in each round. */
export const itemsOf = (before: Source): Source => ({
  base: "item",
  ...(!("either" in before) && before.isUnread && { isUnread: true }),
});

/** Where what a step gives is found. */
export function givenBy(
  { type, gives }: Mapped,
  { id, before, node }: { id: string; before: Source; node: N8nNode },
): Source {
  if (gives === null) return before;
  const { at = "", adds, ...more } = gives ?? {};
  const base = id + at;
  if (type === "action") return { base, openNode: node.name };
  return adds ? { base, own: new Set(adds), rest: before, ...more } : { base, ...more };
}
