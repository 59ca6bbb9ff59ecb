import { any, type Code, joined, lengthOf, text, yesNo } from "./javascript-calls.ts";
import { type Moment, momentText } from "./javascript-dates.ts";
import { type Key, openNodesOf, type Source, wayIn } from "./sources.ts";

/** How data is called here, by its name in n8n. */
export type DataOf = {
  /** What came in, `$json`. */
  before: Source;
  /** Undefined where there is no such node. */
  named: (name: string) => Source | undefined;
  /** What is known of the workflow, such as `$workflow.name`, in JSONata. */
  known?: Readonly<Record<string, string>>;
  /** Told of each expression that reads the clock, and of each node that is to be chosen first. */
  sees?: (what: { clock: true } | { openNode: string }) => void;
};

/** A value of an expression: a way into data, what leads to one, a moment, or code of its own. */
export type Value =
  | { kind: "way"; source: Source; keys: readonly Key[] }
  | { kind: "item" | "items"; source: Source }
  | { kind: "global"; name: string }
  /** What `$item(0)` gives: the names of data again, such as its `$json`. */
  | { kind: "scope" }
  | { kind: "moment"; moment: Moment }
  | { kind: "code"; code: Code };

/** Longer expressions don't fit the settings of steps. */
const maxLength = 1900;
/** An expression that can't be said in JSONata. */
export class Untranslatable extends Error {}
export const giveUp = (): never => {
  throw new Untranslatable();
};

/** What stands in a value under a name or at a place. */
export function inside(value: Value, key: string | number, data: DataOf): Value {
  if (key === "length" && (value.kind === "way" || value.kind === "code"))
    return { kind: "code", code: lengthOf(codeOf(value, data)) };
  if (value.kind === "way") return { ...value, keys: [...value.keys, key] };
  if (value.kind === "items" && typeof key === "number")
    return { kind: "item", source: value.source };
  if (value.kind === "item" && (key === "json" || key === "data"))
    return { kind: "way", source: value.source, keys: [] };
  if (value.kind === "item" && key === "item") return value;
  if (value.kind === "global") return insideGlobal(value.name, key, data);
  if (value.kind !== "code") return giveUp();
  // A place in a text is a letter in JavaScript; in JSONata it is the text.
  const isRead = value.code.type === "any" || (value.code.type === "list" && key !== String(key));
  if (!isRead || isNothing(value.code)) return giveUp();
  const way = wayIn({ base: value.code.code }, [key]);
  return way === null ? giveUp() : { kind: "code", code: any(way) };
}

function insideGlobal(name: string, key: string | number, data: DataOf): Value {
  if (name === "$input" && key === "item") return { kind: "item", source: data.before };
  if (name === "$node") {
    const source = data.named(String(key));
    return source ? { kind: "item", source } : giveUp();
  }
  const known = data.known ?? {};
  const asked = `${name}.${key}`;
  return Object.hasOwn(known, asked) ? { kind: "code", code: text(known[asked] ?? "") } : giveUp();
}

/** A value of which a text's method is called: `name[0]` is a letter where the name is a text. */
export function letterOf(value: Value, data: DataOf): Code {
  const place = value.kind === "way" ? value.keys.at(-1) : undefined;
  const code = codeOf(value, data);
  if (value.kind !== "way" || typeof place !== "number") return code;
  const all = codeOf({ ...value, keys: value.keys.slice(0, -1) }, data).code;
  return joined(`$type(${all}) = "string" ? $substring(${all}, ${place}, 1) : ${code.code}`, "any");
}

/** The value in JSONata. Its length is checked here, for each part, since an operator may repeat its parts. */
export function codeOf(value: Value, data: DataOf): Code {
  const code = uncheckedCodeOf(value, data);
  return code.code.length > maxLength ? giveUp() : code;
}

function uncheckedCodeOf(value: Value, data: DataOf): Code {
  if (value.kind === "code") return value.code;
  if (value.kind === "moment") return momentText(value.moment);
  if (value.kind !== "way") return giveUp();
  const way = wayIn(value.source, value.keys);
  if (way === null) return giveUp();
  for (const openNode of openNodesOf(value.source)) data.sees?.({ openNode });
  return any(way);
}

const isNothing = ({ code }: Code) => code === "null";

export function operated(left: Code, sign: string, right: Code): Code {
  const [a, b] = [left.code, right.code];
  const areYesNo = left.type === "yes or no" && right.type === "yes or no";
  if (sign === "??") return joined(`$exists(${a}) and ${a} != null ? ${a} : ${b}`, "any");
  if (sign === "||")
    return areYesNo ? joined(`${a} or ${b}`, "yes or no") : joined(`${a} ? ${a} : ${b}`, "any");
  if (sign === "&&")
    return areYesNo ? joined(`${a} and ${b}`, "yes or no") : joined(`${a} ? ${b} : ${a}`, "any");
  if (["===", "==", "!==", "!="].includes(sign)) {
    const isNot = sign.startsWith("!");
    if (!isNothing(right)) return joined(`${a} ${isNot ? "!=" : "="} ${b}`, "yes or no");
    const isMissing = `$not($exists(${a})) or ${a} = null`;
    return isNot ? yesNo(`$not(${isMissing})`) : joined(isMissing, "yes or no");
  }
  if (["<=", ">=", "<", ">"].includes(sign)) return joined(`${a} ${sign} ${b}`, "yes or no");
  if (["-", "*", "/", "%"].includes(sign)) return joined(`${a} ${sign} ${b}`, "number");
  if (sign !== "+") return giveUp();
  if (left.type === "text" || right.type === "text") return joined(`${a} & ${b}`, "text");
  if (left.type === "number" && right.type === "number") return joined(`${a} + ${b}`, "number");
  const areNumbers = `$type(${a}) = "number" and $type(${b}) = "number"`;
  return joined(`${areNumbers} ? ${a} + ${b} : ${a} & ${b}`, "any");
}
