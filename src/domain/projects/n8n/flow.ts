import { conditionsOf, decisionFor } from "./conditions.ts";
import type { Mapped, Mapping, Reading } from "./mapped.ts";
import { asList, asRecord, below, numberAt, textAt } from "./parameters.ts";

const noQuestion = "Its condition couldn’t be taken over: enter it again.";

const decision =
  (ways: readonly (string | null)[]): Mapping =>
  ({ node, text, operand, note }) => {
    const settings = decisionFor(conditionsOf(node.parameters), { text, operand });
    if (!settings) note(noQuestion);
    return { type: "decision", ...(settings && { settings }), ways, gives: null };
  };

/** The case of each rule, where all ask whether one value is something. */
const switchNode: Mapping = ({ node: { parameters }, text, note }) => {
  const rules = asList(below(parameters, "rules", "values") ?? below(parameters, "rules", "rules"));
  const asked = rules.slice(0, 20).map((rule) => {
    const [first] = conditionsOf(rule).all;
    return {
      value: first ? text(first.left) : text(below(parameters, "value1")),
      is: first ? text(first.right) : text(below(rule, "value2")),
      isEqual: ["equals", "equal", ""].includes(first?.operation ?? textAt(rule, "operation")),
      isOne: conditionsOf(rule).all.length <= 1,
    };
  });
  const [first] = asked;
  const isSame = asked.every(
    ({ value, isEqual, isOne }) => value === first?.value && isEqual && isOne,
  );
  if (!first || !isSame) note("Its rules ask for different things: enter the cases again.");
  const cases = asked.map(({ is }, at) => ({ id: `case-${at + 1}`, is: is.slice(0, 200) }));
  return {
    type: "switch",
    settings: { value: isSame && first ? first.value.slice(0, 2000) : "", cases },
    ways: [...cases.map(({ id }) => id), "other"],
    gives: null,
  };
};

const units: Readonly<Record<string, string>> = {
  seconds: "seconds",
  minutes: "minutes",
  hours: "hours",
  days: "days",
};

const wait: Mapping = ({ node: { parameters }, text }): Mapped => {
  const resume = textAt(parameters, "resume") || "timeInterval";
  if (resume === "webhook" || resume === "form")
    return { type: "callback", settings: { days: 7 }, ways: ["called"] };
  if (resume === "specificTime")
    return {
      type: "wait",
      settings: { how: "until a date", date: text(below(parameters, "dateTime")).slice(0, 500) },
      gives: null,
    };
  const unit = textAt(parameters, "unit") || "hours";
  const amount = Math.round(numberAt(parameters, 1, "amount"));
  return {
    type: "wait",
    settings: {
      how: "for a time",
      amount: Math.min(365, Math.max(1, amount)),
      unit: (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? "hours",
    },
    gives: null,
  };
};

/** Names and values of both generations of this node. */
function valuesOf({ node: { parameters }, text, note }: Reading) {
  const newer = asList(below(parameters, "assignments", "assignments"));
  const older = Object.values(asRecord(below(parameters, "values"))).flatMap(asList);
  const fields = asList(below(parameters, "fields", "values"));
  if (textAt(parameters, "mode") === "raw") note("It was written as JSON: enter its values again.");
  return [...newer, ...older, ...fields].slice(0, 50).map((one, at) => ({
    id: `value-${at + 1}`,
    name: textAt(one, "name").slice(0, 100),
    value: text(below(one, "value") ?? below(one, "stringValue")).slice(0, 5000),
  }));
}

const loop: Mapping = ({ node, operand, note }) => {
  note("Enter the list that it goes through. In the loop, each item is {{item}}.");
  const list = operand("={{ $json }}") ?? "";
  return {
    type: "each",
    settings: { list: `{{${list}}}`.slice(0, 2000) },
    // In its third version the first way out is what follows the loop.
    ways: node.version >= 3 ? ["", "each"] : ["each", ""],
  };
};

const transform = (how: string, field: (parameters: unknown) => string): Mapping =>
  function transformed({ node, operand }) {
    const list = operand("={{ $json }}") ?? "";
    const settings = { value: `{{${list}}}`.slice(0, 2000), how };
    return {
      type: "transform",
      settings: { ...settings, field: field(node.parameters).slice(0, 100) },
      gives: ".result",
    };
  };

/** Nodes that decide, wait, repeat, or change data. */
export const flowMappings: Readonly<Record<string, Mapping>> = {
  if: decision(["yes", "no"]),
  filter: decision(["yes", "no"]),
  switch: switchNode,
  wait,
  set: (reading) => ({ type: "set", settings: { fields: valuesOf(reading) } }),
  splitInBatches: loop,
  sort: transform("sort", (one) =>
    textAt(asList(below(one, "sortFieldsUi", "sortField"))[0], "fieldName"),
  ),
  removeDuplicates: transform("remove duplicates", () => ""),
  limit: transform("first items", () => ""),
  merge: ({ note }) => {
    note("Check the values that it puts together.");
    return { type: "merge", gives: ".result" };
  },
  noOp: () => ({ type: "set", settings: { fields: [] }, gives: null }),
  executeWorkflow: () => ({
    type: "automation",
    connect: "Choose which automation it starts.",
    gives: ".result",
  }),
};
