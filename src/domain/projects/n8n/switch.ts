import { type Conditions, conditionsOf, formulaOf, olderCondition } from "./conditions.ts";
import { braced } from "./expressions.ts";
import type { Mapping, Reading } from "./mapped.ts";
import { asList, below, numberAt, textAt } from "./parameters.ts";

/** A rule of a switch: what it asks, and which way out it leads to. */
type Rule = { asks: Conditions; out: number; name: string };
const maxCases = 20;

/** The rules of all generations of this node; in the first each names its way out. */
function rulesOf({ parameters, version }: Reading["node"]): Rule[] {
  const rules = asList(below(parameters, "rules", "values") ?? below(parameters, "rules", "rules"));
  const type = textAt(parameters, "dataType") || "number";
  return rules.map((rule, at) => {
    const asks = conditionsOf(rule);
    const one = olderCondition(
      type,
      below(parameters, "value1"),
      below(rule, "value2"),
      textAt(rule, "operation"),
    );
    return {
      asks: asks.all.length > 0 || version >= 3 ? asks : { all: [one], isAny: false },
      out: version < 2 ? numberAt(rule, 0, "output") : at,
      name: textAt(rule, "outputKey"),
    };
  });
}

/** Which way out is left where no rule fits; null: none. */
function fallbackOf({ parameters }: Reading["node"], rules: readonly Rule[]): number | null {
  const asked =
    below(parameters, "options", "fallbackOutput") ?? below(parameters, "fallbackOutput");
  if (asked === "extra") return rules.length;
  const out = numberAt({ asked }, -1, "asked");
  return out >= 0 ? out : null;
}

/** The node's ways out, and which of our cases lead there. */
const waysOf = (cases: readonly { id: string; out: number }[]): string[][] =>
  Array.from({ length: Math.min(60, Math.max(0, ...cases.map(({ out }) => out + 1))) }, (_, out) =>
    cases.flatMap((one) => (one.out === out ? [one.id] : [])),
  );

const id = (at: number) => `case-${at + 1}`;

/** An expression that says the number of the way out. */
const byNumber = ({ node: { parameters }, text }: Reading) => {
  const count = numberAt(parameters, 4, "numberOutputs");
  const cases = Array.from(
    { length: Math.min(maxCases, Math.max(1, Math.round(count))) },
    (_, at) => ({
      id: id(at),
      is: String(at),
    }),
  );
  return {
    type: "switch",
    settings: { value: text(below(parameters, "output")).slice(0, 2000), cases },
    ways: cases.map((one) => one.id),
    gives: null,
  };
};

/** One value that each rule compares with a text; null where they ask for other things. */
function byValue(rules: readonly Rule[], text: Reading["text"]) {
  const asked = rules.map(({ asks: { all } }) => (all.length === 1 ? all[0] : undefined));
  const [first] = asked;
  const isSame = asked.every(
    (one) => one?.left === first?.left && ["equal", "equals"].includes(one?.operation ?? ""),
  );
  return first && isSame
    ? { value: text(first.left), is: asked.map((one) => text(one?.right)) }
    : null;
}

/** A formula that says the name of the first rule that fits; null where one can't be said. */
function byFormula(rules: readonly Rule[], reading: Reading) {
  const formulas = rules.map(({ asks }) => formulaOf(asks, reading));
  if (formulas.includes(null)) return null;
  const names = rules.map(({ name }) => (/^=|\{\{/.test(name) ? "" : name.slice(0, 100)));
  const is = names.map((name, at) =>
    name === "" || names.indexOf(name) !== at ? `Case ${at + 1}` : name,
  );
  const asked = formulas.map((formula, at) => `${formula} ? ${JSON.stringify(is[at])} : `).join("");
  return { value: braced(`${asked}""`), is };
}

/** A switch of n8n: by what a value is, by rules of any kind, or by a number. */
export const switchNode: Mapping = (reading) => {
  const { node, text, note } = reading;
  if (textAt(node.parameters, "mode") === "expression") return byNumber(reading);
  const all = rulesOf(node);
  const rules = all.slice(0, maxCases);
  if (all.length > maxCases)
    note(`Only the first ${maxCases} of its ${all.length} rules were imported.`);
  if (below(node.parameters, "options", "allMatchingOutputs") === true)
    note("In n8n, it follows every branch that matches. Here, it follows the first.");
  const found = rules.length === 0 ? null : (byValue(rules, text) ?? byFormula(rules, reading));
  const isTooLong = found !== null && found.value.length > 2000;
  if (rules.length === 0) note("It has no rules that can be read. Add its cases.");
  else if (found === null || isTooLong)
    note("Its rules couldn’t be imported: enter the cases again.");
  const cases = rules.map((_, at) => ({ id: id(at), is: found?.is[at]?.slice(0, 200) ?? "" }));
  const fallback = fallbackOf(node, all);
  const ways = rules.map(({ out }, at) => ({ id: id(at), out }));
  return {
    type: "switch",
    settings: { value: found && !isTooLong ? found.value : "", cases },
    ways: waysOf(fallback === null ? ways : [...ways, { id: "other", out: fallback }]),
    gives: null,
  };
};
