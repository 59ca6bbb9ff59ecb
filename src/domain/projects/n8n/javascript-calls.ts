/** A part of an expression in JSONata, with what it gives as far as that is known. */
export type Code = {
  code: string;
  type: "text" | "number" | "yes or no" | "list" | "any";
  /** Without the brackets that it needs inside of others. */
  bare?: string;
  /** Written down in the expression, not worked out. */
  literal?: string | number;
};

export const any = (code: string): Code => ({ code, type: "any" });
export const text = (code: string): Code => ({ code, type: "text" });
export const number = (code: string): Code => ({ code, type: "number" });
export const yesNo = (code: string): Code => ({ code, type: "yes or no" });
/** In brackets, unless it stands alone. */
export const joined = (bare: string, type: Code["type"]): Code => ({
  code: `(${bare})`,
  bare,
  type,
});
export const quoted = (value: string): Code => ({
  code: JSON.stringify(value),
  type: "text",
  literal: value,
});

/** What JavaScript writes as JSON; JSONata leaves out a text's quotes, but not inside of a list. */
const asJson = ({ code }: Code): Code =>
  text(`$substring($string([${code}]), 1, $length($string([${code}])) - 2)`);

type Method = (self: Code, args: readonly Code[]) => Code | null;
const ofText =
  (write: (code: string) => string): Method =>
  ({ code }, args) =>
    args.length === 0 ? text(write(code)) : null;

/** Whole numbers from 0, as they stand in calls such as `slice(0, 3)`. */
const places = (args: readonly Code[]): number[] | null => {
  const found = args.map(({ literal }) => literal);
  return found.every((one) => typeof one === "number" && Number.isInteger(one) && one >= 0)
    ? (found as number[])
    : null;
};

const cut: Method = ({ code, type }, args) => {
  const [from, to] = places(args) ?? [];
  if (from === undefined || args.length > 2 || (to !== undefined && to <= from)) return null;
  const asText = `$substring(${code}, ${from}${to === undefined ? "" : `, ${to - from}`})`;
  if (type === "text") return text(asText);
  const asList =
    to === undefined
      ? `$filter(${code}, function($v, $i){ $i >= ${from} })`
      : `${code}[[${from}..${to - 1}]]`;
  return joined(`$type(${code}) = "array" ? ${asList} : ${asText}`, "any");
};

const replace =
  (isAll: boolean): Method =>
  ({ code }, [from, to]) =>
    typeof from?.literal === "string" && from.literal !== "" && to?.type === "text"
      ? text(`$replace(${code}, ${from.code}, ${to.code}${isAll ? "" : ", 1"})`)
      : null;

const methods: Readonly<Record<string, Method>> = {
  toLowerCase: ofText((code) => `$lowercase(${code})`),
  toUpperCase: ofText((code) => `$uppercase(${code})`),
  trim: ofText((code) => String.raw`$replace(${code}, /^\s+|\s+$/, "")`),
  toString: ofText((code) => `$string(${code})`),
  toJsonString: (self) => asJson(self),
  toNumber: ({ code }) => number(`$number(${code})`),
  toInt: ({ code }) => number(`$floor($number(${code}))`),
  split: ({ code }, [by]) =>
    typeof by?.literal === "string" && by.literal !== ""
      ? { code: `$split(${code}, ${by.code})`, type: "list" }
      : null,
  join: ({ code }, [by = quoted(",")]) =>
    text(`$join($map(${code}, function($v){ $string($v) }), ${by.code})`),
  includes: ({ code, type }, [what]) => {
    if (!what) return null;
    const inText = `$contains(${code}, ${what.code})`;
    return type === "text"
      ? yesNo(inText)
      : joined(`$type(${code}) = "array" ? ${what.code} in ${code} : ${inText}`, "yes or no");
  },
  startsWith: ({ code }, [what]) =>
    what
      ? joined(`$substring(${code}, 0, $length(${what.code})) = ${what.code}`, "yes or no")
      : null,
  endsWith: ({ code }, [what]) =>
    typeof what?.literal === "string" && what.literal !== ""
      ? joined(`$substring(${code}, -${what.literal.length}) = ${what.code}`, "yes or no")
      : null,
  replace: replace(false),
  replaceAll: replace(true),
  substring: ({ code }, args) => cut(text(code), args),
  slice: cut,
  charAt: ({ code }, args) => {
    const [at] = places(args) ?? [];
    return at === undefined ? null : text(`$substring(${code}, ${at}, 1)`);
  },
  toFixed: ({ code }, [digits]) => {
    const [count = 0] = places(digits ? [digits] : []) ?? [-1];
    return count < 0 || count > 10
      ? null
      : text(`$formatNumber($number(${code}), "${count === 0 ? "0" : `0.${"0".repeat(count)}`}")`);
  },
  first: ({ code }) => any(`${code}[0]`),
  last: ({ code }) => any(`${code}[-1]`),
};

const whole =
  (write: (code: string) => string): Function =>
  ([one]) =>
    one ? number(write(`$number(${one.code})`)) : null;
type Function = (args: readonly Code[]) => Code | null;

const functions: Readonly<Record<string, Function>> = {
  "JSON.stringify": ([one]) => (one ? asJson(one) : null),
  "Object.keys": ([one]) => (one ? { code: `$keys(${one.code})`, type: "list" } : null),
  "Math.round": whole((code) => `$floor(${code} + 0.5)`),
  "Math.floor": whole((code) => `$floor(${code})`),
  "Math.ceil": whole((code) => `$ceil(${code})`),
  "Math.abs": whole((code) => `$abs(${code})`),
  "Math.max": (args) => number(`$max([${args.map(({ code }) => code).join(", ")}])`),
  "Math.min": (args) => number(`$min([${args.map(({ code }) => code).join(", ")}])`),
  Number: whole((code) => code),
  parseFloat: whole((code) => code),
  parseInt: whole((code) => `$floor(${code})`),
  String: ([one]) => (one ? text(`$string(${one.code})`) : null),
  encodeURIComponent: ([one]) => (one ? text(`$encodeUrlComponent($string(${one.code}))`) : null),
};

const find = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A call of a value's method; null where it isn't known here. */
export const callMethod = (self: Code, name: string, args: readonly Code[]): Code | null =>
  find(methods, name)?.(self, args) ?? null;

/** A call such as `Math.round(…)`; null where it isn't known here. */
export const callFunction = (name: string, args: readonly Code[]): Code | null =>
  find(functions, name)?.(args) ?? null;

/** `.length`, of texts and lists. */
export const lengthOf = ({ code, type }: Code): Code =>
  type === "list"
    ? number(`$count(${code})`)
    : type === "text"
      ? number(`$length(${code})`)
      : joined(`$type(${code}) = "string" ? $length(${code}) : $count(${code})`, "number");
