import { memo } from "react";
import type { Condition, FormField } from "#domain/projects/configuration/form-interface.ts";
import { Button } from "../../ui/Button.tsx";
import { BareSelect } from "../../ui/Field.tsx";
import { Close } from "../../ui/icons.tsx";
import { ControlNotes } from "../fields/control-frame.tsx";
import { useLatest, useSameItems } from "../fields/use-latest.ts";
import { useListFocus } from "../fields/use-list-focus.ts";

type Rule = Condition["rules"][number];
const newId = () => `rule-${crypto.randomUUID().slice(0, 8)}`;

const words: Readonly<Record<Rule["comparison"], string>> = {
  equals: "is",
  "not-equals": "is not",
  contains: "includes",
  answered: "is answered",
  unanswered: "is not answered",
  "more-than": "is more than",
  "less-than": "is less than",
};
/** What can be asked about an answer of a kind. */
function comparisonsOf(type: FormField["type"] | undefined): Rule["comparison"][] {
  const any = ["answered", "unanswered"] as const;
  if (type === "choice" || type === "dropdown" || type === "yes-no")
    return ["equals", "not-equals", ...any];
  if (type === "choices") return ["contains", ...any];
  if (type === "file") return [...any];
  if (type === "number" || type === "rating")
    return ["equals", "not-equals", "more-than", "less-than", ...any];
  if (type === "date") return ["equals", "more-than", "less-than", ...any];
  return ["equals", "not-equals", "contains", ...any];
}
const comparesValue = ({ comparison }: Rule) =>
  comparison !== "answered" && comparison !== "unanswered";

type Props = {
  label: string;
  condition: Condition;
  change: (condition: Condition) => void;
  /** The questions that may be asked about. */
  earlier: readonly FormField[];
  isReadOnly: boolean;
  error?: string | undefined;
};

/** When something is shown: rules over earlier answers, built from lists. It isn't drawn again while others are typed into. */
export const ConditionEditor = (props: Props) => (
  <Editor {...props} change={useLatest(props.change)} earlier={useSameItems(props.earlier)} />
);

const Editor = memo(function Editor(props: Props) {
  const { label, condition, change, earlier, isReadOnly, error } = props;
  const { rules, match } = condition;
  const { holder, focusNext } = useListFocus<HTMLFieldSetElement>();
  const setRules = (next: Rule[]) => change({ ...condition, rules: next });
  const add = () => {
    const [first] = earlier;
    if (!first) return;
    const [comparison = "answered"] = comparisonsOf(first.type);
    focusNext(`[data-rule="${rules.length}"] select`);
    setRules([...rules, { id: newId(), fieldId: first.id, comparison, value: firstValue(first) }]);
  };
  const remove = (place: number) => {
    focusNext("[data-add]");
    setRules(rules.toSpliced(place, 1));
  };
  return (
    <fieldset className="field" ref={holder}>
      <legend className="field__label">{label}</legend>
      {rules.length === 0 ? (
        <p className="field__hint">
          {earlier.length === 0
            ? "Always. Rules can ask about earlier questions; there are none yet."
            : "Always."}
        </p>
      ) : null}
      {rules.length > 1 ? (
        <BareSelect
          aria-label="Which rules must hold"
          value={match}
          disabled={isReadOnly}
          onChange={({ target }) =>
            change({ ...condition, match: target.value === "any" ? "any" : "all" })
          }
        >
          <option value="all">When all of these hold</option>
          <option value="any">When any of these holds</option>
        </BareSelect>
      ) : null}
      {rules.map((rule, place) => (
        <div key={rule.id} className="form-rule" data-rule={place}>
          <RuleControls
            rule={rule}
            earlier={earlier}
            isReadOnly={isReadOnly}
            change={(next) => setRules(rules.with(place, next))}
          />
          {isReadOnly ? null : (
            <button
              type="button"
              className="form-rule__remove"
              aria-label={`Remove rule ${place + 1}`}
              onClick={() => remove(place)}
            >
              <Close size={16} />
            </button>
          )}
        </div>
      ))}
      {isReadOnly || earlier.length === 0 ? null : (
        <Button variant="quiet" size="small" data-add disabled={rules.length >= 10} onClick={add}>
          Add a rule
        </Button>
      )}
      <ControlNotes id={label} hint={null} error={error} />
    </fieldset>
  );
});

const firstValue = ({ type, options }: FormField): string =>
  type === "yes-no" ? "yes" : (options[0]?.id ?? "");

function RuleControls(props: {
  rule: Rule;
  earlier: readonly FormField[];
  isReadOnly: boolean;
  change: (rule: Rule) => void;
}) {
  const { rule, earlier, isReadOnly, change } = props;
  const field = earlier.find(({ id }) => id === rule.fieldId);
  const choose = (id: string) => {
    const next = earlier.find((one) => one.id === id);
    if (!next) return;
    const [comparison = "answered"] = comparisonsOf(next.type);
    change({ ...rule, fieldId: id, comparison, value: firstValue(next) });
  };
  return (
    <div className="form-rule__controls">
      <BareSelect
        aria-label="Question"
        value={rule.fieldId}
        disabled={isReadOnly}
        onChange={({ target }) => choose(target.value)}
      >
        {field ? null : <option value={rule.fieldId}>(not an earlier question)</option>}
        {earlier.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || "(no text yet)"}
          </option>
        ))}
      </BareSelect>
      <BareSelect
        aria-label="Comparison"
        value={rule.comparison}
        disabled={isReadOnly}
        onChange={({ target }) =>
          change({ ...rule, comparison: target.value as Rule["comparison"] })
        }
      >
        {[...new Set([...comparisonsOf(field?.type), rule.comparison])].map((comparison) => (
          <option key={comparison} value={comparison}>
            {words[comparison]}
          </option>
        ))}
      </BareSelect>
      {comparesValue(rule) ? (
        <RuleValue rule={rule} field={field} isReadOnly={isReadOnly} change={change} />
      ) : null}
    </div>
  );
}

function RuleValue(props: {
  rule: Rule;
  field: FormField | undefined;
  isReadOnly: boolean;
  change: (rule: Rule) => void;
}) {
  const { rule, field, isReadOnly, change } = props;
  const set = (value: string) => change({ ...rule, value });
  const options =
    field?.type === "yes-no"
      ? [
          { id: "yes", name: "Yes" },
          { id: "no", name: "No" },
        ]
      : (field?.options ?? []);
  const shared = {
    "aria-label": "Value",
    value: rule.value,
    disabled: isReadOnly,
  };
  if (options.length > 0)
    return (
      <BareSelect {...shared} onChange={({ target }) => set(target.value)}>
        {options.some(({ id }) => id === rule.value) ? null : (
          <option value={rule.value}>Choose…</option>
        )}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </BareSelect>
    );
  return (
    <input
      {...shared}
      className="input"
      type={field?.type === "date" ? "date" : "text"}
      inputMode={field?.type === "number" || field?.type === "rating" ? "decimal" : "text"}
      maxLength={200}
      onChange={({ target }) => set(target.value)}
    />
  );
}
