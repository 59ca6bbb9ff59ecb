/** A name or a place on the way to a value. */
export type Key = string | number;

/** Where data of n8n is found here. */
export type Source =
  | {
      /** What stands before every way, such as `trigger` or `look_up.body`. */
      base: string;
      /** Fields with another name here, by their way (`message.content`); `null`: there is no such field. */
      renames?: Readonly<Record<string, string | null>>;
      /** Of values that were set on top of others: their names, and where the others are. */
      own?: ReadonlySet<string>;
      rest?: Source;
      /** Fields have no names here, as with the cells of a sheet. */
      isUnread?: true;
      /** The node that has to be chosen before it gives anything. */
      openNode?: string;
    }
  /** What came by one of several ways. */
  | { either: readonly Source[] };

const plainName = /^[A-Za-z_]\w*$/;
/** In JSONata these are values. */
const literals: ReadonlySet<string> = new Set(["true", "false", "null", "function"]);
const maxRenamed = 5;

/** A way in JSONata; null where a name can't be written in it. */
function written(keys: readonly Key[]): string | null {
  const parts = keys.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    if (plainName.test(key) && !literals.has(key)) return `.${key}`;
    return key.includes("`") || key === "" ? null : `.\`${key}\``;
  });
  return parts.includes(null) ? null : parts.join("");
}

/** The way to a value of n8n here; null where there is none. */
export function wayIn(source: Source, keys: readonly Key[]): string | null {
  if ("either" in source) {
    const ways = [...new Set(source.either.map((one) => wayIn(one, keys)))];
    if (ways.includes(null)) return null;
    // Steps that weren't taken gave nothing, so the first that is there is taken.
    return ways.length === 1 ? (ways[0] ?? null) : `[${ways.join(", ")}][0]`;
  }
  if (source.isUnread && keys.length > 0) return null;
  const [first] = keys;
  if (source.own && source.rest) {
    if (first === undefined) {
      const rest = wayIn(source.rest, []);
      return rest === null ? null : `$merge([${rest}, ${source.base}])`;
    }
    if (!source.own.has(String(first))) return wayIn(source.rest, keys);
  }
  for (let length = Math.min(maxRenamed, keys.length); length > 0; length -= 1) {
    const name = keys.slice(0, length).join(".");
    if (!source.renames || !Object.hasOwn(source.renames, name)) continue;
    const renamed = source.renames[name];
    const after = written(keys.slice(length));
    if (renamed === null || renamed === undefined || after === null) return null;
    return `${source.base}${renamed === "" ? "" : `.${renamed}`}${after}`;
  }
  const way = written(keys);
  return way === null ? null : source.base + way;
}

/** The nodes to be chosen that a source reads from. */
export const openNodesOf = (source: Source): readonly string[] =>
  "either" in source
    ? source.either.flatMap(openNodesOf)
    : [
        ...(source.openNode === undefined ? [] : [source.openNode]),
        ...(source.rest ? openNodesOf(source.rest) : []),
      ];
