import { braced } from "./expressions.ts";
import type { Settings } from "./mapped.ts";
import { asList, asRecord, below, textAt } from "./parameters.ts";

export type Condition = { left: unknown; right: unknown; operation: string; type: string };
export type Conditions = { all: Condition[]; isAny: boolean };
type Say = { text: (value: unknown) => string; operand: (value: unknown) => string | null };

/** Our comparison for one of n8n's, where there is one. */
const comparisons: Readonly<Record<string, string>> = {
  equals: "is",
  equal: "is",
  notEquals: "is not",
  notEqual: "is not",
  contains: "contains",
  startsWith: "starts with",
  gt: "is more than",
  larger: "is more than",
  lt: "is less than",
  smaller: "is less than",
  empty: "is empty",
  isEmpty: "is empty",
  notExists: "is empty",
  notEmpty: "is filled in",
  isNotEmpty: "is filled in",
  exists: "is filled in",
  true: "is true",
};
/** Their names in older nodes, and those of dates. */
const sameAs: Readonly<Record<string, string>> = {
  equal: "equals",
  notEqual: "notEquals",
  larger: "gt",
  largerEqual: "gte",
  smaller: "lt",
  smallerEqual: "lte",
  isEmpty: "empty",
  isNotEmpty: "notEmpty",
  after: "gt",
  afterOrEquals: "gte",
  before: "lt",
  beforeOrEquals: "lte",
};
/** What the older nodes ask where they don't say it. */
const defaults: Readonly<Record<string, { operation: string; value: unknown }>> = {
  string: { operation: "equal", value: "" },
  number: { operation: "smaller", value: 0 },
  boolean: { operation: "equal", value: false },
  dateTime: { operation: "after", value: "" },
};

type Formula = (left: string, right: string) => string;
const isEmpty: Formula = (a) =>
  `$not($exists(${a})) or ${a} in ["", null] or ${a} = [] or ${a} = {}`;
const asText = (code: string) => (code.startsWith('"') ? code : `$string(${code})`);
const has: Formula = (a, b) => `$contains($string(${a}), ${asText(b)})`;
const starts: Formula = (a, b) => `$substring($string(${a}), 0, $length(${b})) = ${b}`;
const ends: Formula = (a, b) =>
  `$substring($string(${a}), $length($string(${a})) - $length(${b})) = ${b}`;
const not =
  (formula: Formula): Formula =>
  (a, b) =>
    `$not(${formula(a, b)})`;

/** The same as a formula, where conditions are joined, or where there is no comparison for it. */
const formulas: Readonly<Record<string, Formula>> = {
  equals: (a, b) => `${a} = ${b}`,
  notEquals: (a, b) => `${a} != ${b}`,
  contains: has,
  notContains: not(has),
  "contains of array": (a, b) => `${b} in ${a}`,
  "notContains of array": (a, b) => `$not(${b} in ${a})`,
  startsWith: starts,
  notStartsWith: not(starts),
  endsWith: ends,
  notEndsWith: not(ends),
  gt: (a, b) => `${a} > ${b}`,
  gte: (a, b) => `${a} >= ${b}`,
  lt: (a, b) => `${a} < ${b}`,
  lte: (a, b) => `${a} <= ${b}`,
  true: (a) => `${a} = true`,
  false: (a) => `${a} = false`,
  exists: (a) => `$exists(${a})`,
  notExists: (a) => `$not($exists(${a}))`,
  empty: isEmpty,
  notEmpty: not(isEmpty),
  regex: (a, b) => `$contains($string(${a}), ${b})`,
  notRegex: (a, b) => `$not($contains($string(${a}), ${b}))`,
  lengthEquals: (a, b) => `$count(${a}) = ${b}`,
  lengthNotEquals: (a, b) => `$count(${a}) != ${b}`,
  lengthGt: (a, b) => `$count(${a}) > ${b}`,
  lengthGte: (a, b) => `$count(${a}) >= ${b}`,
  lengthLt: (a, b) => `$count(${a}) < ${b}`,
  lengthLte: (a, b) => `$count(${a}) <= ${b}`,
};
const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A condition of the older nodes, whose type says what is meant where something is left out. */
export function olderCondition(
  type: string,
  left: unknown,
  right: unknown,
  asked: string,
): Condition {
  const preset = find(defaults, type) ?? { operation: "equal", value: "" };
  return {
    type,
    left: left ?? preset.value,
    right: right ?? preset.value,
    operation: asked || preset.operation,
  };
}

/** What a node asks, and how its questions are joined; the older nodes list them by type. */
export function conditionsOf(parameters: unknown): Conditions {
  const given = below(parameters, "conditions");
  const isAny =
    textAt(given, "combinator") === "or" || textAt(parameters, "combineOperation") === "any";
  const newer = asList(below(given, "conditions")).map((one) => ({
    left: below(one, "leftValue"),
    right: below(one, "rightValue"),
    operation: textAt(one, "operator", "operation"),
    type: textAt(one, "operator", "type"),
  }));
  const older = Object.entries(asRecord(given)).flatMap(([type, list]) =>
    find(defaults, type)
      ? asList(list).map((one) =>
          olderCondition(
            type,
            below(one, "value1"),
            below(one, "value2"),
            textAt(one, "operation"),
          ),
        )
      : [],
  );
  return { all: newer.length > 0 ? newer : older, isAny };
}

function isPattern(inner: string, flags: string): boolean {
  try {
    return new RegExp(inner, flags).source !== "";
  } catch {
    return false;
  }
}

/** A search pattern as JSONata writes it: `^a` or `/^a/i` of a text that isn't an expression. */
function patternOf(value: unknown): string | null {
  if (typeof value !== "string" || value.startsWith("=") || value === "") return null;
  const [, inner = value, flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(value) ?? [];
  if (!isPattern(inner, flags)) return null;
  const escaped = inner.replaceAll(/\\.|\//gs, (sign) => (sign === "/" ? "\\/" : sign));
  return escaped.includes("\n") ? null : `/${escaped}/${flags.replaceAll(/[^im]/g, "")}`;
}

const isNumber = (code: string) => /^-?\d+(\.\d+)?$/.test(code);
/** Numbers are also meant where they are written as texts; dates are compared as moments. */
function operandOf(value: unknown, type: string, { operand }: Say): string | null {
  const isText = typeof value === "string" && !value.startsWith("=");
  if (type === "number" && isText && isNumber(value.trim())) return value.trim();
  const code = operand(value);
  if (code === null) return null;
  if (type === "number") return isNumber(code) ? code : `$number(${code})`;
  return type === "dateTime" ? `$toMillis(${code})` : code;
}
/** What asks for something else than a value's own kind. */
const ofAnyType: ReadonlySet<string> = new Set(["exists", "notExists", "empty", "notEmpty"]);

/** A node's conditions as one formula; null where one of them can't be said. */
export function formulaOf({ all, isAny }: Conditions, say: Say): string | null {
  if (all.length === 0) return null;
  const parts = all.map(({ left, right, operation, type }) => {
    const name = find(sameAs, operation) ?? operation;
    const asType = ofAnyType.has(name) ? "" : type;
    const a = operandOf(left, asType, say);
    const b = /regex/i.test(name) ? patternOf(right) : operandOf(right, asType, say);
    const formula = find(formulas, `${name} of ${type}`) ?? find(formulas, name);
    return formula && a !== null && b !== null ? `(${formula(a, b)})` : null;
  });
  return parts.includes(null) ? null : parts.join(isAny ? " or " : " and ");
}

/** The settings of a decision for n8n's conditions; null where they ask for what a decision can't do. */
export function decisionFor(conditions: Conditions, say: Say): Settings | null {
  const [first] = conditions.all;
  if (!first) return null;
  const comparison = find(comparisons, first.operation);
  if (conditions.all.length === 1 && comparison !== undefined && first.type !== "dateTime")
    return {
      value: say.text(first.left).slice(0, 2000),
      comparison,
      other: say.text(first.right).slice(0, 2000),
    };
  const formula = formulaOf(conditions, say);
  if (formula === null) return null;
  const value = braced(formula);
  return value.length > 2000 ? null : { value, comparison: "is true", other: "" };
}
