import { comparisonWords, operandOf } from "#domain/projects/configuration/trading-alerts.ts";
import { indicatorLabel, isTrend } from "#domain/projects/configuration/trading-indicators.ts";
import type { TradingAlert, TradingTool } from "#domain/projects/configuration/trading-tool.ts";
import { BareSelect } from "../../ui/Field.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { OperandSelect } from "./operand-select.tsx";

const comparisons = [
  ...Object.entries(comparisonWords),
  ["described", "is described in words"],
] as const;
const isComparison = (value: string): value is TradingAlert["comparison"] =>
  comparisons.some(([one]) => one === value);

/** An alert as a sentence: When [EMA 20] [crosses above] [close], only with the trend of […]. */
export function AlertFields({
  alert,
  change,
  tool,
  isReadOnly,
  error,
  nameError,
}: {
  alert: TradingAlert;
  change: (alert: TradingAlert) => void;
  tool: TradingTool;
  isReadOnly: boolean;
  error: string | undefined;
  nameError: string | undefined;
}) {
  const isDescribed = alert.comparison === "described";
  const trends = tool.indicators.filter(({ kind }) => isTrend(kind));
  const side = { indicators: tool.indicators, isReadOnly, isInvalid: error !== undefined };
  const isKnownTrend = trends.some(({ id }) => operandOf(id) === alert.trend);
  return (
    <>
      <p className="sentence">
        <span>When</span>
        {isDescribed ? null : (
          <OperandSelect
            {...side}
            label="What is compared"
            value={alert.left}
            onChange={(left) => change({ ...alert, left })}
          />
        )}
        <BareSelect
          aria-label="Comparison"
          value={alert.comparison}
          disabled={isReadOnly}
          onChange={(event) => {
            const comparison = event.currentTarget.value;
            if (isComparison(comparison)) change({ ...alert, comparison });
          }}
        >
          {comparisons.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </BareSelect>
        {isDescribed ? null : (
          <>
            <OperandSelect
              {...side}
              label="Compared with"
              value={alert.right}
              onChange={(right) => change({ ...alert, right })}
            />
            <span>only with the trend of</span>
            <BareSelect
              aria-label="Only with the trend of"
              value={alert.trend}
              disabled={isReadOnly}
              onChange={(event) => change({ ...alert, trend: event.currentTarget.value })}
            >
              <option value="">anything</option>
              {trends.map((indicator) => (
                <option key={indicator.id} value={operandOf(indicator.id)}>
                  {indicatorLabel(indicator)}
                </option>
              ))}
              {alert.trend === "" || isKnownTrend ? null : (
                <option value={alert.trend}>something deleted</option>
              )}
            </BareSelect>
          </>
        )}
      </p>
      {error ? <p className="field__error">{error}</p> : null}
      <TextControl
        label={isDescribed ? "What it waits for" : "What the alert says"}
        value={alert.name}
        max={100}
        error={nameError}
        isReadOnly={isReadOnly}
        onChange={(name) => change({ ...alert, name })}
      />
    </>
  );
}
