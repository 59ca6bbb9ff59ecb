import { operandOf, priceNames } from "#domain/projects/configuration/trading-alerts.ts";
import {
  indicatorFacts,
  indicatorLabel,
} from "#domain/projects/configuration/trading-indicators.ts";
import type { Indicator } from "#domain/projects/configuration/trading-tool.ts";
import { BareSelect } from "../../ui/Field.tsx";

const number = "number";
const isNumber = (operand: string) => /^-?\d*(\.\d*)?$/.test(operand) && operand !== "";

/** One side of an alert's comparison: the price, a line of an indicator, or a number that is typed. */
export function OperandSelect({
  label,
  value,
  onChange,
  indicators,
  isReadOnly,
  isInvalid,
}: {
  label: string;
  value: string;
  onChange: (operand: string) => void;
  indicators: readonly Indicator[];
  isReadOnly: boolean;
  isInvalid: boolean;
}) {
  const lines = indicators.flatMap((indicator) => {
    const { outputs } = indicatorFacts[indicator.kind];
    const keys = indicator.kind === "other" ? [""] : outputs.map(({ key }) => key);
    return keys.map((key) => ({
      operand: operandOf(indicator.id, key),
      label: indicatorLabel(indicator, key),
    }));
  });
  const known = [...priceNames, ...lines.map(({ operand }) => operand), ""] as string[];
  const chosen = isNumber(value) ? number : value;
  return (
    <span className="sentence__side">
      <BareSelect
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        value={chosen}
        disabled={isReadOnly}
        onChange={(event) => {
          const next = event.currentTarget.value;
          onChange(next === number ? "0" : next);
        }}
      >
        <option value="">choose…</option>
        <optgroup label="Price">
          {priceNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
        {lines.length > 0 ? (
          <optgroup label="Indicators">
            {lines.map((line) => (
              <option key={line.operand} value={line.operand}>
                {line.label}
              </option>
            ))}
          </optgroup>
        ) : null}
        <option value={number}>a number</option>
        {known.includes(chosen) || chosen === number ? null : (
          <option value={chosen}>something deleted</option>
        )}
      </BareSelect>
      {chosen === number ? (
        <input
          className="input sentence__number"
          aria-label={`${label}: number`}
          inputMode="decimal"
          value={value}
          maxLength={20}
          readOnly={isReadOnly}
          onChange={(event) => {
            // As long as it can become a number: what can't isn't taken.
            const text = event.currentTarget.value.replace(",", ".");
            if (/^-?\d*(\.\d*)?$/.test(text)) onChange(text === "" ? "0" : text);
          }}
        />
      ) : null}
    </span>
  );
}
