import type { Settings } from "./mapped.ts";
import { asList, asRecord, below, textAt } from "./parameters.ts";

type Condition = { left: unknown; right: unknown; operation: string };

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
  after: "is more than",
  lt: "is less than",
  smaller: "is less than",
  before: "is less than",
  empty: "is empty",
  isEmpty: "is empty",
  notExists: "is empty",
  notEmpty: "is filled in",
  isNotEmpty: "is filled in",
  exists: "is filled in",
  true: "is true",
};

/** The same as a formula, where conditions are joined, or where there is no comparison for it. */
const formulas: Readonly<Record<string, (left: string, right: string) => string>> = {
  equals: (left, right) => `${left} = ${right}`,
  equal: (left, right) => `${left} = ${right}`,
  notEquals: (left, right) => `${left} != ${right}`,
  notEqual: (left, right) => `${left} != ${right}`,
  contains: (left, right) => `$contains($string(${left}), ${right})`,
  notContains: (left, right) => `$not($contains($string(${left}), ${right}))`,
  gt: (left, right) => `${left} > ${right}`,
  larger: (left, right) => `${left} > ${right}`,
  gte: (left, right) => `${left} >= ${right}`,
  largerEqual: (left, right) => `${left} >= ${right}`,
  lt: (left, right) => `${left} < ${right}`,
  smaller: (left, right) => `${left} < ${right}`,
  lte: (left, right) => `${left} <= ${right}`,
  smallerEqual: (left, right) => `${left} <= ${right}`,
  true: (left) => `${left} = true`,
  false: (left) => `${left} = false`,
  exists: (left) => `$exists(${left})`,
  notExists: (left) => `$not($exists(${left}))`,
};
const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a node asks, and how its questions are joined; the older nodes list them by type. */
export function conditionsOf(parameters: unknown): { all: Condition[]; isAny: boolean } {
  const given = below(parameters, "conditions");
  const isAny =
    textAt(given, "combinator") === "or" || textAt(parameters, "combineOperation") === "any";
  const newer = asList(below(given, "conditions")).map((one) => ({
    left: below(one, "leftValue"),
    right: below(one, "rightValue"),
    operation: textAt(one, "operator", "operation"),
  }));
  const older = Object.entries(asRecord(given)).flatMap(([type, list]) =>
    ["string", "number", "boolean", "dateTime"].includes(type)
      ? asList(list).map((one) => ({
          left: below(one, "value1"),
          right: below(one, "value2"),
          operation: textAt(one, "operation") || (type === "number" ? "smaller" : "equal"),
        }))
      : [],
  );
  return { all: newer.length > 0 ? newer : older, isAny };
}

/** The settings of a decision for n8n's conditions; null where they ask for what a decision can't do. */
export function decisionFor(
  { all, isAny }: ReturnType<typeof conditionsOf>,
  say: { text: (value: unknown) => string; operand: (value: unknown) => string | null },
): Settings | null {
  const [first] = all;
  if (!first) return null;
  const comparison = find(comparisons, first.operation);
  if (all.length === 1 && comparison !== undefined)
    return {
      value: say.text(first.left).slice(0, 2000),
      comparison,
      other: say.text(first.right).slice(0, 2000),
    };
  const parts = all.map(({ left, right, operation }) => {
    const [a, b] = [say.operand(left), say.operand(right)];
    const formula = find(formulas, operation);
    return formula && a !== null && b !== null ? `(${formula(a, b)})` : null;
  });
  if (parts.includes(null)) return null;
  const value = `{{${parts.join(isAny ? " or " : " and ")}}}`;
  return value.length > 2000 ? null : { value, comparison: "is true", other: "" };
}
