import { conditionsOf, decisionFor } from "./conditions.ts";
import type { Mapping } from "./mapped.ts";
import { asList, below, numberAt, textAt } from "./parameters.ts";
import { setNode } from "./set-values.ts";
import { switchNode } from "./switch.ts";
import { waitNode } from "./wait.ts";

const decision =
  (ways: readonly (string | null)[]): Mapping =>
  ({ node, text, operand, note }) => {
    const settings = decisionFor(conditionsOf(node.parameters), { text, operand });
    if (!settings) note("Its condition couldn’t be imported: enter it again.");
    return { type: "decision", ...(settings && { settings }), ways, gives: null };
  };

const loop: Mapping = ({ node, operand, note }) => {
  note("Enter the list that it goes through. In the loop, each item is {{item}}.");
  const list = operand("={{ $json }}") ?? "";
  if (numberAt(node.parameters, 1, "batchSize") > 1)
    note("In n8n, it takes several items at once. Here, it takes them one by one.");
  return {
    type: "each",
    settings: { list: `{{${list}}}`.slice(0, 2000) },
    // In its third version the first way out is what follows the loop.
    ways: node.version >= 3 ? ["", "each"] : ["each", ""],
  };
};

const transform = (
  how: string,
  settingsOf: (parameters: unknown) => { field?: string; count?: number },
): Mapping =>
  function transformed({ node, operand }) {
    const list = operand("={{ $json }}") ?? "";
    return {
      type: "transform",
      settings: { value: `{{${list}}}`.slice(0, 2000), how, ...settingsOf(node.parameters) },
      gives: { at: ".result" },
    };
  };

const sort: Mapping = (reading) => {
  const { parameters } = reading.node;
  const [first, ...others] = asList(below(parameters, "sortFieldsUi", "sortField"));
  if (others.length > 0) reading.note("Here, it sorts by the first field only.");
  const how = textAt(first, "order") === "descending" ? "sort, largest first" : "sort";
  return transform(how, () => ({
    field: reading.text(below(first, "fieldName")).slice(0, 100),
  }))(reading);
};

/** Ways to put data together that ours has; the others compare items. */
const merges: Readonly<Record<string, string>> = {
  append: "first",
  chooseBranch: "first",
  passThrough: "first",
  wait: "first",
  combine: "object",
  mergeByIndex: "object",
  mergeByKey: "object",
  multiplex: "object",
};

const merge: Mapping = ({ node: { parameters }, note }) => {
  const mode = textAt(parameters, "mode") || "append";
  const how = Object.hasOwn(merges, mode) ? merges[mode] : undefined;
  const compares =
    how === undefined ||
    mode === "mergeByKey" ||
    below(parameters, "fieldsToMatchString") !== undefined ||
    below(parameters, "mergeByFields") !== undefined;
  if (compares)
    note("In n8n, it compares items by their fields. Here, it only puts values together.");
  note(
    how === "object"
      ? "Check the values that it puts together into one object."
      : "It takes the first value that is there. Choose List as its result to get all.",
  );
  return { type: "merge", settings: { how: how ?? "first" }, gives: { at: ".result" } };
};

/** Nodes that decide, wait, repeat, or change data. */
export const flowMappings: Readonly<Record<string, Mapping>> = {
  if: decision(["yes", "no"]),
  filter: decision(["yes", "no"]),
  switch: switchNode,
  wait: waitNode,
  set: setNode,
  splitInBatches: loop,
  sort,
  removeDuplicates: transform("remove duplicates", () => ({})),
  limit: transform("first items", (parameters) => ({
    count: Math.min(1000, Math.max(1, Math.round(numberAt(parameters, 1, "maxItems")))),
  })),
  merge,
  noOp: () => ({ type: "set", settings: { fields: [] }, gives: null }),
  executeWorkflow: () => ({
    type: "automation",
    connect: "Choose which automation it starts.",
    gives: { at: ".result" },
  }),
};
