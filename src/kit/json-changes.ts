/** What JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * One difference between two documents. The path names keys; an item of a list whose items have ids is named
 * `#id`, and the order of such a list `@order`. What isn't there is undefined.
 */
export type Change = { path: readonly string[]; from: Json | undefined; to: Json | undefined };
/** Two changes of one place; the merged document holds `theirs`. */
export type Conflict = {
  path: readonly string[];
  mine: Json | undefined;
  theirs: Json | undefined;
};

type Item = { [key: string]: Json; id: string };
type Branch = { [key: string]: Json };
const orderKey = "@order";

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasId = (value: Json): value is Item => isBranch(value) && typeof value["id"] === "string";
/** A list of items that are known by their ids, each once. */
const isKeyed = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.every(hasId) &&
  new Set(value.map(({ id }) => id)).size === value.length;

/** Whether two values are the same, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isSameJson(value, b[at]));
  if (!isBranch(a) || !isBranch(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}

/** A keyed list as a branch: its items by id, and their order. */
const asBranch = (items: readonly Item[]): Branch => ({
  ...Object.fromEntries(items.map((item) => [`#${item.id}`, item])),
  [orderKey]: items.map(({ id }) => id),
});
const idsOf = (order: Json | undefined): string[] =>
  Array.isArray(order) ? order.filter((id) => typeof id === "string") : [];

function asList(branch: Branch): Item[] {
  const order = idsOf(branch[orderKey]);
  const items = Object.entries(branch).flatMap(([key, value]) =>
    key.startsWith("#") && hasId(value) ? [value] : [],
  );
  const place = new Map(order.map((id, at) => [id, at]));
  const last = items.length + order.length;
  return items.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

/** Both as branches where they can be looked into side by side. */
function branches(a: Json | undefined, b: Json | undefined): [Branch, Branch] | null {
  if (isBranch(a) && isBranch(b)) return [a, b];
  return isKeyed(a) && isKeyed(b) && a.length + b.length > 0 ? [asBranch(a), asBranch(b)] : null;
}
/** What both began with, if it is of the same kind as what became of it. */
function asBefore(base: Json, now: Json | undefined): Branch | null {
  if (Array.isArray(base) !== Array.isArray(now)) return null;
  if (isKeyed(base)) return asBranch(base);
  return isBranch(base) ? base : null;
}
const keysOf = (...all: readonly Branch[]) => [...new Set(all.flatMap((one) => Object.keys(one)))];
const own = (branch: Branch, key: string): Json | undefined =>
  Object.hasOwn(branch, key) ? branch[key] : undefined;

/** What has to change for `from` to become `to`. Lists without ids change as a whole. */
export function diffJson(
  from: Json | undefined,
  to: Json | undefined,
  path: readonly string[] = [],
): Change[] {
  if (isSameJson(from, to)) return [];
  const both = branches(from, to);
  if (!both) return [{ path, from, to }];
  const [a, b] = both;
  return keysOf(a, b).flatMap((key) => diffJson(own(a, key), own(b, key), [...path, key]));
}

/** The changes that take these back. */
export const invertChanges = (changes: readonly Change[]): Change[] =>
  changes.map(({ path, from, to }) => ({ path, from: to, to: from })).toReversed();

/**
 * The document after the changes. What a change no longer finds its place for (an item that was deleted) is
 * left out.
 */
export const applyChanges = (document: Json, changes: readonly Change[]): Json =>
  [...changes.filter((one) => !isOrder(one)), ...changes.filter(isOrder)].reduce(
    (now, { path, to }) => setAt(now, path, to),
    document,
  );
/** An order is applied once the items that it names are there. */
const isOrder = ({ path }: Change) => path.at(-1) === orderKey;

function setAt(value: Json, path: readonly string[], to: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  if (Array.isArray(value)) {
    if (!isKeyed(value)) return value;
    const changed = setIn(asBranch(value), key, rest, to);
    return changed ? asList(changed) : value;
  }
  return isBranch(value) ? (setIn(value, key, rest, to) ?? value) : value;
}

function setIn(
  branch: Branch,
  key: string,
  rest: readonly string[],
  to: Json | undefined,
): Branch | null {
  if (rest.length === 0) return to === undefined ? without(branch, key) : withKey(branch, key, to);
  const below = own(branch, key);
  return below === undefined ? null : withKey(branch, key, setAt(below, rest, to));
}
const without = (branch: Branch, key: string): Branch =>
  Object.fromEntries(Object.entries(branch).filter(([one]) => one !== key));
/** Also `__proto__` becomes a key like any other. */
const withKey = (branch: Branch, key: string, value: Json): Branch =>
  Object.fromEntries([...Object.entries(branch).filter(([one]) => one !== key), [key, value]]);

/**
 * Brings together what two people made of `base`. What only one of them changed is taken from that one; where both
 * changed one place differently, `theirs` stays, and the conflict is told.
 */
export function mergeJson(
  base: Json,
  mine: Json,
  theirs: Json,
): { merged: Json; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merged = mergeAt(base, mine, theirs, [], conflicts);
  return { merged: merged ?? null, conflicts };
}

function mergeAt(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: readonly string[],
  conflicts: Conflict[],
): Json | undefined {
  if (isSameJson(mine, theirs) || isSameJson(mine, base)) return theirs;
  if (isSameJson(theirs, base)) return mine;
  if (path.at(-1) === orderKey)
    return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs), path, conflicts);
  const both = branches(mine, theirs);
  const before = base === undefined ? {} : asBefore(base, mine);
  if (!both || !before) {
    conflicts.push({ path, mine, theirs });
    return theirs;
  }
  const [a, b] = both;
  const entries = keysOf(b, a).flatMap((key): [string, Json][] => {
    const value = mergeAt(own(before, key), own(a, key), own(b, key), [...path, key], conflicts);
    return value === undefined ? [] : [[key, value]];
  });
  const merged = Object.fromEntries(entries);
  return Array.isArray(theirs) ? asList(merged) : merged;
}

/** Their order, with what only mine holds behind what it stands behind in mine. */
function mergeOrder(
  base: string[],
  mine: string[],
  theirs: string[],
  path: readonly string[],
  conflicts: Conflict[],
): string[] {
  const common = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)));
  const among = (ids: string[]) => ids.filter((id) => common.has(id));
  const isMoved = (ids: string[]) => !isSameJson(among(ids), among(base));
  const [leads, follows] = isMoved(mine) && !isMoved(theirs) ? [mine, theirs] : [theirs, mine];
  if (isMoved(mine) && isMoved(theirs) && !isSameJson(among(mine), among(theirs)))
    conflicts.push({ path, mine, theirs });
  const order = [...leads];
  for (const [at, id] of follows.entries()) {
    if (order.includes(id)) continue;
    const before = follows.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
