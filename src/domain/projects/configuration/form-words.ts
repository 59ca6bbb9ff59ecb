import type { Condition, FormInterface } from "./form-interface.ts";

const comparisons: Readonly<Record<Condition["rules"][number]["comparison"], string>> = {
  equals: "is",
  "not-equals": "isn’t",
  contains: "contains",
  answered: "is answered",
  unanswered: "isn’t answered",
  "more-than": "is more than",
  "less-than": "is less than",
};

/** A condition in words, `“Country” is Spain`; empty where it always holds. */
export function conditionInWords(
  { match, rules }: Condition,
  { fields }: Pick<FormInterface, "fields">,
): string {
  return rules
    .map(({ fieldId, comparison, value }) => {
      const field = fields.find(({ id }) => id === fieldId);
      const answer = field?.options.find(({ id }) => id === value)?.name ?? value;
      const question = `“${field?.name ?? "a deleted question"}”`;
      return [question, comparisons[comparison], answer].filter(Boolean).join(" ");
    })
    .join(match === "all" ? " and " : " or ");
}
